import type { Rule } from '../rule.ts'
import type { PageItem } from '../page-items.ts'

/** A name that links use after # stands once on a page, or links reach only the first. */
export const duplicateIds: Rule = {
  name: 'duplicate-ids',
  severity: 'error',
  check({ pages }, add) {
    for (const page of pages) {
      const first = new Map<string, PageItem>()
      const written = new Map<string, PageItem>()
      for (const item of page.items) {
        if (item.kind === 'heading' && !item.by) {
          const before = written.get(item.text)
          if (before && item.text)
            add(page, {
              place: item.place,
              reason: `The page has this heading twice, in line ${before.place.line} too: links to #${before.kind === 'heading' ? before.id : ''} reach only the first.`,
              fix: 'Word one of the two differently.',
            })
          else written.set(item.text, item)
        }
        const id = item.kind === 'anchor' || (item.kind === 'heading' && !item.by) ? item.id : undefined
        if (id === undefined) continue
        const before = first.get(id)
        if (!before) first.set(id, item)
        else if (item.by && before.by && item.by === before.by)
          add(page, {
            place: item.place,
            reason: `<${item.by}> stands on the page twice, and brings the name "${id}" each time.`,
            fix: 'Take one of the two away.',
          })
        else {
          // An author can change what the author wrote.
          const at = item.by && !before.by ? before : item
          add(page, {
            place: at.place,
            reason: `The name "${id}" is taken by ${described(at === item ? before : item)}: links to #${id} reach only the first.`,
            fix: at.kind === 'heading' ? 'Word the heading differently.' : 'Choose another name.',
          })
        }
      }
    }
  },
}

function described(item: PageItem): string {
  if (item.by) return item.by === 'template' ? "the page's template" : `<${item.by}>`
  return item.kind === 'heading' ? `the heading of line ${item.place.line}` : `line ${item.place.line}`
}
