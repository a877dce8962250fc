/** Whether an entry of a menu has all words that were typed, or their beginnings. */
export function isFound(typed: string, entry: string): boolean {
  const words = typed.toLowerCase().split(/\s+/)
  return words.every((word) => entry.toLowerCase().includes(word))
}
