import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'unist-util-visit'
import { editDistance } from '../../../content/suggestion.ts'
import { unreadableText } from '../../../content/content-error.ts'
import { capitalised, escapeRegExp } from '../../../lib/text.ts'
import { SEARCH_WORDS, type SitePage } from '../../site/site-reader.ts'
import { siteRule } from '../rule.ts'
import { MISSING_WORDS } from './placeholders.ts'
import { checkWord, isKnown, isProperName, isTypoOf, meantBy } from '../../words/dictionary.ts'

/** Words and names that the dictionary lacks, one a line. A name may have several words. */
const WORD_LIST = 'data/words.txt'

/** In a record an apostrophe may be escaped. */
const WORD = /[\p{L}\p{M}]+(?:\\?[’'][\p{L}\p{M}]+)*/gu

/** Text is UK English, by the dictionary and the project's word list. */
export const spelling = siteRule('spelling', 'error', ({ root, pages, data }, add) => {
  const path = join(root, WORD_LIST)
  const list = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const unreadable = unreadableText(WORD_LIST, list)
  if (unreadable) return add({ file: WORD_LIST, source: list }, unreadable)
  for (const [index, line] of list.split('\n').entries()) {
    const meant = meantBy(line.replace(/#.*/, '').trim())
    if (meant)
      add(
        { file: WORD_LIST, source: list },
        {
          place: { line: index + 1, column: 1, length: line.length },
          reason: `"${line}" is a misspelling of "${meant}".`,
          fix: 'Delete this line, and correct the word where it is used.',
        },
      )
  }
  const knownWords = new Set(list.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase()))
  const names = [...knownWords].filter((name) => name.includes(' '))
  const files = [...pages, ...data]
  const frequent = frequentWords(files.map(({ prose }) => prose))
  for (const file of files) {
    // Another rule reports words that are missing.
    const withoutKnownNames = withoutNames(file.prose, names).replace(MISSING_WORDS, blank)
    const prose = 'tree' in file ? withoutForeignPhrases(file, withoutKnownNames) : withoutKnownNames
    for (const match of prose.matchAll(WORD)) {
      const written = match[0]
      const word = written.replace(/\\?[’']/g, "'")
      if (isNameOrCode(match, prose) || isOrdinal(match, file.source) || knownWords.has(word.toLowerCase())) continue
      // Visitors search for names without capitals.
      if (file.file === SEARCH_WORDS && isKnown(capitalised(word))) continue
      // A sound: grrr, hmmm, ahhh.
      if (/^(?:[^aeiou]+|[aou]+h+)$/i.test(word) && /(\p{L})\1\1/u.test(word)) continue
      const misspelling = checkWord(word)
      const name = 'tree' in file ? otherSpelling(match, prose, Boolean(misspelling)) : undefined
      if (name)
        add(file, {
          place: file.lines.placeAt(match.index, written.length),
          reason: `"${written}" stands here once, and "${name}" elsewhere on the page.`,
          fix: `Did you mean "${name}"? If both are right, add "${written}" to ${WORD_LIST}.`,
          // A name that the dictionary has may be another person's.
          severity: misspelling ? 'error' : 'warning',
        })
      // Last, because it looks for similar words.
      if (!misspelling) continue
      if (name || isName(match, prose, frequent) || isNameOfRecord(match, file)) continue
      const { isAmerican, suggestions } = misspelling
      const quoted = suggestions.map((suggestion) => `"${suggestion}"`).join(' or ')
      add(file, {
        place: file.lines.placeAt(match.index, written.length),
        reason: isAmerican ? `"${written}" is the US spelling.` : `"${written}" is not in the dictionary.`,
        fix: isAmerican ? `Write ${quoted}. If it is a name, add it to ${WORD_LIST}.` : fixFor(written, quoted),
      })
    }
  }
})

/** A name, or a word that begins a sentence. */
const NAME = /\b\p{Lu}\p{Ll}{4,}\b/gu

/**
 * The name that was meant by one that the page has only once: Marek, several times on the page, by Marak. For a name
 * that the dictionary has, such as Marco, a name that begins like it; it may also be once on the page, before it on the
 * line.
 */
function otherSpelling({ 0: name, index }: RegExpExecArray, prose: string, isMisspelt: boolean): string | undefined {
  if (name.match(NAME)?.[0] !== name) return undefined
  const names = prose.match(NAME) ?? []
  const countOf = (other: string) => names.filter((candidate) => candidate === other).length
  if (countOf(name) !== 1) return undefined
  const isMeant = (other: string) =>
    isMisspelt
      ? other.length === name.length && editDistance(other, name) === 1 && countOf(other) > 1
      : areAlike(other, name) && (countOf(other) > 1 || isBefore(other, prose, index))
  return names.find(isMeant)
}

/** Whether two names differ by two letters behind the third, and neither is a form of the other or another word. */
function areAlike(one: string, other: string): boolean {
  return (
    one.slice(0, 3) === other.slice(0, 3) &&
    !one.startsWith(other) &&
    !other.startsWith(one) &&
    editDistance(one, other) <= 2 &&
    ![one, other].some((name) => isKnown(name.toLowerCase()))
  )
}

/** Whether a name is before an offset on its line, but not next to it in a list: Christina and Christine. */
function isBefore(name: string, prose: string, index: number): boolean {
  const line = prose.slice(prose.lastIndexOf('\n', index) + 1, index)
  return new RegExp(String.raw`\b${name}\b(?!(?:,| and| or) $)`).test(line)
}

function fixFor(written: string, quoted: string): string {
  if (quoted) return `Did you mean ${quoted}? If it is right, add it to ${WORD_LIST}.`
  return `${/^\p{Lu}/u.test(written) ? 'If it is a name' : 'Fix it. If it is right'}, add it to ${WORD_LIST}.`
}

/** The words that the site uses more than once. */
function frequentWords(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const text of texts) for (const [word] of text.matchAll(WORD)) (seen.has(word) ? repeated : seen).add(word)
  return new Set([...repeated].filter((word) => /^\p{Ll}/u.test(word) && isKnown(word)))
}

/** Whether it is part of the name of a person or a company in a record; agents and departments have ordinary names. */
function isNameOfRecord(
  { 0: word, index }: RegExpExecArray,
  { file, source }: { file: string; source: string },
): boolean {
  const before = source.slice(source.lastIndexOf('\n', index) + 1, index)
  return file.startsWith('data/') && /^\p{Lu}/u.test(word) && /\b(company|client): ['"`][^'"`]*$/.test(before)
}

/**
 * A page's prose with its phrases of another language blanked: words in italics or quotation marks of which most are
 * not English.
 */
function withoutForeignPhrases({ tree, lines }: SitePage, prose: string): string {
  let rest = prose.replace(/“[^“”\n]+”/gu, (text) => (isForeignPhrase(text) ? blank(text) : text))
  if (tree)
    visit(tree, 'emphasis', (node) => {
      const [from, to] = lines.rangeOf(node)
      if (isForeignPhrase(rest.slice(from, to)))
        rest = rest.slice(0, from) + blank(rest.slice(from, to)) + rest.slice(to)
    })
  return rest
}

function isForeignPhrase(text: string): boolean {
  const words = text.match(WORD) ?? []
  return words.length > 1 && words.filter((word) => checkWord(word)).length * 2 >= words.length
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** A text with the names of several words blanked. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce(
    (rest, name) =>
      rest.replace(new RegExp(String.raw`\b${escapeRegExp(name).replaceAll(' ', String.raw`\s+`)}\b`, 'gi'), blank),
    text,
  )
}

/** Whether it is the ending of a number, as in 1<sup>st</sup>. */
function isOrdinal({ 0: word, index }: RegExpExecArray, source: string): boolean {
  return /^(st|nd|rd|th)$/.test(word) && /\d<sup>$/.test(source.slice(0, index))
}

/**
 * Whether a capitalised word is certainly a name: one with a letter that English lacks, as Łukasz and Škoda, one with a
 * prefix, as D'Arcy, one after a title or another name, or one within a sentence that is like no frequent word. A word
 * with an accent that English lacks is foreign, and no typo.
 */
function isName({ 0: word, index }: RegExpExecArray, text: string, frequent: ReadonlySet<string>): boolean {
  if (!/^\p{Lu}/u.test(word)) {
    const [, next = ''] = /^ ([\p{L}’']+)/u.exec(text.slice(index + word.length, index + word.length + 40)) ?? []
    return isForeign(word) || (isForeign(next) && !isKnown(next)) || isSecondPartOfPlural(word, text[index - 1])
  }
  if (/[^\p{ASCII}’]/u.test(word) || /^[DLO]['’]\p{Lu}/u.test(word)) return true
  const before = text.slice(Math.max(0, index - 40), index)
  if (/\b(Mr|Mrs|Ms|Miss|Dr|Sir|Dame|Lord|Lady) $/.test(before)) return true
  const [, name] = /([\p{Lu}][\p{L}’]*)[ -]$/u.exec(before) ?? []
  // A name of one word twice, as Zsa Zsa.
  if (name === word || text.startsWith(` ${word}`, index + word.length)) return true
  if (name && (/[^\p{ASCII}]/u.test(name) || isProperName(name))) return true
  return /[\p{Ll}\p{N},;:)][ “‘(-]+$/u.test(before) && !isTypoOf(word, frequent)
}

/** Whether it has a letter that English lacks, or a vowel left out as in French: neither is a typo. */
function isForeign(word: string): boolean {
  return /[^\p{ASCII}’]/u.test(word) || /^(?:[cdjlnst]|qu)['’]\p{Ll}{3,}$/u.test(word)
}

/** Whether it is the end of a noun that is made of a verb, as in part-worns and ready-mades. */
function isSecondPartOfPlural(word: string, before: string | undefined): boolean {
  return before === '-' && word.endsWith('s') && isKnown(word.slice(0, -1))
}

/**
 * Whether it is part of a name or code: next to a digit, an @, an &, a dot or a sign that cannot be seen, in a path,
 * between colons, a quoted word of which the text speaks, or in capitals or camel case.
 */
function isNameOrCode({ 0: word, index }: RegExpExecArray, text: string): boolean {
  const before = text.slice(Math.max(0, index - 1), index)
  const after = text.slice(index + word.length, index + word.length + 2)
  return (
    // Part of a call such as ta-ra.
    (word.length === 2 && (before === '-' || after.startsWith('-'))) ||
    (before === ':' && after.startsWith(':')) ||
    (before === '“' && after.startsWith('”')) ||
    /[\d@_/.#&\u00ad\u200b\u2060\ufeff]/.test(before) ||
    /^([\d@_/\u00ad\u200b\u2060\ufeff]|\.\p{Ll})/u.test(after) ||
    /^\p{Lu}{2,}([’']?s)?$|\p{Ll}\p{Lu}/u.test(word)
  )
}
