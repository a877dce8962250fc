import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Delivery } from './delivery.ts'
import { dialectIn, hosts } from './hosts.ts'

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
  write(site, hosts[dialectIn(env)](delivery))
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
