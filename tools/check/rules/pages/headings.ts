import type { Heading, Parents, Nodes, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { TOP, type ReportFinding } from '../../../content/content-error.ts'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { isKnown } from '../../words/dictionary.ts'
import { pageRule } from '../rule.ts'

/** Heading levels are not skipped, so that screen readers announce a correct outline. */
export const headingLevels = pageRule('heading-levels', 'error', (page, add, { vocabulary }) => {
  let above = 0
  for (const item of page.items) {
    if (item.kind !== 'heading') continue
    if (above > 0 && item.level > above + 1) {
      const right = above + 1
      if (item.renderedBy === 'template') continue
      if (item.renderedBy)
        add({
          place: item.place,
          reason:
            `<${item.renderedBy}> contains a heading of level ${item.level}, but the heading above it is of level ` +
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

/** Abbreviations that end in a full stop. */
const ABBREVIATED = /(\.\w+\.|\b(etc|inc|ltd|co|no|st|vs)\.|\.\.)$/i

/** Headings are headings, in small letters, and no sentences with a full stop. */
export const headingText = pageRule('heading-text', 'error', (page, add) => {
  if (!page.tree) return
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'heading') reportHeading(node, page, add)
    else if (node.type === 'paragraph' && parent && parent.type !== 'listItem')
      reportBoldLine(node.children, parent, index!, add)
  })
})

function reportHeading(heading: Heading, { lines, source }: SitePage, add: ReportFinding): void {
  const text = wordsOf(heading).trim()
  const words = text.match(/\p{L}{4,}/gu) ?? []
  if (!/\p{Ll}/u.test(text) && words.some((word) => isKnown(word.toLowerCase())))
    add({
      place: startOf(heading),
      reason: 'The heading is in capitals, which are hard to read, and which screen readers may spell.',
      fix: `Write ${text[0]}${text.slice(1).toLowerCase()}, with capitals for names only.`,
    })
  let last: Nodes | undefined = heading
  while (last && 'children' in last) last = last.children.at(-1)
  // A paragraph above --- is a heading by mistake.
  if (!source.startsWith('#', lines.rangeOf(heading)[0])) return
  // A heading of several sentences has a full stop after each.
  if (last?.type !== 'text' || !/[^.]\.$/.test(text) || /[.!?]\s/.test(text) || ABBREVIATED.test(text)) return
  const place = lines.placeAt(lines.rangeOf(last)[1] - 1, 1)
  add({ place, reason: 'The heading ends in a full stop.', fix: 'Delete it.', edits: [{ place, text: '' }] })
}

/** A paragraph of bold words alone, above others or a list, looks like a heading, but is not one. */
function reportBoldLine(children: Parents['children'], parent: Parents, index: number, add: ReportFinding): void {
  const [bold, ...more] = children
  const next = parent.children[index + 1]
  // Above a widget it names what the widget shows.
  if (bold?.type !== 'strong' || more.length || !next || !/^(paragraph|list)$/.test(next.type)) return
  const text = wordsOf(bold).trim()
  if (text.length > 60 || /[.!?:,;…]$/.test(text)) return
  add({
    place: startOf(bold),
    reason: 'The bold line looks like a heading, but screen readers and search do not take it for one.',
    fix: `Write it as a heading, such as ### ${text}, or as the beginning of a sentence, with a colon at its end.`,
  })
}

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
    if (first!.renderedBy === 'template')
      add({
        place: heading.place,
        reason: "A second heading of the first level: the page's template has one.",
        fix: 'Write ## for a heading of the second level.',
      })
    else
      add({
        place: heading.place,
        reason: `A second heading of the first level; the first is in line ${first!.place.line}.`,
        fix: heading.renderedBy
          ? `<${heading.renderedBy}> contains it: remove one of them.`
          : 'Write ## for a heading of the second level.',
      })
  }
})
