/** Whether an entry of a menu contains every word that was typed. */
export function isFound(typed: string, entry: string): boolean {
  const words = typed.toLowerCase().split(/\s+/)
  return words.every((word) => entry.toLowerCase().includes(word))
}
