import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { TOP, type Place } from '../../../content/content-error.ts'
import { nameOf, startOf, type Element } from '../../../content/mdx/element.ts'
import type { HtmlFault } from '../../site/html-structure.ts'
import type { PageItem } from '../../site/page-items.ts'
import { renderingOf, type PageRendering } from '../../site/page-rendering.ts'
import { pageRule } from '../rule.ts'
import { capitalised } from '../../../lib/text.ts'

/** What an author calls an element. */
const NAMES: Readonly<Record<string, string>> = {
  a: 'a link',
  button: 'a button',
  code: 'code',
  em: 'emphasised words',
  li: 'an item of a list',
  ol: 'a list',
  p: 'a paragraph',
  strong: 'bold words',
  table: 'a table',
  text: 'words alone',
  ul: 'a list',
}

/** Widgets and elements are where HTML allows them, so that browsers show them there; links and headings have words. */
export const htmlStructure = pageRule('html-structure', 'error', async (page, add, { vocabulary, publication }) => {
  const rendering = await renderingOf(page, vocabulary, publication.buildDate)
  const reported = new Set<unknown>()
  for (const fault of rendering?.faults ?? []) {
    const tag = rendering!.tags[fault.inner[0] ?? fault.outer.at(-1)!]
    // Other rules report links and headings of Markdown without words.
    if (fault.kind === 'empty' && !tag) continue
    if (fault.element === 'widget' && !vocabulary.widgets[tag!.name!]!.takesChildren) continue
    const { place, reason, fix } = explain(fault, rendering!)
    // The rest follows from the first.
    const cause = tag ?? place.line
    if (reported.has(cause)) continue
    reported.add(cause)
    add({ place, reason, fix })
  }
})

function explain(
  { kind, element, parent, outer, inner, text }: HtmlFault,
  { tags, written }: PageRendering,
): { place: Place; reason: string; fix: string } {
  const [moved, around] = [tags[inner[0]!], tags[outer.at(-1)!]]
  const nearest = written[text!]?.node
  // The author's elements of HTML have no numbers.
  const html = written[text!]?.ancestors.findLast(
    (candidate): candidate is Element => 'name' in candidate && candidate.name === element,
  )
  if (element === 'widget')
    return {
      place: nameOf(around!),
      reason: `<${around!.name}> shows nothing.`,
      fix: 'Write something between its tags, or delete it.',
    }
  if (kind === 'empty')
    return {
      place: nameOf(around!),
      reason: `<${around!.name}> shows ${nameFor(element)} without words.`,
      fix: 'Write what it says, or delete it.',
    }
  if (moved?.name)
    return {
      place: nameOf(moved),
      reason: `<${moved.name}> cannot be in ${nameFor(parent)}.`,
      fix: 'Write it on lines of its own, with an empty line above and below.',
    }
  if (around?.name)
    return {
      place: nearest ? startOf(nearest) : nameOf(around),
      reason: `<${around.name}> cannot contain ${nameFor(element)}.`,
      fix: /^[A-Z]/.test(around.name)
        ? 'Write words alone between its tags, in one paragraph with them.'
        : `Move it out of <${around.name}>.`,
    }
  if (html && parent === 'p')
    return {
      place: nameOf(html),
      reason: `<${element}> cannot be in ${nameFor(parent)}.`,
      fix: 'Write it on lines of its own, with an empty line above and below.',
    }
  return {
    place: nearest ? startOf(nearest) : TOP,
    reason: `${capitalised(nameFor(element))} cannot be in ${nameFor(parent)}.`,
    fix: 'Write it in a paragraph of its own.',
  }
}

function nameFor(element: string): string {
  return NAMES[element] ?? (/^h[1-6]$/.test(element) ? 'a heading' : `the element <${element}>`)
}

/** Each id is on a page once: links reach only the first. */
export const duplicateIds = pageRule('duplicate-ids', 'error', (page, add) => {
  const first = new Map<string, PageItem>()
  const written = new Map<string, PageItem>()
  for (const item of page.items) {
    if (item.kind === 'heading' && !item.renderedBy) {
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
    const id = item.kind === 'anchor' || (item.kind === 'heading' && !item.renderedBy) ? item.id : undefined
    if (id === undefined) continue
    const before = first.get(id)
    if (!before) first.set(id, item)
    else if (item.renderedBy && before.renderedBy && item.renderedBy === before.renderedBy)
      add({
        place: item.place,
        reason: `<${item.renderedBy}> is on the page twice, with the id "${id}" each time.`,
        fix: 'Remove one of them.',
      })
    else {
      // Authors can change only their own text.
      const at = item.renderedBy && !before.renderedBy ? before : item
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
  if (item.renderedBy) return item.renderedBy === 'template' ? "the page's template" : `<${item.renderedBy}>`
  return item.kind === 'heading' ? `the heading of line ${item.place.line}` : `line ${item.place.line}`
}

const REASON = 'Lines break by themselves, so that they fit on every screen.'

const NO_BREAK = /&(?:nbsp|#160|#xa0);|(?<!\d)\u00a0(?!\d)/giu

/** No line breaks, no-break spaces and signs that cannot be seen: the style sheet and the build break lines. */
export const forcedBreaks = pageRule('forced-breaks', 'warning', (page, add) => {
  if (!page.tree) return
  visit(page.tree, (node: Nodes) => {
    const { source, lines } = page
    if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'br') {
      const [from, to] = lines.rangeOf(node)
      const isLast = /^\s*(<\/(p|li|td|th|dd|div|blockquote)>|$)/.test(source.slice(to).split('\n')[0]!)
      const isBetweenWords = !isLast && /\S/.test(source[from - 1] ?? ' ') && /\S/.test(source[to] ?? ' ')
      add({
        place: startOf(node),
        reason: REASON,
        fix: isBetweenWords ? 'Write a space instead of <br />.' : 'Delete <br />.',
        edits: [{ place: startOf(node), text: isBetweenWords ? ' ' : '' }],
      })
    }
    if (node.type !== 'text') return
    const [from, to] = lines.rangeOf(node)
    for (const { 0: sign, index } of source.slice(from, to).matchAll(NO_BREAK)) {
      const place = lines.placeAt(from + index, sign.length)
      const [before = ' ', after = ' '] = [source[from + index - 1], source[from + index + sign.length]]
      // Typed between two words, as in one&nbsp;month, it is meant; Word inserts others.
      if (sign.startsWith('&') && !/\s/.test(before + after)) continue
      const reason = sign.startsWith('&')
        ? REASON
        : 'There is a no-break space here, which looks like an ordinary one: Word inserts it.'
      add({ place, reason, fix: 'Type an ordinary space.', edits: [{ place, text: ' ' }] })
    }
    for (const { 0: sign, index } of source.slice(from, to).matchAll(/&shy;|&zwnj;|[\u00ad\u200b\u2060\ufeff]/g)) {
      const place = lines.placeAt(from + index, sign.length)
      const reason = 'There is a sign here that cannot be seen: it breaks a word, and search does not find the word.'
      add({ place, reason, fix: 'Delete it.', edits: [{ place, text: '' }] })
    }
  })
})

/** --- begins a column, but right below a line of text Markdown makes that line a heading. */
export const columnBreak = pageRule('column-break', 'error', (page, add) => {
  // Without front matter the line below it looks like one of these.
  if (!page.tree || !page.block) return
  visit(page.tree, 'heading', ({ depth, position }) => {
    const { line } = position!.end
    // A longer line of hyphens is meant to make a heading.
    if (depth !== 2 || !/^\s*-{1,3}\s*$/.test(page.source.split('\n')[line - 1] ?? '')) return
    add({
      place: { line, column: 1 },
      reason: 'The --- makes the line above it a heading.',
      fix: 'Leave an empty line above it.',
      edits: [{ place: { line, column: 1, length: 0 }, text: '\n' }],
    })
  })
})

/** Each line of a quotation begins with its mark: one right below without it belongs to the quotation, too. */
export const quotationLines = pageRule('quotation-lines', 'error', ({ tree, source }, add) => {
  if (!tree) return
  const texts = source.split('\n')
  visit(tree, 'blockquote', ({ position }) => {
    const { start, end } = position!
    const index = texts.slice(start.line, end.line).findIndex((text) => !/^[ \t]*>/.test(text))
    if (index < 0) return
    const line = start.line + index + 1
    const text = texts[line - 1]!
    add({
      place: { line, column: text.search(/\S/) + 1, length: text.trim().length },
      reason: 'This line has no >, and still belongs to the quotation above it.',
      fix: 'Leave an empty line above it, or begin it with > if it is part of the quotation.',
    })
  })
})
