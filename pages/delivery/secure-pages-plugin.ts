import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { clientFolder } from '../content/client-folder.ts'
import { withPolicy } from './content-security-policy.ts'

/** Gives each built page its own policy, and its script the hash that browsers compare it with. After all that changes pages. */
export function securePages(): Plugin {
  let folder = ''
  let backEnd: string | undefined
  return {
    name: 'staffroom:secure-pages',
    apply: 'build',
    configResolved(config) {
      folder = clientFolder(config)
      const address = config.env['VITE_SUPABASE_URL'] as string | undefined
      backEnd = address ? new URL(address).origin : undefined
    },
    closeBundle: {
      // After Vike has pre-rendered.
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name !== 'ssr') return
        const hashes = new Map<string, string>()
        const integrity = (address: string) => {
          const known = hashes.get(address) ?? `sha256-${createHash('sha256').update(readFileSync(join(folder, address))).digest('base64')}`
          hashes.set(address, known)
          return known
        }
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue
          const path = join(folder, file)
          const page = readFileSync(path, 'utf8').replace(/<script src="(\/[^"]+)"/g, (tag, address: string) => `${tag} integrity="${integrity(address)}"`)
          writeFileSync(path, withPolicy(page, backEnd))
        }
      },
    },
  }
}
