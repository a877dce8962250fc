import { caching, immutableFolders, securityHeaders } from './headers.ts'

/** An old path, and the page that it leads to now. */
export type Redirect = { from: string; to: string }

/** Headers for all paths, or for those below a folder. No header is in two rules: hosts would join its values. */
type HeaderRule = { folder?: string; headers: Readonly<Record<string, string>> }

/** How the built site is to be served, whichever host serves it. */
export type Delivery = {
  headers: readonly HeaderRule[]
  /** Permanent, with the query kept. */
  redirects: readonly Redirect[]
}

/** The one description that each host's own files are written from. */
export function deliveryOf(redirects: readonly Redirect[]): Delivery {
  const cached = immutableFolders.map((folder) => ({ folder, headers: { 'cache-control': caching.immutable } }))
  return { headers: [{ headers: securityHeaders }, ...cached], redirects }
}

/** `x-frame-options` as people write it: `X-Frame-Options`. */
export function spelled(name: string): string {
  return name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())
}
