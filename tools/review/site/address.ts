const SOMEWHERE = 'http://site.invalid'

/** A file of a built site as the path of its page: `/pricing` for `pricing/index.html` and for `pricing.html`. */
export function pagePath(file: string): string {
  const path = `/${file}`.replace(/\.html?$/i, '').replace(/\/index$/i, '')
  return path || '/'
}

/** A path as pages are named: a leading slash, no trailing slash, no `.html`, decoded. */
export function cleanPath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURI(path)
  } catch {
    // Invalid encoding: keep it as it is.
  }
  return pagePath(decoded.replace(/^\/+/, '').replace(/\/+$/, ''))
}

/** The target of a link in a file of the site; undefined if it leaves the site or is not a page (mailto:, tel:). */
export function resolveLink(href: string, file: string, origin?: string): { path: string; hash: string } | undefined {
  const address = href.trim()
  if (/^(mailto|tel|sms|javascript|data|blob|about):/i.test(address)) return undefined
  let url: URL
  try {
    url = new URL(address, `${SOMEWHERE}/${file}`)
  } catch {
    return undefined
  }
  if (url.origin !== SOMEWHERE && url.origin !== origin) return undefined
  return { path: url.pathname, hash: decodeHash(url.hash) }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** A path as a file of the folder. */
export function filePath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURI(path)
  } catch {
    // As above.
  }
  return decoded.replace(/^\/+/, '')
}
