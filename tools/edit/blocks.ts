import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentError, Place } from '../content/content-error.ts'
import { parseContent, readMdx } from '../content/mdx/mdx-options.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { EditError, splice } from './source-files.ts'

/** A part of a page that is edited by itself: its offsets, and what it is. */
export type Block = {
  start: number
  end: number
  /** Where it starts, as errors name places. */
  place: Place
  kind: 'text' | 'widget'
  /** Its kind in words, such as 'Paragraph', or the widget's name. */
  name: string
  /** Its place among all nodes of the page: indices from the root. */
  path: number[]
}

const NAMES: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  list: 'List',
  table: 'Table',
  blockquote: 'Quotation',
  code: 'Code',
  thematicBreak: 'Second column',
  definition: 'Link address',
}

/** The blocks of a page in order. A widget's children follow it. */
export function blocksOf(tree: Root): Block[] {
  return tree.children.flatMap((node, index) => blocksIn(node, [index]))
}

function blocksIn(node: Nodes, path: number[]): Block[] {
  const widget = widgetIn(node)
  const isPicture = node.type === 'paragraph' && node.children.length === 1 && node.children[0]!.type === 'image'
  const name = isPicture
    ? 'Picture'
    : (widget?.name ?? (node.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : NAMES[node.type]))
  if (!name || !node.position) return []
  const [start, end] = [node.position.start.offset!, node.position.end.offset!]
  const { line, column } = node.position.start
  const block: Block = { start, end, place: { line, column }, kind: widget ? 'widget' : 'text', name, path }
  if (node.type !== 'mdxJsxFlowElement') return [block]
  return [block, ...node.children.flatMap((child, index) => blocksIn(child, [...path, index]))]
}

/** The widget that a node is, by itself on a line or around other blocks. */
export function widgetIn(node: Nodes) {
  const only =
    node.type === 'paragraph' ? node.children.filter((child) => child.type !== 'text' || child.value.trim()) : [node]
  const [first] = only
  return only.length === 1 &&
    (first?.type === 'mdxJsxFlowElement' || first?.type === 'mdxJsxTextElement') &&
    /^[A-Z]/.test(first.name ?? '')
    ? first
    : undefined
}

/** The smallest block that contains a part of the page. */
export function blockAt(blocks: readonly Block[], start: number, end: number): Block | undefined {
  return blocks
    .filter((block) => block.start <= start && end <= block.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}

/**
 * The text between a widget's tags that has the words which the widget shows, such as the list of a timeline; undefined
 * if they come from elsewhere. Figures in them may be quoted, so nine of ten words are enough.
 */
export function textInside(tree: Root, widget: Pick<Block, 'start' | 'end'>, shown: string): Block | undefined {
  const wanted = wordsOf(shown)
  return blocksOf(tree).find((block) => {
    if (block.kind !== 'text' || block.start <= widget.start || widget.end < block.end) return false
    const written = new Set<string>()
    visit(nodeAt(tree, block.path), 'text', ({ value }) => wordsOf(value).forEach((word) => written.add(word)))
    return wanted.length > 0 && wanted.filter((word) => written.has(word)).length >= wanted.length * 0.9
  })
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The node at a path. */
export function nodeAt(tree: Root, path: readonly number[]): Nodes {
  return path.reduce<Nodes>((node, index) => (node as Parents).children[index] as Nodes, tree)
}

/**
 * Replaces one block by text of any number of blocks, and proves that nothing else changes.
 * @returns the page's new text
 * @throws {EditError} if the text is not a part of the page by itself, with the errors in it
 */
export function replaceBlock(file: string, source: string, block: Block, text: string, vocabulary: Vocabulary): string {
  const changed = splice(source, block.start, block.end, text)
  const before = parseContent(source, file)
  const known = new Set(readMdx(file, source, vocabulary).errors.map(({ reason }) => reason))
  const reading = readMdx(file, changed, vocabulary)
  const errors = reading.errors.filter(({ reason }) => !known.has(reason))
  if (!reading.tree || errors.length) throw notReadable(errors)
  const added = siblingsOf(reading.tree, block.path) - siblingsOf(before, block.path)
  const same = outline(before, block.path, 1) === outline(reading.tree, block.path, 1 + added)
  const end = block.start + text.length
  if (!same || added < -1 || !isInside(reading.tree, block.path, 1 + added, block.start, end))
    throw new EditError('This would change what is around it too. Check signs such as ---, < or { that are not closed.')
  return changed
}

function notReadable(errors: readonly ContentError[]): EditError {
  const [first] = errors
  return new EditError(first ? [first.reason, first.fix].filter(Boolean).join(' ') : 'The text cannot be read.', {
    errors: errors.map(({ reason, fix, place }) => ({ reason, fix, place })),
  })
}

function siblingsOf(tree: Root, path: readonly number[]): number {
  const parent = nodeAtOrNone(tree, path.slice(0, -1))
  return parent && 'children' in parent ? parent.children.length : -1
}

function nodeAtOrNone(tree: Root, path: readonly number[]): Nodes | undefined {
  return path.reduce<Nodes | undefined>((node, index) => (node as Parents | undefined)?.children?.[index], tree)
}

/** Everything of a page but some siblings, without positions. */
function outline(tree: Root, path: readonly number[], count: number): string {
  const index = path.at(-1)!
  const parent = nodeAtOrNone(tree, path.slice(0, -1))
  const siblings = parent && 'children' in parent ? (parent.children as unknown[]) : []
  const rest = [...siblings.slice(0, index), 'the block', ...siblings.slice(index + count)]
  return JSON.stringify(tree, (key, value: unknown) =>
    key === 'position' || key === 'estree' ? undefined : value === siblings ? rest : value,
  )
}

function isInside(tree: Root, path: readonly number[], count: number, start: number, end: number): boolean {
  const index = path.at(-1)!
  const parent = nodeAtOrNone(tree, path.slice(0, -1)) as Parents
  return parent.children
    .slice(index, index + count)
    .every(({ position }) => position!.start.offset! >= start && position!.end.offset! <= end)
}

/** An edit of blocks: what to do beside the chosen one. */
export type BlockCommand = { do: 'insert'; text: string } | { do: 'duplicate' | 'delete' | 'up' | 'down' }

/**
 * Inserts, copies, deletes or moves a whole block. Blank lines between blocks are kept: exactly one around what is new.
 * @returns the part of the source that is replaced, and by what
 * @throws {EditError} if there is no place to move to
 */
export function commandBlock(
  source: string,
  block: Block,
  command: BlockCommand,
): { start: number; end: number; text: string } {
  const tree = parseContent(source)
  const parent = nodeAt(tree, block.path.slice(0, -1)) as Parents
  const index = block.path.at(-1)!
  const rangeOf = (at: number): [number, number] | undefined => {
    const node = parent.children[at]
    return node && node.type !== 'yaml' ? [node.position!.start.offset!, node.position!.end.offset!] : undefined
  }
  const written = source.slice(block.start, block.end)
  const indent = /[ \t]*$/.exec(source.slice(0, block.start))![0]
  switch (command.do) {
    case 'insert':
      return { start: block.end, end: block.end, text: `\n\n${indent}${command.text.replaceAll('\n', `\n${indent}`)}` }
    case 'duplicate':
      return { start: block.end, end: block.end, text: `\n\n${indent}${written}` }
    case 'delete': {
      const [next, previous] = [rangeOf(index + 1), rangeOf(index - 1)]
      if (next) return { start: block.start, end: next[0], text: '' }
      // The gap below stays: of the last block, or the only one in a widget, the gap above goes.
      return { start: previous?.[1] ?? source.slice(0, block.start).trimEnd().length, end: block.end, text: '' }
    }
    case 'up':
    case 'down': {
      const other = rangeOf(index + (command.do === 'up' ? -1 : 1))
      if (!other) throw new EditError(`There is nothing ${command.do === 'up' ? 'above' : 'below'} it in this part.`)
      const [start, end] = [Math.min(other[0], block.start), Math.max(other[1], block.end)]
      const first = source.slice(start, command.do === 'up' ? other[1] : block.end)
      const last = source.slice(command.do === 'up' ? block.start : other[0], end)
      const gap = source.slice(start + first.length, end - last.length)
      return { start, end, text: last + gap + first }
    }
  }
}
