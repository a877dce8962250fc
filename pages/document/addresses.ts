/** The route of the page that answers an unknown URL. */
export const NOT_FOUND = '/404'

/** The absolute URL of a page. */
export function addressOf(route: string, origin: string): string {
  return `${origin}${route}`
}

/** The path of a page as Markdown. */
export function markdownPath(route: string): string {
  return `${fileName(route)}.md`
}

/** The path of a page's share picture. */
export function picturePath(route: string): string {
  return `/share${fileName(route)}.png`
}

function fileName(route: string): string {
  return route === '/' ? '/index' : route
}

/** A path with escapes such as %20 decoded; undefined if it is malformed. */
export function decodedPath(path: string): string | undefined {
  return tryDecode(decodeURI, path)
}

/** The fragment of a URL, decoded; a malformed one is returned as it is, as in browsers. */
export function decodedAnchor(anchor: string): string {
  return tryDecode(decodeURIComponent, anchor) ?? anchor
}

/** Escapes each % of a path that does not begin an escape. */
export function withPlainPercents(path: string): string {
  const fixed = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return decodedPath(fixed) === undefined ? path.replaceAll('%', '%25') : fixed
}

function tryDecode(decode: (text: string) => string, text: string): string | undefined {
  try {
    const decoded = decode(text)
    // File names cannot contain it.
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** The size of a share picture in pixels, as social networks recommend it. */
export const pictureSize = { width: 1200, height: 630 }
