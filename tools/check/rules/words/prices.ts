import { leavesOf } from '../../../content/values.ts'
import type { Rule } from '../rule.ts'
import type { Site } from '../../site/site-reader.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`
const AMOUNT = String.raw`(?:(?:£|\bGBP)\s?${NUMBER}|\b${NUMBER}\s+pounds)`
const TAX = String.raw`(?:\s*(?:\+|plus|ex\.?|excluding)\s*VAT)?`
const EACH = String.raw`(?:(?:a|per|every|each)\s+(?:month|agent)|monthly|pcm|p\/m|pm|\/\s?(?:mo(?:nth)?|agent))`

/** An amount by the month or by the agent. Marks between the words, such as the stars of bold text, are blank. */
const PRICE = new RegExp(String.raw`${AMOUNT}${TAX}(?:\s+each)?${TAX}\s*${EACH}\b`, 'giu')

/** A price in running text is in a record, so that pages match the price list. */
export const prices: Rule = {
  name: 'prices',
  severity: 'error',
  check(site, add) {
    const known = knownPrices(site)
    if (!known.size) return
    for (const file of [...site.pages, ...site.data]) {
      for (const match of file.prose.matchAll(PRICE)) {
        const written = (match[1] ?? match[2])!
        const amount = Number(written.replaceAll(',', ''))
        const place = file.lines.placeAt(match.index, match[0].length)
        if (known.has(amount) || isAllowed(file.source, place, 'price')) continue
        const nearest = [...known].reduce((best, price) =>
          Math.abs(price - amount) < Math.abs(best - amount) ? price : best,
        )
        const inFrontMatter = isFrontMatter(file.source, match.index)
        add(file, {
          place,
          reason: `No record has the price £${written}.`,
          fix:
            (Math.abs(nearest - amount) < amount / 5 ? `Did you mean £${nearest}? ` : '') +
            `Print it from the record, such as ${quoteFor(file.file, inFrontMatter)}. ` +
            `If it is no price of ours, ${wayOut(file.file, 'price', inFrontMatter)}`,
        })
      }
    }
  },
}

/** How a text quotes a price. */
function quoteFor(file: string, inFrontMatter: boolean): string {
  if (file.endsWith('.ts')) return '${pounds(agentPrice)}'
  return inFrontMatter ? '{agent-price}' : '<Phrase of="agent-price" />'
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
