import { pageRule } from '../rule.ts'
import { valuePlace } from '../site.ts'

/** What search results show; longer texts are cut, shorter ones say too little. The brand comes after the title. */
export const LIMITS = { title: { least: 8, most: 60 }, description: { least: 50, most: 160 } } as const

/** Titles and descriptions have a length that search results show whole. */
export const lengths = pageRule('lengths', 'error', (page, add) => {
  if (!page.frontMatter) return
  for (const key of ['title', 'description'] as const) {
    const { length } = page.frontMatter[key]
    const { least, most } = LIMITS[key]
    if (length > most)
      add({
        place: valuePlace(page, key),
        reason: `The ${key} has ${length} characters; search results cut it after ${most}.`,
        fix: `Take out ${length - most}.`,
      })
    if (length < least)
      add({
        place: valuePlace(page, key),
        reason:
          `The ${key} has ${length} characters; with fewer than ${least} it says too little in search ` + 'results.',
        fix:
          key === 'title'
            ? 'Say what the page is about.'
            : 'Say in one or two sentences what the page offers, and to whom.',
      })
  }
})
