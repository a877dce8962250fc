/** A path with escapes such as %20 decoded; undefined if it is malformed. */
export function decodedPath(path: string): string | undefined {
  return decodedWith(decodeURI, path)
}

/** The fragment of a URL, decoded; a malformed one is returned as it is, as in browsers. */
export function decodedAnchor(anchor: string): string {
  return decodedWith(decodeURIComponent, anchor) ?? anchor
}

/** Escapes each % of a path that does not begin an escape. */
export function withPlainPercents(path: string): string {
  const fixed = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return decodedPath(fixed) === undefined ? path.replaceAll('%', '%25') : fixed
}

function decodedWith(decode: (text: string) => string, text: string): string | undefined {
  try {
    const decoded = decode(text)
    // File names cannot contain it.
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}
