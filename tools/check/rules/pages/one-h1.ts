import { TOP } from '../../../content/content-error.ts'
import { pageRule } from '../rule.ts'

/** Each page has one first-level heading. */
export const oneH1 = pageRule('one-h1', 'error', (page, add) => {
  if (!page.tree || !page.frontMatter) return
  const [first, ...more] = page.items.filter((item) => item.kind === 'heading' && item.level === 1)
  if (!first)
    add({
      place: page.tree.children.find(({ type }) => type !== 'yaml')?.position?.start ?? TOP,
      reason: 'The page has no heading of the first level.',
      fix: 'Write one at the top: # What the page is about',
    })
  for (const heading of more) {
    if (first!.by === 'template')
      add({
        place: heading.place,
        reason: "A second heading of the first level: the page's template has one.",
        fix: 'Write ## for a heading of the second level.',
      })
    else
      add({
        place: heading.place,
        reason: `A second heading of the first level; the first is in line ${first!.place.line}.`,
        fix: heading.by
          ? `<${heading.by}> contains it: remove one of them.`
          : 'Write ## for a heading of the second level.',
      })
  }
})
