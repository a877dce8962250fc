import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflare } from './cloudflare.ts'
import type { HostRules } from './host-rules.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'
import type { ToolSettings } from '../../../lib/tool-settings.ts'

/** The hosts that the build writes files for, in the site's folder or beside it. */
export const hosts = { cloudflare, netlify, nginx, vercel } as const

/**
 * Writes each host's files to `hosting/<host>/` beside the built site, and those that are uploaded with it into the
 * site.
 * @param site the folder that is uploaded
 */
export function writeHosts(site: string, delivery: HostRules, { NETLIFY }: Pick<ToolSettings, 'NETLIFY'>): void {
  for (const [host, files] of Object.entries(hosts)) write(join(site, '..', 'hosting', host), files(delivery))
  // Netlify's builds set this variable. Other hosts understand Cloudflare's syntax.
  write(site, (NETLIFY ? netlify : cloudflare)(delivery))
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
