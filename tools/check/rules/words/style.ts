import { visit } from 'unist-util-visit'
import { leavesOf } from '../../../content/mdx/static-value.ts'
import { valuePlace, filesWithSentences } from '../../site/site-reader.ts'
import { reportUnlessAllowed, pageRule, siteRule } from '../rule.ts'
import { phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'
import { startOf } from '../../../content/mdx/element.ts'
import { isKnown } from '../../words/dictionary.ts'
import { agentNames } from './record-names.ts'

/** The record with the company's name. */
const SITE_RECORD = 'data/site.ts'

/** The company's name has one spelling: not in two words, nor with a capital inside. */
export const companyName = siteRule('company-name', 'error', (site, add) => {
  const brand = leavesOf(site.values.get(SITE_RECORD)).find(({ key }) => key === 'brand')?.value
  if (typeof brand !== 'string' || !/^\p{L}+$/u.test(brand)) return
  const spelling = new RegExp(
    String.raw`(?<![\p{L}@./-])${[...brand].join(String.raw`[\s-]?`)}(?!\p{L}|[@.-]\p{L})`,
    'giu',
  )
  for (const page of site.pages) {
    const [written] = new RegExp(String.raw`\s[|–—·-]\s*${brand}$`, 'iu').exec(page.frontMatter?.title ?? '') ?? []
    if (written)
      add(page, {
        place: valuePlace(page, 'title'),
        reason: 'The name of the company is added to every title, so it would stand there twice.',
        fix: `Delete "${written.trim()}".`,
      })
  }
  for (const file of filesWithSentences(site)) {
    const report = reportUnlessAllowed(file, 'words', add, 'If it is no name')
    for (const { 0: written, index } of file.prose.matchAll(spelling)) {
      const place = file.lines.placeAt(index, written.length)
      // In small letters it may be an ordinary word, and so it may be in two.
      const isOneWord = /^\p{L}+$/u.test(written)
      const isRight = written === brand || written === brand.toUpperCase() || !/.\p{Lu}/u.test(written)
      const certainty = isOneWord ? { edits: [{ place, text: brand }] } : { severity: 'warning' as const }
      if (!isRight) report(place, `The company's name is spelt ${brand}.`, `Write ${brand}.`, certainty)
    }
  }
})

type Banned = {
  word: RegExp
  /** What to do about it. */
  instead: string
}

/** Things that can be unlocked. */
const THINGS = String.raw`(doors?|gates?|offices?|buildings?|rooms?|phones?|screens?|safes?|shops?|cars?|drawers?)\b`

/** Words that the voice guide bans. */
const BANNED: readonly Banned[] = [
  { word: /\bleverag(e|es|ed|ing)\b/giu, instead: 'Write "use".' },
  {
    word: phrasePattern(
      String.raw`\bunlock(s|ed|ing)?\b(?!\s+((the|an?|its|our|your|their|all|every|each)\s+)?${THINGS})`,
      'giu',
    ),
    instead: 'Say what becomes possible.',
  },
  { word: /\bseamless(ly)?\b/giu, instead: 'Say what the reader does not have to do.' },
  { word: /\brevolutioni[sz](e|es|ed|ing)\b/giu, instead: 'Write "change", and say how.' },
  {
    word: phrasePattern(
      String.raw`
        \bwe guarantee (?:that )?(?:an? |the |our |your )?(?:agents?|it|you|results|savings|more|higher|fewer|
        business)\b`,
      'giu',
    ),
    instead: 'Say what usually happens, and that it is no promise.',
  },
  { word: /\bsupercharg(e|es|ed|ing)\b/giu, instead: 'Say what gets faster, and by how much.' },
]

/** Plain words: no fashionable ones. */
export const voice = siteRule('voice', 'error', ({ pages, data, values }, add) => {
  const names = [...agentNames({ values }).values()].map((name) => name.replace(/ agent$/, '')).join('|')
  const desk = String.raw`(?<=\p{Ll},? )(?:${names})(?:(?:,| or| and) (?:${names}))* desks?\b`
  const desks = names ? [{ word: phrasePattern(desk, 'gu'), instead: 'Write "agent".' }] : []
  for (const file of [...pages, ...data]) {
    const report = reportUnlessAllowed(file, 'voice', add, 'If you mean something else')
    for (const { word, instead } of [...BANNED, ...desks])
      for (const { 0: written, index } of matchesIn(file, word)) {
        const reason = `The voice guide bans the word${written.includes(' ') ? 's' : ''} "${written}".`
        report(file.lines.placeAt(index, written.length), reason, instead)
      }
  }
})

/** A word twice in a row; not across marks, tags or the quotation marks of a record. */
const TWICE = /(?<![\p{L}\p{N}’'-])(\p{L}{2,})([ \t]+|[ \t]*\n[ \t]*)\1(?![\p{L}\p{N}’'-])/giu

/** Words that are right twice in a row: the fact that that was so; what they had had before. */
const RIGHT_TWICE = /^(that|had|bye|ha|so)$/i

/** Words around "that that" where one of the two is left over: an agent that that always answers. */
const BEFORE_THAT = /\b(?:an?|the|each|every|one) (?!fact|idea|point|news|hope)\p{L}+ $/iu
const AFTER_THAT = /^ (?:always|never|only|also|still|already|can|will|must)\b/

/** Whether it may be a name that consists of one word twice, such as Bora Bora. */
function isForeignName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !isKnown(word)
}

/** Verbs that take in or on with them, before it. */
const PHRASAL_VERB = phrasePattern(
  String.raw`
    \b(?:comes?|came|coming|checks?|checked|logs?|logged|drops?|dropped|phoned|rang|moves?|moved|carry|carries|goes|
    go)[ \t]$`,
  'iu',
)

/** A sentence twice in a row, as it is when it was pasted again. */
const SENTENCE_TWICE = /(?<=^|[.!?][ \t]|\n)([^.!?\n]{15,}[.!?])[ \t]+\1/gu

/** Words that no noun phrase begins with, after an article or a possessive. */
const NO_NOUN = 'they|we|he|she|them|been|because|have|does'

/** An article or a possessive, and a word that cannot follow it: one is missing between them, or one is left over. */
const LEFT_OVER = phrasePattern(
  String.raw`
    (?<![\p{L}\p{N}’.-]|')(?:
    (?:[Tt]he[ \t]+(?!the)|[Aa]n[ \t]+(?!an))(?:of|with|and|or|is|are|was|were|the|an|you|their|our|my|has|if|your|
    ${NO_NOUN})|
    [Aa][ \t]+(?:a|the|an|their|our|my|${NO_NOUN})|
    a[ \t]+(?:when|if|but|are|was|were|who|your)|
    (?:our|my)[ \t]+(?:of|with|is|are|was|were|the|an|a|you|has|${NO_NOUN})|
    their[ \t]+(?:of|you|has|${NO_NOUN}))(?![\p{L}\p{N}-]|')`,
  'gu',
)

/** Whether the words before end a clause, as in "what it is made of is good", or the first is a letter or a name. */
const BEFORE_CLAUSE =
  /\b(?:what|which|who|whom|whose|that|where|how|whatever|plan|row|part|vitamin|option)\b[^.!?\n]*$/iu

/**
 * No word is written twice in a row, and none is left over. retext-repeated-words finds the same in pages, but reads no
 * records.
 */
export const repeatedWords = siteRule('repeated-words', 'error', (site, add) => {
  for (const file of filesWithSentences(site)) {
    const report = reportUnlessAllowed(file, 'words', add)
    for (const { 0: both, index } of matchesIn(file, LEFT_OVER)) {
      const isWhole = file.source.startsWith(both, index)
      if (!isWhole || BEFORE_CLAUSE.test(file.prose.slice(0, index))) continue
      const reason = `"${both}": a word is missing between the two, or one of them is left over.`
      report(file.lines.placeAt(index, both.length), reason, 'Write the missing word, or delete one.')
    }
    for (const { 0: both, 1: sentence = '', index } of matchesIn(file, SENTENCE_TWICE)) {
      if (!file.source.startsWith(both, index)) continue
      const place = file.lines.placeAt(index + both.length - sentence.length, sentence.length)
      report(place, 'The sentence is written twice.', 'Delete one of the two.')
    }
    for (const { 0: both, 1: word = '', 2: space = '', index } of matchesIn(file, TWICE)) {
      const isLeftOver =
        word === 'that' &&
        BEFORE_THAT.test(file.prose.slice(Math.max(0, index - 30), index)) &&
        AFTER_THAT.test(file.prose.slice(index + both.length))
      const isRight = RIGHT_TWICE.test(word) && !isLeftOver
      // A mark or a tag between them is blanked.
      if (isRight || isForeignName(word) || !file.source.startsWith(both, index)) continue
      // An invoice that came in in May.
      if (/^(?:in|on)$/i.test(word) && PHRASAL_VERB.test(file.prose.slice(Math.max(0, index - 12), index))) continue
      // The customer whose van it is is on the line.
      if (word === 'is' && BEFORE_CLAUSE.test(file.prose.slice(0, index))) continue
      const second = file.lines.placeAt(index + word.length, both.length - word.length)
      const place = file.lines.placeAt(index + word.length + space.length, word.length)
      const edits = space.includes('\n') ? [] : [{ place: second, text: '' }]
      report(place, `The word "${word}" is written twice.`, 'Delete one of the two.', { edits })
    }
  }
})

/** Shorter paragraphs may be repeated on purpose. */
const MIN_WORDS = 8

/** No paragraph is twice on a page, as after a copy that should have been a move. */
export const repeatedParagraphs = pageRule('repeated-paragraphs', 'error', ({ tree, source, lines }, add) => {
  if (!tree) return
  const first = new Map<string, number>()
  visit(tree, 'paragraph', (node) => {
    const words = source.slice(...lines.rangeOf(node)).split(/\s+/)
    if (words.length < MIN_WORDS) return
    const place = startOf(node)
    const above = first.get(words.join(' '))
    if (above === undefined) first.set(words.join(' '), place.line)
    else add({ place, reason: `This paragraph is already in line ${above}.`, fix: 'Delete one of the two.' })
  })
})
