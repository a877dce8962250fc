import type { HostRules } from './host-rules.ts'
import { headersFile } from './headers-file.ts'

/**
 * Redirects and headers for Cloudflare Pages. It redirects before it looks for a file, matches paths with their
 * trailing slash, and rejects an exclamation mark.
 */
export function cloudflare(delivery: HostRules): Record<string, string> {
  const redirects = delivery.redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `${path} ${to} 301\n`),
  )
  return { _headers: headersFile(delivery), _redirects: redirects.join('') }
}
