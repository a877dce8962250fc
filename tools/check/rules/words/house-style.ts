import { leavesOf } from '../../../content/mdx/static-value.ts'
import { valuePlace, filesWithSentences } from '../../site/site-reader.ts'
import { isAllowed, howToAllow } from '../../words/allowed.ts'
import { phrasePattern } from '../../words/phrase-pattern.ts'
import type { Rule } from '../rule.ts'

/** The record with the company's name. */
const SITE_RECORD = 'data/site.ts'

/** The company's name has one spelling: not in two words, nor with a capital inside. */
export const companyName: Rule = {
  name: 'company-name',
  severity: 'error',
  check(site, add) {
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
      for (const { 0: written, index } of file.prose.matchAll(spelling)) {
        const place = file.lines.placeAt(index, written.length)
        // In small letters it may be an ordinary word, and so it may be in two.
        const isOneWord = /^\p{L}+$/u.test(written)
        const isRight = written === brand || written === brand.toUpperCase() || !/.\p{Lu}/u.test(written)
        if (isRight || isAllowed(file.source, place, 'words')) continue
        add(file, {
          place,
          reason: `The company's name is spelt ${brand}.`,
          fix: `Write ${brand}. If it is no name, ${howToAllow(file, 'words', place)}`,
          ...(isOneWord ? { edits: [{ place, text: brand }] } : { severity: 'warning' }),
        })
      }
    }
  },
}

type Banned = {
  word: RegExp
  /** What to do about it. */
  instead: string
}

/** Things with a lock. */
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
export const voice: Rule = {
  name: 'voice',
  severity: 'error',
  check({ pages, data }, add) {
    for (const file of [...pages, ...data]) {
      for (const { word, instead } of BANNED) {
        for (const match of file.prose.matchAll(word)) {
          const place = file.lines.placeAt(match.index, match[0].length)
          if (isAllowed(file.source, place, 'voice')) continue
          add(file, {
            place,
            reason: `The voice guide bans the word${match[0].includes(' ') ? 's' : ''} "${match[0]}".`,
            fix: `${instead} If you mean something else, ${howToAllow(file, 'voice', place)}`,
          })
        }
      }
    }
  },
}
