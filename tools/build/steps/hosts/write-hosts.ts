import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflare } from './cloudflare.ts'
import type { Delivery } from './delivery.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

/** The hosts that the build writes files for: what goes into the site's folder, or beside it. */
export const hosts = { cloudflare, netlify, nginx, vercel } as const

/**
 * Writes each host's own files beside a built site, into `hosting/<host>/`, and into the site those that it is uploaded
 * with.
 * @param site the folder that visitors get
 */
export function writeHosts(
  site: string,
  delivery: Delivery,
  env: Record<string, string | undefined> = process.env,
): void {
  for (const [host, files] of Object.entries(hosts)) write(join(site, '..', 'hosting', host), files(delivery))
  // Netlify's builds say so; everywhere else Cloudflare's dialect is the plain one.
  write(site, (env['NETLIFY'] ? netlify : cloudflare)(delivery))
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
