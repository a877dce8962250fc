import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ReportFinding } from '../../../content/content-error.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { pageRule } from '../rule.ts'

/** Heading levels are not skipped, so that screen readers announce a correct outline. */
export const headingLevels = pageRule('heading-levels', 'error', (page, add, { vocabulary }) => {
  let above = 0
  for (const item of page.items) {
    if (item.kind !== 'heading') continue
    if (above > 0 && item.level > above + 1) {
      const right = above + 1
      if (item.by === 'template') continue
      if (item.by)
        add({
          place: item.place,
          reason:
            `<${item.by}> contains a heading of level ${item.level}, but the heading above it is of level ` +
            `${above}.`,
          fix: `Write a heading of level ${item.level - 1} above it: ${'#'.repeat(item.level - 1)} …`,
        })
      else
        add({
          place: item.place,
          reason: `A heading of level ${item.level} follows one of level ${above}: a level is missing.`,
          fix:
            above === 1
              ? `Write ${'#'.repeat(right)} for a heading of level ${right}.`
              : `Write ${'#'.repeat(above)} if it begins a section of its own, or ${'#'.repeat(right)} if it belongs ` +
                'to the section above.',
        })
    }
    above = item.level
  }
  reportWidgets(page, add, vocabulary.widgets)
})

/** Reports headings of a widget that are of a higher level than its first one, at which its parts begin. */
function reportWidgets({ tree, lines }: SitePage, add: ReportFinding, widgets: Site['vocabulary']['widgets']): void {
  if (!tree) return
  visit(tree, 'mdxJsxFlowElement', ({ name, children }) => {
    if (!name || widgets[name]?.holdsParts) return
    const [first, ...others] = (children as RootContent[]).filter((node) => node.type === 'heading')
    for (const { depth, position } of others)
      if (depth < first!.depth)
        add({
          place: lines.placeAt(position!.start.offset!, depth),
          reason: `The heading is of level ${depth}, but those of <${name}> begin with level ${first!.depth}.`,
          fix: `Write ${'#'.repeat(first!.depth)}, or end <${name}> above it.`,
        })
  })
}
