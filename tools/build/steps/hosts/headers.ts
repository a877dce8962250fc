/** The values of cache-control: a year for files with a hash in their name, otherwise revalidation on each request. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const

/** Folders of files that have a hash in their name. */
export const immutableFolders = ['/assets/'] as const

/** The headers of every response, on any host. */
export const securityHeaders = {
  // A policy in a meta element cannot set this. Not 'none', because the gallery of previews shows widgets in iframes.
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-opener-policy': 'same-origin',
  // Link previews fetch their pictures from servers, so no other site needs to embed a file of this one.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Not no-referrer: a form posted without script would have no origin and be rejected.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
} as const satisfies Record<string, string>

/** The cache-control of the file at a path below the site's root. */
export function cachingOf(path: string): string {
  return immutableFolders.some((folder) => path.startsWith(folder)) ? caching.immutable : caching.revalidated
}
