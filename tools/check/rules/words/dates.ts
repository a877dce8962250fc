import type { ListItem } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import { reportUnlessAllowed, pageRule, siteRule } from '../rule.ts'
import { UNIT_OF_TIME } from '../../words/grammar/parts-of-speech.ts'
import { phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'
import { filesWithSentences } from '../../site/site-reader.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const WEEKDAY = String.raw`(?:\b(${DAYS.join('|')}),? (?:the )?)?`
const DAY = String.raw`(?<![\d.,:£/-])\b(\d{1,2})(?:st|nd|rd|th)?(?: of)?`
/** Not a number of things: "on 4 December 2000 calls were answered". */
const YEAR = String.raw`(?: ((?:19|20)\d\d)\b(?! \p{Ll}+s\b))?`
const DATE = new RegExp(
  String.raw`${WEEKDAY}${DAY} (${MONTHS.join('|')})${YEAR}\b(?! (?:Road|Street|Avenue|Lane|Close)\b)`,
  'gu',
)

/** A length of time whose first number is the greater one: 7–5 days. */
const RANGE = phrasePattern(
  String.raw`
    (?<![\d.,:£/–-])\b(\d{1,3})(?: to |[-–])(\d{1,3}) (?:(?:business|working|calendar) )?(?:${UNIT_OF_TIME}|second)s\b`,
  'gu',
)

/** Years whose first is the later one: 2016–2004. */
const YEARS = /(?<![\d.,:£/–-]|\d )\b((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d)(?![\d–-])\b/g

/** A quarter that no year has: Q5 2026. */
const NO_QUARTER = /(?<!\bAudi )\bQ[05-9](?= (?:19|20)\d\d\b)/g

/** A date as in America: on March 25. Not a number of things: by March 25 agents were there. */
const NOT_COUNTED = String.raw`(?= \p{Lu}\p{Ll}+ \d+\S*(?!\S)(?! \p{Ll}+s\b))`
const AMERICAN = phrasePattern(
  String.raw`
    (?<=\b(?:[Oo]n|(?:[Bb]y|[Ff]rom|[Uu]ntil|[Tt]ill|[Bb]efore|[Aa]fter|[Ss]ince|to|and|
    dated)${NOT_COUNTED}) )(${MONTHS.join('|')}) (\d{1,2})(?:st|nd|rd|th)?\b(?![:%\d]|\.\d)`,
  'gu',
)

/** A time of a 24-hour clock with an hour or a minute that no day has. */
const NO_TIME = String.raw`(?:(?:2[5-9]|[3-9]\d):\d\d|24:(?!00)\d\d|(?:[01]?\d|2[0-3]):[6-9]\d)`

/** A time with an hour or a minute that it cannot have, such as 17.30 pm, 9.75 am, and at 25:00. */
const WRONG_TIME = phrasePattern(
  String.raw`
    (?<=\b(?:at|from|until|till|by|before|after|opens?|closes?|\d{1,2}:\d\d (?:or|and|to)) )${NO_TIME}(?![\d:%]|\.\d)|
    (?<![\d.:£])\b(?:(?:1[3-9]|2[0-4])(?:[.:]\d\d)?|\d{1,2}[.:][6-9]\d)[ \u00a0]?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})`,
  'gu',
)

/** A time at the beginning of an item of a list, which a timeline needs: - _21:70_ */
const WRONG_START = new RegExp(String.raw`(?<=^[ \t]*[-*] _)${NO_TIME}(?=_)`, 'gm')

/** Dates and times in running text exist, and dates have the day of the week that the calendar gives them. */
export const dates = siteRule('dates', 'error', (site, add) => {
  for (const file of filesWithSentences(site)) {
    const reportAt = reportUnlessAllowed(file, 'words', add)
    const report = (index: number, written: string, reason: string, fix: string) =>
      reportAt(file.lines.placeAt(index, written.length), reason, fix)
    for (const { 0: written, index } of 'tree' in file ? file.source.matchAll(WRONG_START) : [])
      report(index, written, `There is no time ${written}.`, 'Write one such as 5.30 pm or 17:30.')
    for (const { 0: written, index } of matchesIn(file, WRONG_TIME))
      report(index, written, `There is no time ${written}.`, 'Write one such as 5.30 pm or 17:30.')
    for (const { 0: written, index } of matchesIn(file, NO_QUARTER))
      report(index, written, `A year has no quarter ${written}.`, 'Write Q1, Q2, Q3 or Q4.')
    for (const { 0: written, 1: from, 2: to, index } of [...matchesIn(file, RANGE), ...matchesIn(file, YEARS)]) {
      if (Number(from) <= Number(to)) continue
      const swapped = written.replace(from!, '…').replace(to!, from!).replace('…', to!)
      report(index, written, `"${written}" goes from the greater number to the smaller.`, `Write ${swapped}.`)
    }
    for (const { 0: written, 1: month, 2: day, index } of matchesIn(file, AMERICAN))
      if (Number(day) <= 31) report(index, written, `"${written}" is a date as in the US.`, `Write ${day} ${month}.`)
    for (const { 0: written, 1: weekday, 2: day, 3: month, 4: year, index } of matchesIn(file, DATE)) {
      // A greater number counts something else: 45 March tickets.
      if (Number(day) > 31) continue
      // In a leap year every date exists.
      const date = new Date(Date.UTC(Number(year ?? 2028), MONTHS.indexOf(month!), Number(day)))
      const right = DAYS[date.getUTCDay()]
      if (date.getUTCDate() !== Number(day))
        report(index, written, `There is no ${day} ${month}${year ? ` ${year}` : ''}.`, 'Write another day.')
      else if (year && weekday && weekday !== right)
        report(index, written, `${day} ${month} ${year} is a ${right}.`, `Write ${right}, or another date.`)
    }
  }
})

/** From here a later item may be of the next morning. */
const EVENING = 17 * 60
const MORNING = 9 * 60

/** The items of a timeline are in the order of their times: _10:15_, then _14:30_. */
export const timeOrder = pageRule('time-order', 'error', (page, add) => {
  if (!page.tree) return
  const report = reportUnlessAllowed(page, 'figure', (_, finding) => add(finding), 'If it is of another day')
  visit(page.tree, 'list', ({ children }) => {
    for (const [at, item] of children.entries()) {
      const [before, after] = [minutesOf(children[at - 1]), minutesOf(item)]
      if (before === undefined || after === undefined || after >= before) continue
      if (before >= EVENING && after <= MORNING) continue
      const reason = 'The time of this item is earlier than that of the item above.'
      report(startOf(item), reason, 'Correct one of the times, or change the order.')
    }
  })
})

/** The time at the beginning of an item, in minutes of the day. */
function minutesOf(item: ListItem | undefined): number | undefined {
  const [first] = item?.children ?? []
  const [time] = first?.type === 'paragraph' ? first.children : []
  const [, hours, minutes] = (time?.type === 'emphasis' && /^(\d{1,2})[:.](\d\d)$/.exec(wordsOf(time))) || []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
