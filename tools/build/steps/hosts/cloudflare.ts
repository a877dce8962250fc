import type { Delivery } from './delivery.ts'
import { headersFile } from './headers-file.ts'

/**
 * For Cloudflare Pages, which redirects before it looks for a file, matches a path with its slash, and refuses an
 * exclamation mark.
 */
export function cloudflare(delivery: Delivery): Record<string, string> {
  const redirects = delivery.redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `${path} ${to} 301\n`),
  )
  return { _headers: headersFile(delivery), _redirects: redirects.join('') }
}
