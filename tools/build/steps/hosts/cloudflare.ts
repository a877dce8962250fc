import type { Delivery } from './delivery.ts'
import { headersFile } from './headers-file.ts'

/** What Cloudflare Pages reads of these files; what is beyond it would leave out without a word. */
const LIMITS = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 } as const

/**
 * For Cloudflare Pages, which redirects before it looks for a file, matches a path with its slash, and refuses an
 * exclamation mark.
 */
export function cloudflare(delivery: Delivery): Record<string, string> {
  const redirects = delivery.redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `${path} ${to} 301\n`),
  )
  const files = {
    _headers: headersFile(delivery),
    _redirects: redirects.join(''),
  }
  atMost(LIMITS.headerRules, delivery.headers.length, 'header rules')
  atMost(LIMITS.redirects, redirects.length, 'redirects, two for each old address')
  atMost(LIMITS.headerLine, longest(files._headers), 'characters in a line of _headers')
  atMost(LIMITS.redirectLine, longest(files._redirects), 'characters in a line of _redirects')
  return files
}

function longest(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length))
}

function atMost(limit: number, count: number, what: string): void {
  if (count > limit) throw new Error(`Cloudflare Pages reads at most ${limit} ${what}; these are ${count}.`)
}
