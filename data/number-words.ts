/** The numbers from one to twenty in words. */
export const numberWords: readonly string[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

/** Words for counts from nothing up. */
const words = ['no', ...numberWords.slice(0, 12)]

/** A count as running text writes it: in words up to twelve, in digits above. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}
