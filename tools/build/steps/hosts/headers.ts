/** How a file of the built site may be kept: for ever where its name holds its hash, else asked for again each time. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const

/** Folders of files whose names hold their hash. */
export const immutableFolders = ['/assets/'] as const

/** What every answer says, whoever serves the site. */
export const securityHeaders = {
  // What a page's own policy, in its head, cannot say. Not 'none': the gallery of previews shows widgets in frames.
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-opener-policy': 'same-origin',
  // Link previews fetch their pictures from servers, so no other site needs to embed a file of this one.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Not no-referrer: a form posted without script would then name no origin, and be refused.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
} as const satisfies Record<string, string>

/** How the file at a path below the site's root may be kept. */
export function cachingOf(path: string): string {
  return immutableFolders.some((folder) => path.startsWith(folder)) ? caching.immutable : caching.revalidated
}
