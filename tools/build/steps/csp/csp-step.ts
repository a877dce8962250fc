import type { BuildStep } from '../../step.ts'
import { withPolicy } from './content-security-policy.ts'

/** Gives each built page its own policy. Runs after every step that changes pages. */
export function securePages(): BuildStep {
  return {
    name: 'secure-pages',
    page(html, _path, { env }) {
      const address = env['VITE_SUPABASE_URL']
      return withPolicy(html, address ? new URL(address).origin : undefined)
    },
  }
}
