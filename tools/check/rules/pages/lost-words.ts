import { ZodError } from 'zod'
import type { Parents } from 'mdast'
import { visit } from 'unist-util-visit'
import { TOP, type Explanation, type Place, type ReportFinding } from '../../../content/content-error.ts'
import { attributesOf, nameOf, startOf, type Element } from '../../../content/mdx/element.ts'
import { explainIssue } from '../../../content/mdx/explain-prop.ts'
import type { Vocabulary } from '../../../content/vocabulary.ts'
import { renderingOf, type PageRendering, type AuthorText } from '../../site/page-rendering.ts'
import { pageRule } from '../rule.ts'
import type { SitePage } from '../../site/site-reader.ts'

/** Each page that can be read can also be shown, with all words of its author. */
export const lostWords = pageRule('lost-words', 'error', async (page, add, { vocabulary, publication }) => {
  const rendering = await renderingOf(page, vocabulary, publication.buildDate)
  if (!rendering) return
  reportLongComments(page, add)
  const { lost, failure } = rendering
  if (failure) reportFailure(failure, vocabulary, add)
  const reported = new Set<unknown>()
  for (const text of lost) {
    const { place, cause, ...explanation } = explain(text, vocabulary)
    // Words that one cause drops are one error.
    if (reported.has(cause)) continue
    reported.add(cause)
    add({ place, ...explanation })
  }
})

/** Comments that are never closed end at the end of a later comment, and hide all words between. */
function reportLongComments({ tree }: SitePage, add: ReportFinding): void {
  visit(tree!, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    if (!/^\s*\/\*[^]*\{\/\*/.test(node.value)) return
    add({
      place: startOf(node),
      reason: `The comment that opens here ends in line ${node.position!.end.line}, and hides all words up to there.`,
      fix: 'Write */} where it should end.',
    })
  })
}

function reportFailure(
  { error, tag }: NonNullable<PageRendering['failure']>,
  { records }: Vocabulary,
  add: ReportFinding,
): void {
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0]!.replace(/\.?$/, '.')
  if (!tag?.position || !tag.name) return add({ place: TOP, reason: `The page cannot be shown: ${message}` })
  const issue = error instanceof ZodError ? error.issues[0] : undefined
  add({
    place: placeOfItem(tag, message) ?? nameOf(tag),
    ...(issue
      ? explainIssue(issue, tag.name, records)
      : { reason: `<${tag.name}> cannot be shown: ${message}`, fix: 'Change its props or its text, or delete it.' }),
  })
}

/** The place of the item that a widget's error names: Item 3 of its list … */
function placeOfItem(tag: Element, message: string): Place | undefined {
  const [, number] = /^Item (\d+) of its list\b/.exec(message) ?? []
  const item = tag.children.flatMap((child) => (child.type === 'list' ? child.children : []))[Number(number) - 1]
  return item && startOf(item)
}

type Cause = Explanation & { place: ReturnType<typeof startOf>; cause: unknown }

/** Why words are not shown, from the innermost node around them that may be the cause. */
function explain({ node, ancestors }: AuthorText, { widgets }: Vocabulary): Cause {
  const place = startOf(node)
  const note = innermost(ancestors, 'footnoteDefinition')
  if (note)
    return {
      place: startOf(note),
      cause: note,
      reason: `Nothing refers to the note [^${note.identifier}], so it is not shown.`,
      fix: `Write [^${note.identifier}] where it belongs, or delete the note.`,
    }
  const row = innermost(ancestors, 'tableRow')
  const table = innermost(ancestors, 'table')
  if (row && table && row.children.length > table.children[0]!.children.length)
    return {
      place,
      cause: row,
      reason: 'The row has more cells than the head of its table, so this one is not shown.',
      fix: 'Write a cell more in the head, or delete the | before these words. To show the sign, write \\|',
    }
  const widget = ancestors.findLast(
    (parent): parent is Element & Parents => 'name' in parent && Object.hasOwn(widgets, parent.name ?? ''),
  )
  const words = quoted(node.value)
  if (!widget)
    return {
      place,
      cause: node,
      reason: `The page does not show the words "${words}".`,
      fix: 'Write them as a paragraph of their own.',
    }
  const { name } = widget
  if (attributesOf(widget).some((attribute) => attribute.name === 'of'))
    return {
      place,
      cause: widget,
      reason: `<${name}> shows the records that "of" names, so the words "${words}" are not shown.`,
      fix: 'Delete "of", or move the words out of the tags.',
    }
  const { shows } = widgets[name!]!
  return {
    place,
    cause: widget,
    reason: `<${name}> does not show the words "${words}"${shows ? `: it shows only ${shows}` : ''}.`,
    fix: `Move them out of <${name}>.`,
  }
}

function innermost<Type extends Parents['type']>(ancestors: readonly Parents[], type: Type) {
  return ancestors.findLast((parent): parent is Extract<Parents, { type: Type }> => parent.type === type)
}

/** The first words of a text, without the mark of its rendering. */
function quoted(value: string): string {
  const words = value
    .replace(/[\u{f0000}-\u{ffffd}]/gu, '')
    .trim()
    .split(/\s+/)
  return words.slice(0, 5).join(' ') + (words.length > 5 ? ' …' : '')
}
