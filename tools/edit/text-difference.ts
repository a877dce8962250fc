/** How many characters two texts begin with alike. */
export function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++
  return length
}

/** How many characters two texts end with alike, behind those that they begin with alike. */
export function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length) - sharedStart(one, other)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

/** Where a text occurs, if exactly once. */
export function onlyPlaceOf(part: string, text: string): number | undefined {
  const at = part ? text.indexOf(part) : -1
  return at >= 0 && text.indexOf(part, at + 1) < 0 ? at : undefined
}
