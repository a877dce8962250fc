import { numberWords } from '../../../../data/number-words.ts'
import type { ReportFinding } from '../../../content/content-error.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { recordsOf, reportUnlessAllowed, phraseTag, quoteAt, type ReportInFile, siteRule } from '../rule.ts'
import { NUMBER, numberIn, phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'

const ABOUT = String.raw`(?:(?:just|only|about|around|under|less than|as little as)\s+)?`

/** A figure that a record holds, as sentences of pages write it. */
type Claim = {
  /** The phrases of `data/phrases.ts` that quote it. */
  phrases: readonly string[]
  pattern: RegExp
  /** Whether another number than the record's is about the same thing; default: always. */
  isOurs?: (number: number, page: SitePage, values: readonly number[]) => boolean
}

const claim = (phrases: readonly string[], pattern: string, isOurs?: Claim['isOurs']): Claim => ({
  phrases,
  pattern: phrasePattern(pattern, 'giu'),
  ...(isOurs && { isOurs }),
})

/** Two or three of something are seldom all that we have. */
const isMany = (number: number) => number > 3

const CLAIMS: readonly Claim[] = [
  claim(['money-back', 'money-back-guarantee'], String.raw`\b${NUMBER}[- ]days?[- ](?:money[- ]back|refund)\b`),
  claim(
    ['discovery-call-length', 'discovery-call'],
    String.raw`\b${NUMBER}[- ]minutes?(?= (?:discovery )?calls?\b)`,
    (number, { source }, values) => values.includes(number) || /\bbook\b|discovery/i.test(source),
  ),
  claim(
    ['setup-time'],
    String.raw`
      (?<=\b(?:set[ -]?up(?: itself)?|go live|goes live|live|
      up and running)(?: takes)?(?: (?:with)?in)? ${ABOUT})${NUMBER} minutes\b`,
  ),
  claim(
    ['kept-requests'],
    String.raw`
      (?<=\b(?:(?:we|and) (?:keep|store|delete)s? (?:it|them|your (?:request|message|details)) (?:for|after)|
      delete (?:each|every|your|the) request(?: after)?|
      (?:store|stores|keep|keeps) what you (?:type|write|send),? for) )${NUMBER} (?:days|weeks|months|years)\b`,
  ),
  claim(
    ['kept-client-hash'],
    String.raw`(?<=\bafter )${NUMBER} (?:hours|days|weeks|months)(?=[^.!?\n]* (?:deleted|erased|forgotten)\b)`,
    (_, { source }) => /\bhash\b/.test(source),
  ),
  claim(
    ['playbook-reply'],
    String.raw`
      (?<=\b(?:we(?:’ll| will)? (?:reply|answer|respond|(?:get|come|write) back to you)|
      (?:hear|reply|answer)(?: back)? from (?:us|a person)|
      we(?:’ll| will)? (?:reply to|answer) (?:every|each|your|all) (?:message|enquiry|email|request|
      question)s?) within )${NUMBER} (?:(?:business|working) )?(?:hours|days|weeks)\b`,
  ),
  claim(
    ['playbook-delivery'],
    String.raw`
      (?<=\b(?:your|the|custom) playbooks? (?:(?:with)?in|
      takes?) )${NUMBER}(?:(?: to |–|-)\d+)? (?:(?:business|working) )?(?:days|weeks)\b`,
  ),
  claim(['calculator-month'], String.raw`(?<=\bmonth (?:as|is|has) )${NUMBER} days\b`),
  claim(['pilot-time'], String.raw`(?<=\bon trial (?:with)?in |\bpilot (?:takes|lasts) )${NUMBER} (?:days|weeks)\b`),
  claim(['industry-count'], String.raw`\b${NUMBER} (?:industries|trades)\b`, isMany),
  claim(['playbook-count'], String.raw`\b${NUMBER} (?:ready-made )?playbooks\b`, isMany),
  claim(['transcript-count'], String.raw`\b${NUMBER} (?:(?:sample )?transcripts|of its calls)\b`, isMany),
  claim(['office-levels'], String.raw`\b${NUMBER} (?:office )?levels\b`, isMany),
  claim(
    ['agent-count', 'catalogue-count'],
    String.raw`(?<=\b(?:our|all|all our|all the) )${NUMBER} (?:AI )?agents\b`,
    isMany,
  ),
  claim(
    ['agent-count', 'catalogue-count', 'explorer-count'],
    String.raw`\b${NUMBER} (?:AI|ready-made) agents\b`,
    (number, _, values) => values.includes(number),
  ),
  claim(
    ['readiness-question-count', 'quiz-question-count'],
    String.raw`
      (?<=\banswer |\b(?:the|our|this) (?:short )?(?:readiness )?(?:assessment|
      quiz)(?: (?:has|asks|is|takes|of|with) |[^\p{L}.!?\n]{1,40}))${NUMBER}
      (?:(?:short|quick|simple|easy) )?questions\b`,
    (number, { source }) => isMany(number) && /\/agent-readiness|assessment|quiz/i.test(source),
  ),
  claim(
    ['readiness-question-count', 'quiz-question-count'],
    String.raw`\b${NUMBER} (?:(?:short|quick|simple|easy) )?questions\b`,
    // A caller is asked questions, too.
    (number, { source }, values) =>
      isMany(number) &&
      (/-question-count|<Readiness/.test(source) ||
        (values.includes(number) && /readiness|assessment|quiz/i.test(source))),
  ),
]

/** How many others there are beside one agent. */
const OTHER_AGENTS = new RegExp(
  String.raw`(?<=\b(?:all|our|the|with)(?: the| our)? )${NUMBER} (?:other agents|others)\b`,
  'giu',
)
const AGENT_COUNTS = ['agent-count', 'catalogue-count', 'explorer-count']

/** The list that a sentence speaks of, before it counts the others of it: the agent explorer compares it with five. */
const EXPLORER = /\bexplorer\b[^.!?\n]*$/iu

/** A noun that sentences count, and the record that lists it; `before` is a pattern before the number. */
const countedRecord = (name: string, file: string, exported: string, before = '') => ({
  pattern: new RegExp(String.raw`${before}\b${NUMBER} (?:${name})\b`, 'giu'),
  file,
  exported,
})

const AFTER_OUR = String.raw`(?<=\b(?:the|our|all|all our) )`

/** What sentences count that no phrase quotes, and the list or record of it. */
const COUNTED_RECORDS = [
  countedRecord(
    '(?:industry )?(?:compliance )?packs',
    'data/compliance.ts',
    'compliancePacks',
    String.raw`(?<=\b(?:the|our|all|all our|these) )`,
  ),
  countedRecord('regulated industries', 'data/compliance.ts', 'compliancePacks'),
  countedRecord('eras', 'data/eras.ts', 'eras'),
  countedRecord('pathways', 'data/journey.ts', 'pathways'),
  countedRecord('stages', 'data/journey.ts', 'stages', String.raw`(?<=\b(?:the same|pathways,|our) )`),
  countedRecord('certifications', 'data/compliance.ts', 'certifications', AFTER_OUR),
  countedRecord('badges', 'data/badges.ts', 'badges', AFTER_OUR),
  countedRecord('power-ups', 'data/pricing.ts', 'powerUps', AFTER_OUR),
  countedRecord('figures', 'data/calculator.ts', 'calculatorInputs', String.raw`(?<=\benter )`),
  countedRecord('figures(?= are enough)', 'data/calculator.ts', 'calculatorInputs'),
]

/** When people answer, typed in a sentence about us: from 8:30 to 17:30, Monday to Friday, or the days first. */
const HOUR = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`
const HOURS = phrasePattern(
  String.raw`
    \b(?:[Ww]e|[Uu]s|[Oo]ur|[Pp]eople answer)\b[^.!?“”\n]*?(
    \bMonday (?:to|–|-) \p{Lu}\p{Ll}+,? (?:from |between )?${HOUR} ?(?:to|and|until|–|-) ?${HOUR}|
    \b${HOUR} ?(?:to|until|–|-) ?${HOUR},? (?:on )?(?:Monday|Mon|weekdays)\b(?: ?(?:to|–|-) ?\p{Lu}\p{Ll}+)?)`,
  'gu',
)

/** Other times of day and days at which people are said to answer calls: call us any day before 20:00. */
const CALLS_ANSWERED = phrasePattern(
  String.raw`
    \b(?:[Cc]all|[Pp]hone|[Rr]ing) us\b[^.!?“”\n]{0,20}?\b(
    (?:any|every) (?:day|evening)\b|at (?:the )?weekends?\b|on (?:a )?(?:Saturdays?|Sundays?)\b|round the clock\b|
    (?:before|until|till|after|from|between) \d{1,2}(?:[:.]\d\d| ?[ap]m)\b)`,
  'gu',
)

const INDUSTRIES = 'data/industries.ts'

type Industry = { description?: string; bundle?: readonly unknown[] }

/** A level of the price list, in the order of the number of agents. */
type Band = { level: string; to: number }

const AGENTS = new RegExp(String.raw`\b${NUMBER} (?:AI )?agents\b`, 'iu')

/** Counts and promises in running text are quoted from their records, so that pages agree with them. */
export const typedFigures = siteRule('typed-figures', 'error', (site, add) => {
  const { pages, values, vocabulary } = site
  reportBundles(site, add)
  reportLevels(pages, values, add)
  for (const page of pages) {
    reportClaims(page, vocabulary.records.phrases, bundleOf(page, values), add)
    reportWrongPhrases(page, vocabulary.records.phrases, add)
    reportOthers(page, vocabulary.records.phrases, add)
    reportCounts(page, values, add)
    reportAdjectives(page, vocabulary.records.phrases, (finding) => add(page, finding))
    reportHours(page, vocabulary.records.phrases, add)
  }
})

/** How many agents the bundle of an industry's page has; undefined for other pages. */
function bundleOf({ frontMatter }: SitePage, values: Site['values']): number | undefined {
  const industries = values.get(INDUSTRIES)?.['industries'] as Readonly<Record<string, Industry>> | undefined
  return frontMatter?.industry && industries?.[frontMatter.industry]?.bundle?.length
}

/**
 * Reports figures of a page that are not quoted; of several claims about one figure the first counts.
 * @param bundle how many agents an industry's page may speak of beside all that there are
 */
function reportClaims(
  page: SitePage,
  phrases: Readonly<Record<string, string>>,
  bundle: number | undefined,
  add: ReportInFile,
): void {
  const report = reportUnlessAllowed(page, 'figure', add, 'If it is another figure')
  const reported = new Set<number>()
  for (const { phrases: names, pattern, isOurs } of CLAIMS) {
    const known = names.filter((name) => Object.hasOwn(phrases, name))
    if (!known.length) continue
    const values = known.map((name) => numberIn(phrases[name]!))
    for (const { 0: written, 1: typed = '', index } of matchesIn(page, pattern)) {
      const number = numberIn(typed)
      if (reported.has(index) || (isOurs && !isOurs(number, page, values))) continue
      if (number === bundle && known[0] === 'agent-count') continue
      reported.add(index)
      const same = known.find((_, at) => values[at] === number)
      const phrase = same ?? known.find((name) => page.source.includes(name)) ?? known[0]!
      report(
        page.lines.placeAt(index, written.length),
        same
          ? `"${written}" is written by hand, so a change of the record would not reach it.`
          : `"${written}" does not agree with data/, which says ${phrases[phrase]}.`,
        `Quote it as ${quoteAt(page, index, phrase)}.`,
      )
    }
  }
}

/** How many characters around a quoted figure say what it is about. */
const CONTEXT_LENGTH = 60

/** Reports phrases in a sentence about another figure: setup takes <Phrase of="discovery-call" />. */
function reportWrongPhrases(page: SitePage, phrases: Readonly<Record<string, string>>, add: ReportInFile): void {
  const report = reportUnlessAllowed(page, 'figure', add, 'If it is the right one')
  for (const { 0: tag, 1: name = '', index } of page.source.matchAll(/<Phrase of="([\w-]+)" \/>/g)) {
    const value = phrases[name] ?? ''
    const before = page.prose.slice(Math.max(0, index - CONTEXT_LENGTH), index)
    const text = before + value + page.prose.slice(index + tag.length, index + tag.length + CONTEXT_LENGTH)
    const wrong = CLAIMS.find(({ phrases: names, pattern }) => {
      const quotes = names.map((known) => phrases[known] ?? '')
      return (
        !names.includes(name) &&
        quotes.every((quote) => quote && numberIn(quote) !== numberIn(value)) &&
        [...text.matchAll(pattern)].some(
          (found) => found.index >= before.length && found.index < before.length + value.length,
        )
      )
    })
    if (wrong)
      report(
        page.lines.placeAt(index, tag.length),
        `The phrase says ${value}, but the words before it are about another figure, ${phrases[wrong.phrases[0]!]}.`,
        `Quote it as ${phraseTag(wrong.phrases[0]!)}.`,
      )
  }
}

/** Reports numbers of other agents that are not one less than a record counts. */
function reportOthers(page: SitePage, phrases: Readonly<Record<string, string>>, add: ReportInFile): void {
  const countsOf = (names: readonly string[]) => names.flatMap((name) => numberIn(phrases[name] ?? '') || [])
  const report = reportUnlessAllowed(page, 'figure', add, 'If it is another figure')
  for (const { 0: written, 1: typed = '', index } of matchesIn(page, OTHER_AGENTS)) {
    const number = numberIn(typed)
    const counts = countsOf(EXPLORER.test(page.prose.slice(0, index)) ? ['explorer-count'] : AGENT_COUNTS)
    if (!isMany(number) || !counts.length || counts.includes(number + 1)) continue
    report(
      page.lines.placeAt(index, written.length),
      `"${written}" does not agree with data/, which counts ${counts.join(', or ')} with this one.`,
      `Write ${counts.map((count) => numberWords[count - 2]).join(' or ')}, as the list counts, or no number.`,
    )
  }
}

/** Reports numbers of what a record lists. */
function reportCounts(page: SitePage, values: Site['values'], add: ReportInFile): void {
  const report = reportUnlessAllowed(page, 'figure', add, 'If it counts something else')
  for (const { pattern, file, exported } of COUNTED_RECORDS) {
    const record = values.get(file)?.[exported]
    if (typeof record !== 'object' || record === null) continue
    const count = Object.keys(record).length
    for (const { 0: written, index } of matchesIn(page, pattern)) {
      if (numberIn(written) === count) continue
      const reason = `"${written}" does not agree with ${file}, which lists ${count}.`
      report(page.lines.placeAt(index, written.length), reason, `Write ${numberWords[count - 1] ?? count}.`)
    }
  }
}

/** Reports phrases such as 15-minute without a noun after them. */
function reportAdjectives(
  { source, lines }: SitePage,
  phrases: Readonly<Record<string, string>>,
  add: ReportFinding,
): void {
  for (const { 0: written, 1: name = '', index } of source.matchAll(/<Phrase of="([\w-]+)" \/>(?=[,.;:!?)])/g))
    if (/\d-\p{L}+$/u.test(phrases[name] ?? ''))
      add({
        place: lines.placeAt(index, written.length),
        reason: `"${phrases[name]}" stands before a noun, and here none follows.`,
        fix: 'Write the noun, such as "call", or quote another phrase.',
      })
}

/** Reports opening hours that are typed rather than quoted. */
function reportHours(page: SitePage, phrases: Readonly<Record<string, string>>, add: ReportInFile): void {
  const ours = phrases['opening-hours']
  if (!ours) return
  const report = reportUnlessAllowed(page, 'figure', add, 'If these are another firm’s')
  for (const { 0: sentence, 1: written = '', index } of [
    ...matchesIn(page, HOURS),
    ...matchesIn(page, CALLS_ANSWERED),
  ]) {
    const at = index + sentence.length - written.length
    const quote = quoteAt(page, at, 'opening-hours')
    const reason = `"${written}" is written by hand; data/ says ${ours}.`
    report(page.lines.placeAt(at, written.length), reason, `Quote our hours as ${quote}.`)
  }
}

/** Reports sentences that give a number of agents another level than the price list: with six, a Medium Office. */
function reportLevels(pages: readonly SitePage[], values: Site['values'], add: ReportInFile): void {
  const bands = (values.get('data/pricing.ts')?.['priceBands'] ?? []) as readonly Band[]
  const level = `(?<level>${bands.map((band) => band.level).join('|')})`
  const patterns = [
    String.raw`
      ${AGENTS.source},? (?:(?:you|they|it|that|this|which) )?(?:(?:have|are|is|make|makes|run|get|mean|means|in|
      give you|gives you) )?(?:a |an |the )?${level}\b`,
    String.raw`\b${level},? (?:has|with|of|is|means|for|runs|needs) ${AGENTS.source}`,
  ].map((source) => phrasePattern(source, 'giu'))
  for (const page of pages) {
    const report = reportUnlessAllowed(page, 'figure', add, 'If it is about somebody else')
    for (const { 0: written, index, groups } of patterns.flatMap((pattern) => matchesIn(page, pattern))) {
      const count = numberIn(written)
      const right = bands.find(({ to }) => count <= to)
      if (!right || right.level.toLowerCase() === groups!['level']!.toLowerCase()) continue
      const reason = `"${written}" does not agree with data/pricing.ts, which calls ${count} agents ${right.level}.`
      report(page.lines.placeAt(index, written.length), reason, `Write ${right.level}, or correct the number.`)
    }
  }
}

/** The words of an industry name as many agents as its bundle has. */
function reportBundles(site: Site, add: ReportInFile): void {
  const { exported, report } = recordsOf(site, INDUSTRIES, add)
  const industries = (exported['industries'] ?? {}) as Readonly<Record<string, Industry>>
  for (const [id, { description = '', bundle }] of Object.entries(industries)) {
    const [written, typed] = AGENTS.exec(description) ?? []
    if (bundle && written && numberIn(typed!) !== bundle.length)
      report(
        ['industries', id, 'description'],
        `"${written}" does not agree with the bundle, which has ${bundle.length}.`,
        'Correct the number.',
      )
  }
}
