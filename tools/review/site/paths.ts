import { sep } from 'node:path'
import GithubSlugger from 'github-slugger'

const SOMEWHERE = 'http://site.invalid'

/** A file of a built site as the path of its page: `/pricing` for `pricing/index.html` and for `pricing.html`. */
export function pagePath(file: string): string {
  return `/${file}`.replace(/\.html?$/i, '').replace(/\/index$/i, '') || '/'
}

/** A path as pages are named: a leading slash, no trailing slash, no `.html`, decoded. */
export function cleanPath(path: string): string {
  return pagePath(filePath(path).replace(/\/+$/, ''))
}

/** A path as a file of the folder. */
export function filePath(path: string): string {
  return decode(path).replace(/^\/+/, '')
}

/** What the relative addresses of a page are relative to: its file, or its `<base href>`. */
export function baseAddress(file: string, baseHref?: string): string {
  const ownAddress = `${SOMEWHERE}/${file.split('/').map(encodeURIComponent).join('/')}`
  return baseHref !== undefined && URL.canParse(baseHref, ownAddress) ? new URL(baseHref, ownAddress).href : ownAddress
}

/** The target of a link in a file or at a base address; undefined if it leaves the site or is no page (mailto:). */
export function resolveLink(href: string, from: string, origin?: string): { path: string; hash: string } | undefined {
  const base = URL.canParse(from) ? from : baseAddress(from)
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined
  if (!url || (url.origin !== SOMEWHERE && url.origin !== origin)) return undefined
  return { path: url.pathname, hash: decode(url.hash.slice(1)) }
}

/** Invalid encoding is kept as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A redirect from one address to another. */
export interface Redirect {
  from: string
  to: string
}

/** The redirects of a `_redirects` file, a line each: from, to and perhaps a status; rewrites (status 200) included. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const words = line.replace(/(^|\s)#.*$/, '').trim()
    const [from = '', to = '', status = '301'] = words.split(/\s+/)
    return from.startsWith('/') && to && Number.parseInt(status, 10) < 400 ? [{ from, to }] : []
  })
}

/** The target of a redirect for a path. */
export function follow(redirects: readonly Redirect[], path: string): string | undefined {
  return redirects.find(({ from }) => cleanPath(from) === path)?.to
}

/** A file name for each path, each once, capitals ignored. */
export function slugs(paths: readonly string[]): Map<string, string> {
  const slugger = new GithubSlugger()
  const nameOf = (path: string) => path.slice(1, 60).replace(/[^a-z0-9-]+/gi, '_') || 'home'
  return new Map(paths.map((path) => [path, slugger.slug(nameOf(path))]))
}

/** Whether a real path is a folder or lies in it. */
export function contains(folder: string, path: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`)
}
