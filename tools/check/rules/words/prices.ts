import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

/** A £ amount by the month or by the agent. Marks between the words, such as the stars of bold text, are blank. */
const PRICE = /£[ ]?(\d[\d,]*(?:\.\d+)?)(?:\s+each)?\s*(?:a\s+month|per\s+agent|per\s+month|\/\s?mo(?:nth)?)\b/giu

/** A price in running text is in a record, so that pages match the price list. */
export const prices: Rule = {
  name: 'prices',
  severity: 'error',
  check(site, add) {
    const known = knownPrices(site)
    if (!known.size) return
    for (const file of [...site.pages, ...site.data]) {
      for (const match of file.prose.matchAll(PRICE)) {
        const amount = Number(match[1]!.replaceAll(',', ''))
        if (known.has(amount)) continue
        const nearest = [...known].reduce((best, price) =>
          Math.abs(price - amount) < Math.abs(best - amount) ? price : best,
        )
        add(file, {
          place: file.lines.placeAt(match.index, match[0].length),
          reason: `No record has the price £${match[1]}.`,
          fix: `Did you mean £${nearest}? Better: print it from the record, such as <Phrase of="agent-price" />.`,
        })
      }
    }
  },
}

/** Every amount in the records whose key contains "price". */
function knownPrices({ values }: Site): Set<number> {
  const found = new Set<number>()
  const seen = new Set<unknown>()
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'number' && /price/i.test(key)) found.add(value)
    if (!value || typeof value !== 'object' || seen.has(value)) return
    seen.add(value)
    for (const [name, inner] of Object.entries(value)) walk(inner, Array.isArray(value) ? key : name)
  }
  for (const exported of values.values()) for (const [name, value] of Object.entries(exported)) walk(value, name)
  return found
}
