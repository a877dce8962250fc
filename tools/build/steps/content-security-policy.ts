import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { attribute, elements, textContent } from '../../lib/html.ts'
import type { BuildStep } from '../step.ts'

/** The only Trusted Types policy that the site's scripts may create: it allows the search's worker. */
const TRUSTED_POLICY = 'default'

/** Executable scripts and speculation rules; JSON-LD and other data are neither. */
const EXECUTABLE_TYPES = new Set([undefined, 'module', 'importmap', 'speculationrules'])

/**
 * The policy of one page: its scripts and styles by their hashes, the site's files and the back end.
 * @param backEnd origin of the forms' functions if it is not the site's
 */
export function contentSecurityPolicy(page: Root, backEnd?: string): string {
  const all = elements(page)
  const scripts = all
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined && EXECUTABLE_TYPES.has(attribute(script, 'type')))
    .map((script) => hash(textContent(script)))
  const styles = all.filter(({ tagName }) => tagName === 'style').map((style) => hash(textContent(style)))
  const attributes = all.flatMap((element) => attribute(element, 'style') ?? []).map(hash)
  const connections = ["'self'", ...(backEnd ? [backEnd] : [])]
  return Object.entries({
    // Pictures, fonts, the manifest. Firefox also applies it to prefetched pages.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    // Only the gallery has iframes.
    ...(!all.some(({ tagName }) => tagName === 'iframe') && { 'frame-src': ["'none'"] }),
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    ...(attributes.length && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
    'connect-src': connections,
    'form-action': connections,
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_POLICY],
  })
    .map(([directive, values]) => [directive, ...new Set(values)].join(' '))
    .join(';')
}

/** Adds its own policy to each page. Must run after every step that changes pages. */
export function securePages(): BuildStep {
  return {
    page(page, { settings }) {
      const { VITE_SUPABASE_URL: address } = settings
      const policy = contentSecurityPolicy(page.tree, address && new URL(address).origin)
      // The policy applies to what follows it. The charset must be in the first kilobyte.
      const charset = page.head.find((element) => attribute(element, 'charset'))
      if (!charset) throw new Error(`${page.path} has no <meta charset> in its head.`)
      page.insertAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
    },
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
