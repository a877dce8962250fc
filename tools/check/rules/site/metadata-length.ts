import { pageRule } from '../rule.ts'
import { valuePlace } from '../../site/site-reader.ts'

/** What search results show; longer texts are cut, shorter ones say too little. The brand comes after the title. */
export const LIMITS = { title: { min: 8, max: 60 }, description: { min: 50, max: 160 } } as const

/** Titles and descriptions have a length that search results show whole, and descriptions are not cut off. */
export const metadataLength = pageRule('metadata-length', 'error', (page, add) => {
  if (!page.frontMatter) return
  for (const key of ['title', 'description'] as const) {
    const { length } = page.frontMatter[key]
    const { min, max } = LIMITS[key]
    if (length > max)
      add({
        place: valuePlace(page, key),
        reason: `The ${key} has ${length} characters; search results cut it after ${max}.`,
        fix: `Take out ${length - max}.`,
      })
    const text = page.frontMatter[key]
    if (key === 'description' && /[\p{Ll})][.!?] \p{Lu}/u.test(text) && !/[.!?…)”’"']$/u.test(text.trim()))
      add({
        place: valuePlace(page, key),
        reason: `The last sentence of the description has no end: "${/[^.!?]*$/.exec(text)![0].trim()}".`,
        fix: 'Finish it, with a full stop.',
      })
    if (length < min)
      add({
        place: valuePlace(page, key),
        reason:
          `The ${key} has ${length} characters; with fewer than ${min} it says too little in search ` + 'results.',
        fix:
          key === 'title'
            ? 'Say what the page is about.'
            : 'Say in one or two sentences what the page offers, and to whom.',
      })
  }
})
