import type { Heading, Paragraph, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Finding, Lines, ReportFinding } from '../../../content/content-error.ts'
import { runningText } from '../../site/prose.ts'
import { filesWithSentences, type SitePage } from '../../site/site-reader.ts'
import { reportUnlessAllowed, siteRule } from '../rule.ts'
import { isKnown } from '../../words/dictionary.ts'
import { UNIT_OF_TIME } from '../../words/grammar/parts-of-speech.ts'
import { phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'
import { capitalised } from '../../../lib/text.ts'

type Slip = {
  pattern: RegExp
  reason: string
  fix: (written: string) => string
  /** The right text, if it is certain. */
  text?: string
}

const SLIPS: readonly Slip[] = [
  {
    pattern: /(?<=[\p{L}\p{N}])[ \t]+(?=[,;](\s|$)|[.!?]+(\s|$))/gu,
    reason: 'There is a space before the sign.',
    fix: () => 'Delete it.',
    text: '',
  },
  {
    pattern: /(?<=\p{L}),(?=\p{L})/gu,
    reason: 'There is no space after the comma.',
    fix: () => 'Write one.',
    text: ', ',
  },
  {
    pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll}+(\s|[,.;:!?]\s))/gu,
    reason: 'There is no space after the end of the sentence.',
    fix: () => 'Write one.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\.\.(?!\.)|(?<=[\p{L}\p{N})])[,;]{2,}/gu,
    reason: 'The sign is written twice.',
    fix: (written) => `Write ${written[0]} once.`,
  },
  {
    pattern: /[✅✔☑👉🔹➤►➡☞](?=\uFE0F? ?\p{L})/gu,
    reason: 'A screen reader says the name of this sign each time.',
    fix: () => 'Delete it; for several points write a list, with a hyphen and a space before each.',
  },
  {
    pattern: /(?<=[\p{L}\s])--(?=[\p{L}\s])/gu,
    reason: 'The -- shows as two hyphens.',
    fix: () => 'Write a dash: –',
    text: '–',
  },
  {
    pattern: phrasePattern(
      String.raw`
        (?<=(?<![\d.,:£/–-])\b\d{1,3})-(?=\d{1,3} (?:(?:business|working|short|simple) )?(?:${UNIT_OF_TIME}|min|hr|
        agent|mile|call|room|people|staff|sentence|word|step|question|line|page|point|photo|picture|item|job|visit|
        customer|client|person|message|example|option|user|employee|desk|office|system|metre|kilometre|km)s?\b)`,
      'gu',
    ),
    reason: 'A range has a dash, not a hyphen.',
    fix: () => 'Write –.',
    text: '–',
  },
  {
    pattern: /(?<=\p{L}{2}), (?=however (?:others|most|some|there|these|none)\b)/gu,
    reason: 'A comma before "however" joins two sentences.',
    fix: () => 'End the sentence before it: . However,',
  },
  {
    pattern: /(?<=\p{L})[´`](?=\p{L})/gu,
    reason: 'The sign shows as an accent, not as an apostrophe.',
    fix: () => 'Write ’.',
    text: '’',
  },
  {
    pattern: /â€[™œ˜“”¦\u009d]?|Ã[©¨¼¶¤±§]|Â[£°·–]/gu,
    reason: 'A sign was pasted as the parts of its code.',
    fix: () => 'Type it anew: an apostrophe, a quotation mark, a dash, a letter with its accent or £.',
  },
  {
    pattern: /(?<=[£€$])\d+,\d{1,2}(?![\d,])/gu,
    reason: 'Pence come after a point, and a comma stands before each three figures of pounds.',
    fix: (written) => `Write ${written.replace(',', '.')}${/,\d$/.test(written) ? '0' : ''}.`,
  },
  {
    pattern: /(?<=[£€$])[1-9]\d{0,2}\.\d{3}(?![\d.]| (?:a|per) (?:minute|second|litre|unit|kWh|click)\b)/gu,
    reason: 'A point stands before pence, and a comma before each three figures of pounds.',
    fix: (written) => `Write ${written.replace('.', ',')}.`,
  },
]

/** Signs of punctuation are where readers expect them, and brackets and quotation marks come in pairs. */
export const punctuation = siteRule('punctuation', 'error', (site, add) => {
  for (const file of filesWithSentences(site)) {
    const reportAt = reportUnlessAllowed(file, 'punctuation', add)
    const report: ReportFinding = ({ place, reason, fix = '', ...more }) => reportAt(place, reason, fix, more)
    for (const { pattern, reason, fix, text } of SLIPS) {
      for (const { 0: written, index } of matchesIn(file, pattern)) {
        // Tags and marks are blanked.
        if (!file.source.startsWith(written, index) || /[<{`*_]/.test(file.source[index + written.length] ?? ''))
          continue
        const place = file.lines.placeAt(index, written.length)
        report({ place, reason, fix: fix(written), edits: text === undefined ? [] : [{ place, text }] })
      }
    }
    if ('texts' in file)
      for (const { value, place, isPart } of file.texts) {
        if (isPart) continue
        const from = file.lines.offsetOf(place)
        const unfinished = brokenOff(value, file.lines, from + (place.length ?? 0))
        if (unfinished) report(unfinished)
        if (value.split('“').length <= value.split('”').length) continue
        report({
          place: file.lines.placeAt(from + value.lastIndexOf('“'), 1),
          reason: 'The “ has no ” in this text.',
          fix: 'Write ” where it ends.',
        })
      }
    if ('tree' in file && file.tree) {
      reportOpenPairs(file, report)
      reportEnds(file, report)
    }
  }
})

/** Words that cannot be the last of a sentence, heading or label. */
const BROKEN_OFF = phrasePattern(
  String.raw`
    (?<=\p{L}+[ ,]+\p{L}+[ ,]+)(?:the|an|your|our|their|my|every|because|and|or|than|
    (?:you|we|they|I|who)'(?:ve|re|ll|d)|it'll)$`,
  'iu',
)

/** Reports a text that ends with such a word; undefined for other texts. */
function brokenOff(text: string, lines: Lines, end: number): Finding | undefined {
  const [last] = BROKEN_OFF.exec(text) ?? []
  return last === undefined
    ? undefined
    : {
        place: lines.placeAt(end - last.length, last.length),
        reason: `The sentence breaks off after "${last}".`,
        fix: 'Write the rest of it, or delete its beginning.',
      }
}

/** A sentence, and the beginning of a second one of five words or more; not Dr. Patel, and no imprint. */
const TWO_SENTENCES = /\p{Ll}{3}[.!?] +\p{Lu}(?:[^\s.!?]*\s+){4}[^.!?]*$/u

/** A paragraph that begins with a small letter, and one of several sentences that ends without a sign. */
function reportEnds(page: SitePage, report: ReportFinding): void {
  const plainText = runningText(page)
  visit(page.tree!, 'paragraph', (node, index, parent) => {
    if (parent!.type !== 'root' && (parent!.type !== 'mdxJsxFlowElement' || parent!.children.length < 2)) return
    const [from, to] = page.lines.rangeOf(node)
    const text = plainText.slice(from, to)
    const isOneText = (end: number) => text.slice(...(end ? [-1] : [0, 1])).trim() !== ''
    const [first = ''] = /^\p{Ll}[\p{L}’'-]+(?=[\s,] *[\p{Ll}\d])/u.exec(text) ?? []
    const above = parent!.children[index! - 1]
    const below = parent!.children[index! + 1]
    const isEnd = !below || below.type === 'paragraph' || below.type === 'heading'
    // After a list, a quotation, a table or a widget the sentence may go on, and so may bold words over two paragraphs.
    const isNew =
      !above ||
      above.type === 'heading' ||
      (above.type === 'paragraph' && /[.!?…”)]$/.test(plainText.slice(...page.lines.rangeOf(above)).trimEnd()))
    if (first && isKnown(first) && isOneText(0) && isNew && !/\p{Lu}/u.test(first))
      report({
        place: page.lines.placeAt(from, first.length),
        reason: 'The paragraph begins with a small letter.',
        fix: `Write "${capitalised(first)}".`,
      })
    const [last = ''] = /[\p{L}\p{N}’-]+$/u.exec(text) ?? []
    const unfinished = isOneText(1) && isEnd ? brokenOff(text, page.lines, to) : undefined
    if (unfinished) report(unfinished)
    else if (last && TWO_SENTENCES.test(text) && isOneText(1))
      report({
        place: page.lines.placeAt(to - last.length, last.length),
        reason: 'The paragraph ends without a full stop.',
        fix: 'End it with a full stop.',
      })
  })
}

/** Where straight quotation marks are in a text. After a digit, and outside a quotation, one means inches. */
function straightMarks(text: string): number[] {
  const marks: number[] = []
  for (const { index } of text.matchAll(/"/g))
    if (marks.length % 2 || !/\d/.test(text[index - 1] ?? '')) marks.push(index)
  return marks
}

const PAIRS = [
  ['(', ')'],
  ['“', '”'],
] as const

const NAMES = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' } as const

/**
 * Reports brackets and quotation marks that a paragraph, heading or cell does not close. A quotation may go on in the
 * next one.
 */
function reportOpenPairs(page: SitePage, report: ReportFinding): void {
  const plainText = runningText(page)
  const paragraphs: (Paragraph | Heading | TableCell)[] = []
  visit(page.tree!, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') paragraphs.push(node)
  })
  for (const [index, paragraph] of paragraphs.entries()) {
    const [from, to] = page.lines.rangeOf(paragraph)
    const text = plainText.slice(from, to)
    const next = paragraphs[index + 1]
    const straight = straightMarks(text)
    if (straight.length % 2 && !text.includes(']('))
      report({
        place: page.lines.placeAt(from + straight.at(-1)!, 1),
        reason: `The " has no partner in this ${NAMES[paragraph.type]}.`,
        fix: 'Write “ before the quoted words and ” after them, or delete it.',
      })
    for (const [opening, closing] of PAIRS) {
      const isOpen = text.split(opening).length > text.split(closing).length
      const at = text.lastIndexOf(opening)
      // After ] it is a link, which another rule reports.
      if (!isOpen || text[at - 1] === ']' || (next && page.source.startsWith(opening, page.lines.rangeOf(next)[0])))
        continue
      report({
        place: page.lines.placeAt(from + at, 1),
        reason: `The ${opening} has no ${closing} in this ${NAMES[paragraph.type]}.`,
        fix: `Write ${closing} where it ends.`,
      })
    }
  }
}
