import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../build/part.ts'
import { withPolicy } from './content-security-policy.ts'

/** Gives each built page its own policy, and its script the hash that browsers compare it with. After all that changes pages. */
export function securePages(): Part {
  const hashes = new Map<string, string>()
  return {
    name: 'secure-pages',
    page(html, _path, { folder, env }) {
      const address = env['VITE_SUPABASE_URL']
      const backEnd = address ? new URL(address).origin : undefined
      const integrity = (script: string) => {
        const known = hashes.get(script) ?? `sha256-${createHash('sha256').update(readFileSync(join(folder, script))).digest('base64')}`
        hashes.set(script, known)
        return known
      }
      return withPolicy(html.replace(/<script src="(\/[^"]+)"/g, (tag, script: string) => `${tag} integrity="${integrity(script)}"`), backEnd)
    },
  }
}
