import { cloudflare } from './cloudflare.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

/** The hosts that the build writes files for: what goes into the site's folder, or beside it. */
export const hosts = { cloudflare, netlify, nginx, vercel } as const

/** Netlify's builds say so; everywhere else Cloudflare's dialect is the plain one. */
export function dialectIn(env: Record<string, string | undefined>): 'netlify' | 'cloudflare' {
  return env['NETLIFY'] ? 'netlify' : 'cloudflare'
}
