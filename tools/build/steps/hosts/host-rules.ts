import { caching, immutableFolders, securityHeaders } from './headers.ts'

/** A permanent redirect from an old path to a page. */
export type PermanentRedirect = { from: string; to: string }

/**
 * Headers for all paths, or for those below a folder. No header is in two rules, because hosts would join its values.
 */
type HeaderRule = { folder?: string; headers: Readonly<Record<string, string>> }

/** The headers and redirects of the built site, for any host. */
export type HostRules = {
  headers: readonly HeaderRule[]
  /** Permanent redirects that keep the query string. */
  redirects: readonly PermanentRedirect[]
}

/** The headers and redirects that each host's files are written from. */
export function deliveryOf(redirects: readonly PermanentRedirect[]): HostRules {
  const cached = immutableFolders.map((folder) => ({ folder, headers: { 'cache-control': caching.immutable } }))
  return { headers: [{ headers: securityHeaders }, ...cached], redirects }
}

/** A header name in its usual case: `X-Frame-Options` for `x-frame-options`. */
export function titleCase(name: string): string {
  return name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())
}
