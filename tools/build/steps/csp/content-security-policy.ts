import { createHash } from 'node:crypto'
import { decoded } from '../../../../pages/document/entities.ts'

/** The one Trusted Types policy that scripts of the site may make. */
export const TRUSTED_POLICY = 'staffroom'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g
/** Scripts that run, and rules that browsers obey; JSON-LD and other data are neither. */
const OBEYED = new Set([undefined, 'module', 'importmap', 'speculationrules'])
const STYLE = /<style[^>]*>([^]*?)<\/style>/g
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi

/**
 * The policy of one page: its own scripts and styles by their hashes, the site's files, the back end, and nothing else.
 * @param backEnd origin of the forms' functions where it is not the site's own
 */
export function contentSecurityPolicy(html: string, backEnd?: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => OBEYED.has(/\stype="?([\w/+-]+)/.exec(attributes!)?.[1]))
    .map(([, , code]) => hash(code!))
  const styles = [...html.matchAll(STYLE)].map(([, css]) => hash(css!))
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, css]) => hash(decoded(css!)))
  const asked = ["'self'", ...(backEnd ? [backEnd] : [])]
  return Object.entries({
    // Pictures, fonts, the manifest; Firefox also judges by it what is fetched ahead.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    // Only the gallery shows pages in pages.
    ...(!html.includes('<iframe') && { 'frame-src': ["'none'"] }),
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    ...(attributes.length && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
    'connect-src': asked,
    'form-action': asked,
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_POLICY],
  })
    .map(([directive, values]) => [directive, ...new Set(values)].join(' '))
    .join(';')
}

/** A page with its policy, before everything that it governs. */
export function withPolicy(html: string, backEnd?: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, backEnd)}"/>`
  // Vike's own first tag is gone by now; the charset must stand in the first kilobyte.
  return html.replace(/<head>(?:<meta charset="?[\w-]+"?\s*\/?>)?/i, (start) => start + meta)
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
