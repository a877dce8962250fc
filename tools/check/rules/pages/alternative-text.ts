import { pageRule } from '../rule.ts'

/** Each picture has alternative text. */
export const alternativeText = pageRule('alternative-text', 'error', (page, add) => {
  for (const item of page.items) {
    if (item.kind !== 'picture' || item.by || item.alt !== undefined) continue
    const isMarkdown = page.source.startsWith('!', page.lines.offsetOf(item.whole ?? item.place))
    add({
      place: item.whole ?? item.place,
      reason: 'The picture has no alternative text.',
      fix: isMarkdown
        ? 'Write what it shows between the square brackets: ![A receptionist at her desk](…)'
        : 'Write what it shows: alt="A receptionist at her desk", or alt="" where it only decorates.',
    })
  }
})
