import { numberWords } from '../../../../data/number-words.ts'
import { leavesOf } from '../../../content/mdx/static-value.ts'
import type { DataFile } from '../../site/data-file.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { reportUnlessAllowed, quoteAt, type ReportInFile, siteRule } from '../rule.ts'
import { NUMBER, numberIn, phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'

const FIGURE = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|')
const UP_TO_99 = String.raw`(?:
  (?:${TENS.join('|')})(?:[- ](?:${numberWords.slice(0, 9).join('|')}))?|${numberWords.join('|')})`
const IN_WORDS = String.raw`(?<!(?:
  thousand|hundred|and)[ -])(?=[a-z])(?:(?:a|one|two|three|four) hundred(?: and )?)?${UP_TO_99}?`
const AMOUNT = String.raw`(?:(?:£|\bGBP)\s?${FIGURE}|\b(?:${FIGURE}|(${IN_WORDS}))\s+(?:pounds|quid|GBP))`
const TAX = String.raw`(?:\s*(?:\+|plus|ex\.?|excluding)\s*VAT)?`
const EACH = String.raw`(?:
  (?:a|an|per|every|each)\s+(?:AI\s+)?(?:month|agent)|monthly|pcm|p\/m|pm|\/\s?(?:mo(?:nth)?|agent))`

/** An amount, perhaps by the month or by the agent. Marks between the words, such as those of bold text, are blank. */
const PRICE = phrasePattern(String.raw`${AMOUNT}(?:${TAX}(?:\s+each)?${TAX}\s*(${EACH})\b)?`, 'giu')

/** An amount as most are written. */
const FIGURE_IN_POUNDS = /^£\s?[\d,.]*\d/

/** A period other than the month: our prices are all for a month. */
const OTHER_TIME = String.raw`\s*(?:
  (?:an?|per|each|every)\s+(?:hour|day|night|week|fortnight|quarter|year|annum)|\/\s?(?:day|week|year|yr)|
  (?:hourly|daily|weekly|quarterly|yearly|annually))\b`
const FOR_OTHER_TIME = phrasePattern(`^${OTHER_TIME}`, 'iu')
const QUOTED_FOR_OTHER_TIME = phrasePattern(
  String.raw`(?:<Phrase of="(?:agent|lowest)-price" \/>|\{(?:agent|lowest)-price\})(${OTHER_TIME})`,
  'giu',
)

/** A price in the money of other countries. */
const FOREIGN = phrasePattern(
  String.raw`
    (?:[$€]\s?\d[\d,]*(?:\.\d+)?|
    \b\d[\d,]*(?:\.\d+)?\s?(?:€|USD|EUR|dollars|euros?))${TAX}(?:\s*${EACH}|${OTHER_TIME})\b`,
  'giu',
)

/** A figure of a record in the money of other countries. */
const FOREIGN_FIGURE = /^[$€]\s?\d[\d,.]*(?:k|m|bn)?$/iu

/** Words before an amount that a customer, not an agent, loses, earns or owes. */
const CUSTOMERS_MONEY = phrasePattern(
  String.raw`
    \b(los(e|es|ing|t)|sav(e|es|ed|ing)|earn(s|ed|ing)?|worth|ow(e|es|ed)|
    (rent|wage|salary|turnover|bill|income|budget) of)\s+((up to|as much as|about|around|over|some|nearly|almost|
    roughly|more than|less than|at least)\s+)?$`,
  'iu',
)

/** Words before what an agent costs. */
const COSTS = /\b(?:agents?|each|both) (?:each )?costs? (?:you )?(?:only |just )?$/i

/** Words of a sentence about our prices. */
const ABOUT_OUR_PRICES = /\b(agents?|hire|hiring|level|our)\b/i

/** The head of a table's column in which amounts are prices. */
const PRICE_COLUMN = /^(?!.*\b(?:year|week|day|hour|total)).*\b(?:each|month|monthly|agent|price)\b/i

/** The total price of several agents: ten agents come to £690 a month, and eleven to £715. */
const TOTAL = phrasePattern(
  String.raw`
    (?<=\bagents?\b[^.!?\n]*)(?<=(?<!£)\b${NUMBER}(?: (?:AI )?agents)?,? (?:(?:come|comes|add up|amount) to|costs?|
    to|are|is|make) (?:you )?)£(\d+(?:,\d{3})*)(?! each\b|[\d,.]*\d| (?:an|per|for each) agent\b)`,
  'giu',
)

/** The price of each from a number of agents on. */
const FROM_ON = phrasePattern(
  String.raw`(?<!£)\b${NUMBER} (?:(?:AI )?agents )?or more\b[^.!?£\n]{0,30}£(\d[\d,]*) (?:each|an agent|per agent)\b`,
  'giu',
)

/** A price in running text is quoted from its record, so that pages match the price list. */
export const prices = siteRule('prices', 'error', (site, add) => {
  const known = knownPrices(site)
  if (!known.all.size) return
  for (const file of [...site.pages, ...site.data]) {
    reportIn(file, known, site.vocabulary.records.phrases, add)
  }
})

function reportIn(
  file: SitePage | DataFile,
  known: KnownPrices,
  phrases: Readonly<Record<string, string>>,
  add: ReportInFile,
): void {
  const { prose } = file
  const reportAt = reportUnlessAllowed(file, 'price', add, 'If it is no price of ours')
  const report = (index: number, length: number, reason: string, instead: string, meant?: string) =>
    reportAt(file.lines.placeAt(index, length), reason, instead, { meant })
  const quote = (index: number, amount: number) => priceQuote(file, index, amount, phrases)
  for (const { 0: written, 1: pounds, 2: figureBeforePounds, 3: words, 4: period, index } of matchesIn(file, PRICE)) {
    const figure = pounds ?? figureBeforePounds ?? String(numberOf(words!))
    const amount = Number(figure.replaceAll(',', ''))
    if (CUSTOMERS_MONEY.test(prose.slice(Math.max(0, index - 60), index))) continue
    const shown = `£${figure}`
    const { row, cell } = tableHead(file.source, index)
    const isInPriceColumn = PRICE_COLUMN.test(cell) && ABOUT_OUR_PRICES.test(row)
    const isOurs = isInPriceColumn || ABOUT_OUR_PRICES.test(sentenceAround(prose, index))
    const [otherTime] = FOR_OTHER_TIME.exec(prose.slice(index + written.length)) ?? []
    if (otherTime && known.perAgent.has(amount)) {
      report(index, written.length + otherTime.length, `${shown} is a price for a month.`, 'Write "a month".')
      continue
    }
    // A much higher amount is the cost of something else, such as a person or a building.
    if (amount > 2 * Math.max(...known.all) && !isOurs) continue
    const isEach =
      period !== undefined || isInPriceColumn || (isOurs && COSTS.test(prose.slice(Math.max(0, index - 40), index)))
    if (isEach && !known.all.has(amount) && known.totals.has(amount)) continue
    if (isEach && !known.all.has(amount)) {
      const nearest = [...known.all].reduce((best, price) =>
        Math.abs(price - amount) < Math.abs(best - amount) ? price : best,
      )
      report(
        index,
        written.length,
        `No record has the price ${shown}.`,
        (Math.abs(nearest - amount) < amount / 5 ? `Did you mean £${nearest}? ` : '') +
          `Print it from the record, such as ${priceQuote(file, index, undefined, phrases)}.`,
      )
    } else if (isEach || (known.perAgent.has(amount) && isOurs)) {
      const quoted = quote(index, amount)
      const [, phrase] = /^Quote it as (.*)\.$/.exec(quoted) ?? []
      report(
        index,
        written.trimEnd().length,
        `The price ${shown} is written by hand, so a change of the record would not reach it.`,
        quoted,
        phrase && FIGURE_IN_POUNDS.test(written) ? written.trimEnd().replace(FIGURE_IN_POUNDS, phrase) : undefined,
      )
    }
  }
  for (const { 0: written, 1: typed = '', 2: pounds = '', index } of matchesIn(file, TOTAL)) {
    const [count, total] = [numberIn(typed), Number(pounds.replaceAll(',', ''))]
    const price = known.bandOf(count)?.price
    if (price !== undefined && ![price, count * price].includes(total))
      report(
        index,
        written.length,
        `${count} agents at £${price} each come to £${(count * price).toLocaleString('en-GB')}, not ${written}.`,
        'Correct the total, or leave it out.',
      )
  }
  for (const { 0: written, 1: typed = '', 2: pounds = '', index } of matchesIn(file, FROM_ON)) {
    const band = known.bandOf(numberIn(typed))
    if (!band || (band.from === numberIn(typed) && band.price === Number(pounds.replaceAll(',', '')))) continue
    const right = `from ${band.from} agents on each costs £${band.price}`
    const reason = `"${written}" does not agree with the price list: ${right}.`
    report(index, written.length, reason, 'Correct the number or the price, or quote both from the price list.')
  }
  for (const { 0: written, 1: time = '', index } of file.source.matchAll(QUOTED_FOR_OTHER_TIME))
    report(index + written.length - time.length, time.length, 'The price is for a month.', 'Write "a month".')
  if ('texts' in file)
    for (const { value, place } of file.texts)
      if (FOREIGN_FIGURE.test(value))
        report(file.lines.offsetOf(place), value.length, `"${value}" is not in pounds.`, `Write £${value.slice(1)}.`)
  for (const { 0: written, index } of matchesIn(file, FOREIGN))
    report(index, written.length, `"${written}" is not in pounds, as our prices are.`, quote(index, Number.NaN))
}

/** The number that words such as "ninety-nine" or "two hundred and ten" say. */
function numberOf(words: string): number {
  return words
    .toLowerCase()
    .split(/[- ]+/)
    .reduce((sum, word) => {
      if (word === 'hundred') return Math.max(sum, 1) * 100
      return sum + (TENS.indexOf(word) + 1 ? (TENS.indexOf(word) + 2) * 10 : numberWords.indexOf(word) + 1)
    }, 0)
}

/** How a text quotes an amount; without one, an example. */
function priceQuote(
  file: SitePage | DataFile,
  index: number,
  amount: number | undefined,
  phrases: Readonly<Record<string, string>>,
): string {
  const name = Object.keys(phrases).find((candidate) => phrases[candidate] === `£${amount}`)
  const isRecord = file.file.endsWith('.ts')
  if (amount === undefined) return isRecord ? '${pounds(agentPrice)}' : quoteAt(file, index, 'agent-price')
  if (isRecord) return 'Write ${pounds(agentPrice)}, or the other price by its name.'
  const quote = quoteAt(file, index, name ?? 'agent-price')
  return name ? `Quote it as ${quote}.` : `Quote a price of data/phrases.ts, such as ${quote}.`
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function sentenceAround(prose: string, index: number): string {
  const before = /[^.!?\n]*$/.exec(prose.slice(0, index))![0]
  return before + /^[^!?\n]*?(?=\.\s|[!?\n]|$)/.exec(prose.slice(index))![0]
}

/** The first row of the table around an offset, and the cell of it above the offset; empty outside tables. */
function tableHead(source: string, index: number): { row: string; cell: string } {
  const lines = source.slice(0, index).split('\n')
  const cells = lines.at(-1)!.split('|')
  if (!lines.at(-1)!.startsWith('|')) return { row: '', cell: '' }
  const row = lines[lines.findLastIndex((line) => !line.startsWith('|')) + 1]!
  return { row, cell: row.split('|')[cells.length - 1] ?? '' }
}

/** How many agents of one price a text may add up. */
const MAX_AGENTS = 50

type KnownPrices = {
  all: Set<number>
  perAgent: Set<number>
  totals: Set<number>
  bandOf: (agents: number) => { from: number; price: number } | undefined
}

/**
 * Every amount in the records whose key contains "price", those of them that depend on the number of agents, what
 * several agents of one of these prices cost together, and the band of the price list for a number of them.
 */
function knownPrices({ values }: Site): KnownPrices {
  const found = [...values.values()]
    .flatMap((exported) => leavesOf(exported))
    .flatMap(({ key, value, group }) =>
      typeof value === 'number' && /price/i.test(key)
        ? [{ value, isPerAgent: 'from' in group, from: numberOr(group['from']), to: numberOr(group['to']) }]
        : [],
    )
  const bands = found.flatMap(({ from, to = Infinity, value }) =>
    from === undefined ? [] : { from, to, price: value },
  )
  return {
    all: new Set(found.map(({ value }) => value)),
    perAgent: new Set(found.flatMap(({ value, isPerAgent }) => (isPerAgent ? value : []))),
    totals: new Set(
      found.flatMap(({ value, from, to = MAX_AGENTS }) =>
        from === undefined
          ? []
          : Array.from({ length: Math.min(to, MAX_AGENTS) - from + 1 }, (_, more) => value * (from + more)),
      ),
    ),
    bandOf: (agents) => bands.findLast(({ from, to }) => from <= agents && agents <= to),
  }
}
