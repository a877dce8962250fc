import { caching, immutableFolders, securityHeaders } from './headers.ts'

/** An old path, and the page that it leads to now. */
export type Redirect = { from: string; to: string }

/** Headers for all paths, or for those below a folder. No header stands in two rules: hosts would join its values. */
type HeaderRule = { folder?: string; headers: Readonly<Record<string, string>> }

/**
 * How the built site is to be served, whoever serves it. What it does not say are habits that all these hosts share or
 * are told.
 */
export type Delivery = {
  headers: readonly HeaderRule[]
  /** Permanent, with the query kept. */
  redirects: readonly Redirect[]
  /** Served with status 404 where there is no file. */
  notFound: '/404.html'
  /** `/page` is the file `page.html`; `/page/` and `/page.html` lead there. */
  addresses: 'without slash or ending'
}

/**
 * The one description that each host's own files are written from. Pages are asked for again each time everywhere
 * without a word.
 */
export function deliveryOf(redirects: readonly Redirect[]): Delivery {
  return {
    headers: [
      { headers: securityHeaders },
      ...immutableFolders.map((folder) => ({ folder, headers: { 'cache-control': caching.immutable } })),
    ],
    redirects,
    notFound: '/404.html',
    addresses: 'without slash or ending',
  }
}

/** `x-frame-options` as people write it: `X-Frame-Options`. */
export function spelled(name: string): string {
  return name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())
}
