import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildStep } from '../../step.ts'
import { withPolicy } from './content-security-policy.ts'

/** What a page names its script and its style sheets in; the last is the sheet that islands load. */
const NAMED = /(<script src|<link rel="stylesheet" href|<style data-sheet)="(\/[^"]+)"/g

/** Gives each built page its own policy, and its script and sheets the hashes that browsers compare them with. After all that changes pages. */
export function securePages(): BuildStep {
  const hashes = new Map<string, string>()
  return {
    name: 'secure-pages',
    page(html, _path, { folder, env }) {
      const address = env['VITE_SUPABASE_URL']
      const backEnd = address ? new URL(address).origin : undefined
      const integrity = (file: string) => {
        const known =
          hashes.get(file) ??
          `sha256-${createHash('sha256')
            .update(readFileSync(join(folder, file)))
            .digest('base64')}`
        hashes.set(file, known)
        return known
      }
      const hashed = html.replace(
        NAMED,
        (tag, start: string, file: string) =>
          `${tag} ${start.startsWith('<style') ? 'data-' : ''}integrity="${integrity(file)}"`,
      )
      return withPolicy(hashed, backEnd)
    },
  }
}
