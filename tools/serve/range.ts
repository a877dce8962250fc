/**
 * The part of a file that a request asks for.
 * @param header the value of Range
 * @param size the file's length in bytes
 * @returns the first and the last byte; 'beyond' if the file has no such bytes; undefined for the whole file, which
 *   is also
 * the answer to several ranges and to a header that cannot be read
 */
export function readRange(header: string, size: number): [first: number, last: number] | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (!from && !to) return undefined
  if (!from) return Number(to) && size ? [Math.max(size - Number(to), 0), size - 1] : 'beyond'
  if (to && Number(to) < Number(from)) return undefined
  return Number(from) < size ? [Number(from), Math.min(to ? Number(to) : Infinity, size - 1)] : 'beyond'
}
