/** What is wrong with a figure of a record that is a price, and how to mend it; undefined for every other figure. */
export function priceProblem(key: string, value: number): { reason: string; fix: string } | undefined {
  if (!/price$/i.test(key)) return undefined
  if (!(value > 0))
    return {
      reason: `"${key}" must be an amount above zero, not ${value}.`,
      fix: 'Write the pounds as a number, such as 99.',
    }
  if (Number.isInteger(value)) return undefined
  return { reason: `"${key}" is ${value}, but pages show no pence.`, fix: 'Write whole pounds, such as 99.' }
}
