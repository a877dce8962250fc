import type { Heading, Parents } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ReportFinding } from '../../../content/content-error.ts'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import { isKnown } from '../../words/dictionary.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { pageRule } from '../rule.ts'

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
  const last = heading.children.at(-1)
  // A paragraph above --- is a heading by mistake.
  if (!source.startsWith('#', lines.rangeOf(heading)[0])) return
  // A heading of several sentences has a full stop after each.
  if (last?.type !== 'text' || !/[^.]\.$/.test(text) || /[.!?]\s/.test(text) || ABBREVIATED.test(text)) return
  const place = lines.placeAt(lines.rangeOf(last)[1] - 1, 1)
  add({ place, reason: 'The heading ends in a full stop.', fix: 'Delete it.', edits: [{ place, text: '' }] })
}

/** A paragraph of bold words alone, above others or a list, looks like a heading and is none. */
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
