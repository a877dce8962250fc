import { pageRule } from '../rule.ts'
import type { PageItem } from '../../site/page-items.ts'

/** Each id is on a page once: links reach only the first. */
export const duplicateIds = pageRule('duplicate-ids', 'error', (page, add) => {
  const first = new Map<string, PageItem>()
  const written = new Map<string, PageItem>()
  for (const item of page.items) {
    if (item.kind === 'heading' && !item.by) {
      const before = written.get(item.text)
      if (before && item.text)
        add({
          place: item.place,
          reason:
            `The page has this heading twice (see line ${before.place.line}): links to ` +
            `#${before.kind === 'heading' ? before.id : ''} reach only the first.`,
          fix: 'Change one of them.',
        })
      else written.set(item.text, item)
    }
    const id = item.kind === 'anchor' || (item.kind === 'heading' && !item.by) ? item.id : undefined
    if (id === undefined) continue
    const before = first.get(id)
    if (!before) first.set(id, item)
    else if (item.by && before.by && item.by === before.by)
      add({
        place: item.place,
        reason: `<${item.by}> is on the page twice, with the id "${id}" each time.`,
        fix: 'Remove one of them.',
      })
    else {
      // The author can change only their own text.
      const at = item.by && !before.by ? before : item
      add({
        place: at.place,
        reason:
          `The id "${id}" is already used by ${described(at === item ? before : item)}: links to #${id} ` +
          'reach only the first.',
        fix: at.kind === 'heading' ? 'Change the heading.' : 'Choose another name.',
      })
    }
  }
})

function described(item: PageItem): string {
  if (item.by) return item.by === 'template' ? "the page's template" : `<${item.by}>`
  return item.kind === 'heading' ? `the heading of line ${item.place.line}` : `line ${item.place.line}`
}
