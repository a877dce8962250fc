import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterPrerender } from '../content/after-prerender.ts'
import { withPolicy } from './content-security-policy.ts'

/** Gives each built page its own policy, and its script the hash that browsers compare it with. After all that changes pages. */
export function securePages(): Plugin {
  return afterPrerender('secure-pages', ({ folder, change, env }) => {
    const address = env['VITE_SUPABASE_URL']
    const backEnd = address ? new URL(address).origin : undefined
    const hashes = new Map<string, string>()
    const integrity = (address: string) => {
      const known = hashes.get(address) ?? `sha256-${createHash('sha256').update(readFileSync(join(folder, address))).digest('base64')}`
      hashes.set(address, known)
      return known
    }
    change((html) => withPolicy(html.replace(/<script src="(\/[^"]+)"/g, (tag, address: string) => `${tag} integrity="${integrity(address)}"`), backEnd))
  })
}
