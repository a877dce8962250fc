import type { Rule } from '../rule.ts'
import { isLive, valuePlace, type SitePage } from '../site.ts'

/**
 * No two pages have the same title or description, nor ones that differ in a single word: search results show one of
 * them only.
 */
export const alike: Rule = {
  name: 'alike',
  severity: 'error',
  check(site, add) {
    for (const key of ['title', 'description'] as const) {
      const seen = new Map<string, SitePage>()
      for (const page of site.pages) {
        if (!page.frontMatter || !isLive(page, site)) continue
        const words = page.frontMatter[key].toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? []
        const forms = formsOf(words)
        const other = forms.map((form) => seen.get(form)).find(Boolean)
        // The order does not show which of the two is the copy.
        if (other)
          add(page, {
            place: valuePlace(page, key),
            reason:
              `This page and ${other.file}:${valuePlace(other, key).line} have ` +
              `${other.frontMatter![key] === page.frontMatter[key] ? 'the same' : 'nearly the same'} ${key}.`,
            fix: 'Change one of them to say what makes it different.',
          })
        else for (const form of forms) seen.set(form, page)
      }
    }
  },
}

/**
 * The words themselves, and with each one left out in turn: texts that share a form differ in one word at most. Short
 * ones must agree in all.
 */
function formsOf(words: readonly string[]): string[] {
  const whole = words.join(' ')
  return words.length < 6 ? [whole] : [whole, ...words.map((_, index) => words.toSpliced(index, 1, '*').join(' '))]
}
