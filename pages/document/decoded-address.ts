/** A path with its codes, such as %20, resolved; undefined where a % begins no code. */
export function decodedPath(path: string): string | undefined {
  return decodedWith(decodeURI, path)
}

/** The name that is meant after #: as it is written where a % begins no code, as browsers take it. */
export function decodedAnchor(anchor: string): string {
  return decodedWith(decodeURIComponent, anchor) ?? anchor
}

/** A path in which each % that begins no code is written as the sign's own. */
export function withPlainPercents(path: string): string {
  const fixed = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return decodedPath(fixed) === undefined ? path.replaceAll('%', '%25') : fixed
}

function decodedWith(decode: (text: string) => string, text: string): string | undefined {
  try {
    const decoded = decode(text)
    // No file's name holds it.
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}
