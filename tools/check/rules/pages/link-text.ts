import { pageRule } from '../rule.ts'

/** Link texts that do not say where the link leads. */
const EMPTY =
  /^(click |tap |press )?(here|this|this (page|link|one)|link|more|read more|read on|learn more|find out more|see more|more info(rmation)?|details|go|continue|page|website)$/

/** Link text says where the link leads: screen readers list links without their sentences. */
export const linkText = pageRule('link-text', 'error', (page, add) => {
  for (const item of page.items) {
    if (item.kind !== 'link' || item.by) continue
    if (item.isEmpty) {
      add({
        place: item.whole ?? item.place,
        reason: 'The link has no text, so it is invisible.',
        fix: 'Write between the square brackets what it leads to, such as [all prices](/pricing).',
      })
      continue
    }
    const words = item.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (EMPTY.test(words))
      add({
        place: item.whole ?? item.place,
        reason: `The words of the link, "${item.text.trim()}", do not say where it leads.`,
        fix: 'Write what it leads to, such as [all prices](/pricing).',
      })
    else if (
      /^(https?:\/\/|www\.)/.test(item.text) &&
      item.text === item.href &&
      page.source.startsWith('[', page.lines.offsetOf(item.whole ?? item.place))
    )
      add({
        place: item.whole ?? item.place,
        reason: 'The link text is its address.',
        fix: 'Write what it leads to, in words.',
      })
  }
})
