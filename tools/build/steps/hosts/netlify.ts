import type { HostRules } from './host-rules.ts'
import { headersFile } from './headers-file.ts'

/** Redirects and headers for Netlify. The exclamation mark makes a redirect apply although the redirect page exists. */
export function netlify(delivery: HostRules): Record<string, string> {
  return {
    _headers: headersFile(delivery),
    _redirects: delivery.redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(''),
  }
}
