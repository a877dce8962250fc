import type { Delivery } from './delivery.ts'
import { headersFile } from './headers-file.ts'

/** For Netlify: without the exclamation mark the page that hosts without redirects show would be served instead. */
export function netlify(delivery: Delivery): Record<string, string> {
  return {
    _headers: headersFile(delivery),
    _redirects: delivery.redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(''),
  }
}
