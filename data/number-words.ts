const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A count as running text writes it: in words up to twelve, in digits above. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}
