/** One picture of a `srcset`. */
export interface Source {
  address: string
  /** `2x`, `480w`, or ''. */
  size: string
}

/** Reads a `srcset` as browsers do: an address ends at white space, a size at a comma. */
export function readSrcset(srcset: string): Source[] {
  return [...srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,+(?=\s|$)|\s*((?:\([^)]*\)|[^,(])*)(?:,|$))/g)].map(
    ([, address, size]) => ({ address: address!, size: size?.trim() ?? '' }),
  )
}
