import { leavesOf } from '../../../content/values.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import { valuePlace } from '../../site/site-reader.ts'
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
          fix: `Write ${brand}. If it is no name, ${wayOut(file, 'words', place)}`,
          ...(isOneWord ? { edits: [{ place, text: brand }] } : { severity: 'warning' }),
        })
      }
    }
  },
}
