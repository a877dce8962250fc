import type { DataFile } from '../site/data-file.ts'
import { filesWithSentences, type SitePage } from '../site/site-reader.ts'
import { reportUnlessAllowed, type ReportInFile, type Rule } from '../rules/rule.ts'
import { CLAUSE_END, CLAUSE_START, SENTENCE_START } from './grammar/parts-of-speech.ts'
import { inOneLine, phrasePattern, foundIn } from './phrase-pattern.ts'
import { capitalised } from '../../lib/text.ts'

/**
 * Wrong words and their correction: `in|for <trail → trial> within|until`.
 *
 * - Between < and > are the wrong words, an arrow and the right ones. $1 is the text in the first brackets of the wrong
 *   words.
 * - After the arrow, `:singular` or another name of an inflection is that form of the wrong word, or of the text in its
 *   first brackets.
 * - With nothing before the arrow a word is missing, with nothing after it the wrong words are left over. A / separates
 *   two corrections.
 * - Before < and after > are the words around, separated by |. A . as the last of them is the end of a clause.
 * - A ^ comes first if the slip begins a sentence, a ~ if it begins a clause.
 *
 * Each part is a phrase pattern that ignores case.
 */
export type Slip = string | SlipWithConditions

type SlipWithConditions = {
  /** The words, as above; without the arrow if `right` says what is meant. */
  words: string
  /** Returns the right words, from the parts of the wrong ones in brackets. */
  right?: (parts: string[], inflection: Inflection) => string
  /** Whether small and capital letters differ. */
  matchCase?: true
  /** With these words in front of all others it is not a slip. */
  notAfter?: string
  /** With these words after the wrong ones it is not a slip. */
  notBefore?: string
  /** Where the words may begin, as an assertion; default: where a word begins. */
  at?: string
  /** What else must be around the end of the wrong words, as assertions. */
  where?: string
}

/** The parts of a slip's words. */
const NOTATION = /^(?<start>[\^~]?)(?:(?<after>.*) )?(?<!\?)<(?<wrong>.*?)(?: ?→ ?(?<meant>.*))?>(?: (?<before>.*))?$/

/** Where words may begin, by the first sign of a slip. */
const STARTS: Readonly<Record<string, string>> = { '': String.raw`\b`, '^': SENTENCE_START, '~': CLAUSE_START }

/** The groups of the pattern are the words before the wrong ones, the wrong ones, and their parts in brackets. */
type SlipFinder = {
  pattern: RegExp
  /** Whether the words may be in a text in lower case; sure if they are not. */
  mayBeIn: (lowerCase: string) => boolean
  rightOf: (match: RegExpExecArray) => string
}

function slipFinder(slip: Slip, inflection: Inflection): SlipFinder {
  const { words, right, matchCase, notAfter, notBefore, at, where }: SlipWithConditions =
    typeof slip === 'string' ? { words: slip } : slip
  const groups = NOTATION.exec(inOneLine(words))?.groups
  if (!groups) throw new Error(`The slip "${words}" has no wrong words in < >.`)
  const { start, after, wrong = '', meant = '', before = '' } = groups
  const form = /^:(\w+)$/.exec(meant)?.[1] as keyof Inflection | undefined
  if (form && !(form in inflection)) throw new Error(`The slip "${words}" asks for an unknown form.`)
  const next = before.replace(/(^|\|)\.$/, '')
  const ends = [
    ...(next ? [String.raw`${wrong && ' '}(?:${next})(?!\w)`] : []),
    ...(next === before ? [] : [CLAUSE_END]),
    ...(before ? [] : [String.raw`(?!\w)`]),
  ]
  const parts = [
    notAfter && String.raw`(?<!\b(?:${notAfter}) )`,
    at ?? STARTS[start!],
    after ? `((?:${after}) )` : '()',
    `(${wrong})(?=${ends.join('|')})`,
    notBefore && String.raw`(?! (?:${notBefore})(?!\w))`,
    where,
  ]
  const textsOf = (written: string, inBrackets: string[]) => {
    if (form) return [inflection[form]((inBrackets[0] ?? written).toLowerCase())]
    if (right) return [right(inBrackets, inflection)]
    return meant
      .split(' / ')
      .map((text) => text.replace(/\$(\d)/g, (_, part: string) => inBrackets[Number(part) - 1] ?? ''))
  }
  const pattern = phrasePattern(parts.join(''), matchCase ? 'gu' : 'giu')
  const lowerCase = new RegExp(lowerCaseSource(pattern), 'u')
  return {
    pattern,
    mayBeIn: (text) => matchCase || lowerCase.test(text),
    rightOf: ([, first = '', written = '', ...inBrackets]) =>
      textsOf(written, inBrackets)
        .map((text) => (first + withCapital(written, text)).trim())
        .join('" or "'),
  }
}

/** Words that are wrong, their place in the file, and what is meant. */
type FoundSlip = { written: string; right: string; at: number; length: number }

/**
 * A rule that reports every slip in sentences.
 * @param reasonFor says what is wrong with the words
 */
export function slipRule(name: string, slips: readonly Slip[], reasonFor: (written: string) => string): Rule {
  let loading: Promise<readonly SlipFinder[]> | undefined
  const loadFinders = async () => {
    const inflection = await loadInflection()
    return slips.map((slip) => slipFinder(slip, inflection))
  }
  return {
    name,
    severity: 'error',
    async check(site, add) {
      const finders = await (loading ??= loadFinders())
      for (const file of filesWithSentences(site))
        for (const slip of foundIn(file, finders, () => findSlips(readableText(file), finders)))
          reportSlip(file, slip, reasonFor, add)
    },
  }
}

/** Marks of links, bold and italics around words of a sentence. */
const MARKS = /\]\([^()\n]*\)|\[|(?<!\n[ \t]*)\*{1,3}|_{1,3}/g

/** A text without marks, and the place in the file of each of its characters. */
type ReadableText = { text: string; source: string; placeOf: (index: number) => number }

/** The running text of a file; in a page, without the marks inside its sentences. */
function readableText({ file, prose, source }: SitePage | DataFile): ReadableText {
  const marks = file.endsWith('.mdx')
    ? [...source.matchAll(MARKS)].filter(({ 0: mark, index }) => !prose.slice(index, index + mark.length).trim())
    : []
  let [text, from] = ['', 0]
  const parts = marks.map(({ 0: mark, index }) => {
    text += prose.slice(from, index)
    from = index + mark.length
    return { end: text.length, skipped: from - text.length }
  })
  return {
    text: text + prose.slice(from),
    source,
    placeOf: (index) => index + (parts.findLast(({ end }) => end <= index)?.skipped ?? 0),
  }
}

/** Every slip in a text; where two patterns find one, the first counts. */
function findSlips({ text, source, placeOf }: ReadableText, finders: readonly SlipFinder[]): FoundSlip[] {
  const found: FoundSlip[] = []
  const lowerCase = text.toLowerCase()
  // Letters of one case are searched three times as fast; without this the check of all pages takes an eighth longer.
  for (const { pattern, rightOf } of finders.filter(({ mayBeIn }) => mayBeIn(lowerCase)))
    for (const match of text.matchAll(pattern)) {
      const { 0: written, index } = match
      const at = placeOf(index)
      const length = placeOf(index + written.trimEnd().length - 1) + 1 - at
      if (found.some((other) => at < other.at + other.length && other.at < at + length)) continue
      // A tag between the words is blanked.
      if (source.slice(at, at + length).replace(MARKS, '') !== written.trimEnd().replace(MARKS, '')) continue
      found.push({ written, right: rightOf(match), at, length })
    }
  return found
}

/** The source of a pattern in lower case; escapes such as \S stay. */
function lowerCaseSource({ source }: RegExp): string {
  return source.replace(/\\[pP]\{\w+\}|\\.|[A-Z]/g, (part) => (part.length > 1 ? part : part.toLowerCase()))
}

/** Reports words of a file that are wrong where they are, unless a comment allows them. */
export function reportSlip(
  file: SitePage | DataFile,
  { written, right, at, length }: FoundSlip,
  reasonFor: (written: string) => string,
  add: ReportInFile,
): void {
  const meant = withCapital(written, right.trim())
  // Of several, the first. Around marks a person corrects the words.
  const [first] = file.source.startsWith(written.trimEnd(), at) ? meant.split('" or "') : []
  const place = file.lines.placeAt(at, length)
  reportUnlessAllowed(file, 'words', add)(place, reasonFor(written.trim()), `Write "${meant}".`, { meant: first })
}

function withCapital(written: string, text: string): string {
  return /^\p{Lu}/u.test(written) ? capitalised(text) : text
}

/** The forms of words, as compromise knows them. */
type Inflection = {
  /** The form of a verb after did and will: answer, go. Takes any other form. */
  base: (verb: string) => string
  /** The form of a verb after it: answers, has. Takes the base, or the form after they. */
  third: (base: string) => string
  /** The form of a verb after they: answer, have. Takes any other form. */
  thirdPlural: (verb: string) => string
  /** The form of a verb after has: answered, gone. Takes the base or the past. */
  participle: (verb: string) => string
  /** The form of a verb after is, for what goes on: answering. Takes the base. */
  ing: (base: string) => string
  /** Several of a noun: enquiries, people. */
  plural: (noun: string) => string
  /** One of several: enquiry, person. */
  singular: (nouns: string) => string
  /** A noun with its article: a call, an agent. */
  withArticle: (noun: string) => string
  /** The word beside a negation: any, not no. */
  notNegated: (word: string) => string
}

type Conjugation = { PastTense: string; PresentTense: string; Gerund: string; Participle?: string }

/** What compromise has for this, which its types leave out. */
type Compromise = {
  model: () => unknown
  methods: () => {
    two: {
      transform: {
        verb: {
          toInfinitive: (verb: string, model: unknown, tense: 'Gerund' | 'PastTense' | 'PresentTense') => string
          conjugate: (base: string, model: unknown) => Conjugation
        }
        noun: Record<'toPlural' | 'toSingular', (noun: string, model: unknown) => string>
      }
    }
  }
}

/** In British English, and where an auxiliary verb has no -s of its own. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  get: 'got',
  be: 'been',
  run: 'run',
  come: 'come',
  become: 'become',
}
const NOT_NEGATED: Readonly<Record<string, string>> = {
  no: 'any',
  never: 'ever',
  none: 'any',
  nothing: 'anything',
  nobody: 'anybody',
}
const THIRD: Readonly<Record<string, string>> = { are: 'is', were: 'was', 'don’t': 'doesn’t' }
const THIRD_PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', 'doesn’t': 'don’t' }

/** Loads the inflection of English words. It takes 0.2 s. */
async function loadInflection(): Promise<Inflection> {
  const { default: nlp } = (await import('compromise/two')) as unknown as { default: Compromise }
  const { verb, noun } = nlp.methods().two.transform
  const model = nlp.model()
  const base = (form: string) => {
    if (form.endsWith('ing')) return verb.toInfinitive(form, model, 'Gerund')
    const fromPresent = verb.toInfinitive(form, model, 'PresentTense')
    return fromPresent === form ? verb.toInfinitive(form, model, 'PastTense') : fromPresent
  }
  return {
    base,
    third: (form) => THIRD[withCurlyApostrophe(form)] ?? verb.conjugate(form, model).PresentTense,
    thirdPlural: (form) => THIRD_PLURAL[withCurlyApostrophe(form)] ?? base(form),
    participle: (form) => {
      const infinitive = verb.conjugate(base(form), model).PastTense === form ? base(form) : form
      const { Participle, PastTense } = verb.conjugate(infinitive, model)
      return PARTICIPLES[infinitive] ?? Participle ?? PastTense
    },
    ing: (form) => verb.conjugate(form, model).Gerund,
    plural: (form) => noun.toPlural(form, model),
    singular: (form) => noun.toSingular(form, model),
    withArticle: (form) => `${/^[aeiou]/.test(form) ? 'an' : 'a'} ${form}`,
    notNegated: (form) => NOT_NEGATED[form]!,
  }
}

function withCurlyApostrophe(word: string): string {
  return word.replace(/\\?'/, '’')
}
