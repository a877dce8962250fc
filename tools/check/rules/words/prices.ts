import { leavesOf } from '../../../content/values.ts'
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
        const quote = isFrontMatter(file.source, match.index) ? '{agent-price}' : '<Phrase of="agent-price" />'
        add(file, {
          place: file.lines.placeAt(match.index, match[0].length),
          reason: `No record has the price £${match[1]}.`,
          fix: `Did you mean £${nearest}? Better: print it from the record, such as ${quote}.`,
        })
      }
    }
  },
}

/** Whether an offset of a content file is in its front matter, where no widget can be. */
function isFrontMatter(source: string, offset: number): boolean {
  return source.startsWith('---') && offset < source.indexOf('\n---', 3)
}

/** Every amount in the records whose key contains "price". */
function knownPrices({ values }: Site): Set<number> {
  return new Set(
    [...values.values()]
      .flatMap((exported) => leavesOf(exported))
      .flatMap(({ key, value }) => (typeof value === 'number' && /price/i.test(key) ? [value] : [])),
  )
}
