import type { Nodes, Parents, Root, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import { reasonAndFix } from '../content/content-error.ts'
import { parseContent, readMdx } from '../content/mdx/mdx-options.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import type { Block } from './block.ts'
import { EditError, splice } from './source-files.ts'

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

/** The blocks of a page in order. A widget's children follow it, as the cells of a table do. */
export function blocksOf(tree: Root): Block[] {
  return tree.children.flatMap((node, index) => blocksIn(node, [index]))
}

/** The blocks of a page; none if it cannot be read. */
export function blocksIfValid(text: string, file: string): Block[] {
  try {
    return blocksOf(parseContent(text, file))
  } catch {
    return []
  }
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
  if (node.type === 'table') return [block, ...cellsIn(node, path)]
  if (node.type !== 'mdxJsxFlowElement') return [block]
  return [block, ...node.children.flatMap((child, index) => blocksIn(child, [...path, index]))]
}

/** The cells of a table: their words, without the bars and spaces around them. */
function cellsIn(table: Table, path: readonly number[]): Block[] {
  return table.children.flatMap((row, at) =>
    row.children.map(({ position, children }, index): Block => {
      const { offset: from, line, column } = position!.start
      // A cell begins with its bar; the last of a row ends with another.
      const space = position!.end.offset! - from! - (index < row.children.length - 1 ? 1 : 2)
      const start = children[0]?.position!.start.offset ?? from! + 1 + Math.sign(space)
      const end = children.at(-1)?.position!.end.offset ?? start
      const place = { line, column: column + start - from! }
      return { start, end, place, kind: 'text', name: 'Cell', path: [...path, at, index] }
    }),
  )
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

/** The blocks of one parent that a text at an offset is, as one; undefined if that is no whole blocks. */
export function blocksBetween(blocks: readonly Block[], start: number, text: string): BlockRun | undefined {
  // A typed space may be in no block.
  const starts = [start, start + text.length - text.trimStart().length]
  const ends = [start + text.length, start + text.trimEnd().length]
  const isFirst = (block: Block) => starts.includes(block.start)
  const isLast = (block: Block) => ends.includes(block.end)
  const span = { start, end: start + text.length }
  // A table may begin where its first cell does.
  const whole = blocks.find((block) => isFirst(block) && isLast(block))
  if (whole) return { ...whole, ...span }
  const first = blocks.find(isFirst)
  const last = blocks.findLast(isLast)
  if (!first || !last || first.path.slice(0, -1).join() !== last.path.slice(0, -1).join()) return undefined
  return { ...first, ...span, count: last.path.at(-1)! - first.path.at(-1)! + 1 }
}

/** A block, or several in a row, of which it is the first: what one text became. */
export type BlockRun = Block & { count?: number }

/**
 * Replaces a block by text of any number of blocks, and proves that nothing else changes.
 * @returns the page's new text
 * @throws {EditError} if the text is not a part of the page by itself, with the errors in it
 */
export function replaceBlock(
  file: string,
  source: string,
  block: BlockRun,
  text: string,
  vocabulary: Vocabulary,
): string {
  const changed = splice(source, block.start, block.end, text)
  const before = parseContent(source, file)
  const tree = readChanged(file, source, changed, vocabulary)
  const added = siblingsAt(tree, block.path).length - siblingsAt(before, block.path).length
  const { count = 1 } = block
  const same = outline(before, block.path, count) === outline(tree, block.path, count + added)
  const end = block.start + text.length
  const isWithin =
    block.name === 'Cell' ? !added : added >= -count && isInside(tree, block.path, count + added, block.start, end)
  if (!same || !isWithin)
    throw new EditError('This would change what is around it too. Check signs such as ---, < or { that are not closed.')
  return changed
}

/**
 * Parses a page after a change.
 * @throws {EditError} if the page has errors that it did not have before
 */
export function readChanged(file: string, source: string, changed: string, vocabulary: Vocabulary): Root {
  const { tree, errors } = readMdx(file, changed, vocabulary)
  if (tree && !errors.length) return tree
  const known = new Set(readMdx(file, source, vocabulary).errors.map(({ reason }) => reason))
  const added = errors.filter(({ reason }) => !known.has(reason))
  const [first] = added
  if (tree && !first) return tree
  throw new EditError(first ? reasonAndFix(first) : 'The text cannot be read.', {
    errors: added.map(({ reason, fix, place, edits, meant, written }) => ({
      ...{ severity: 'error', reason, fix, place, edits, meant, written },
    })),
  })
}

/** The node at a path and its siblings; none if its parent has gone. */
function siblingsAt(tree: Root, path: readonly number[]): Nodes[] {
  const childrenOf = (node: Nodes | undefined): Nodes[] => (node && 'children' in node ? node.children : [])
  return path.slice(0, -1).reduce((siblings, index) => childrenOf(siblings[index]), childrenOf(tree))
}

/** Everything of a page but some siblings, without positions. */
function outline(tree: Root, path: readonly number[], count: number): string {
  const index = path.at(-1)!
  const siblings = siblingsAt(tree, path)
  const rest = [...siblings.slice(0, index), 'the block', ...siblings.slice(index + count)]
  return JSON.stringify(tree, (key, value: unknown) =>
    key === 'position' || key === 'estree' ? undefined : value === siblings ? rest : value,
  )
}

function isInside(tree: Root, path: readonly number[], count: number, start: number, end: number): boolean {
  const index = path.at(-1)!
  return siblingsAt(tree, path)
    .slice(index, index + count)
    .every(({ position }) => position!.start.offset! >= start && position!.end.offset! <= end)
}

/** An edit of blocks: what to do beside the chosen one. */
export type BlockCommand = { do: 'insert'; text: string } | { do: 'duplicate' | 'delete' | 'up' | 'down' }

/** How each of some siblings divides a page: 2 begins a section, as the layout has it; 7 begins nothing. */
function levelsOf(siblings: readonly Nodes[]): number[] {
  let breaks = 0
  return siblings.map((node, index) => {
    if (node.type === 'thematicBreak') breaks++
    const isSecondColumn = breaks === 1 && siblings[index - 1]?.type === 'thematicBreak'
    const isSection = node.type === 'mdxJsxFlowElement' && node.name === 'Section'
    const level = isSection ? Math.min(2, ...levelsOf(node.children)) : node.type === 'heading' ? node.depth : 7
    if (level <= 2 && !isSecondColumn) breaks = 0
    return level === 2 && isSecondColumn ? 3 : level
  })
}

/** The siblings that are moved as one: a heading goes with all up to the next of its level. */
function movedWith(levels: readonly number[], index: number): [from: number, to: number] {
  const level = levels[index]!
  const next = levels.findIndex((other, at) => at > index && other <= level)
  return [index, level > 6 ? index + 1 : next < 0 ? levels.length : next]
}

/**
 * Inserts, copies, deletes or moves a whole block. Blank lines between blocks are kept: exactly one around what is new.
 * A heading is moved with its section, over another section. Of a cell, it is the row.
 * @returns the part of the source that is replaced, and by what; where the block, or its copy, begins then
 * @throws {EditError} if there is no place to move to, or a table would lose its head
 */
export function commandBlock(
  source: string,
  block: Block,
  command: BlockCommand,
): { start: number; end: number; text: string; moved?: number } {
  const tree = parseContent(source)
  const isCell = block.name === 'Cell'
  const path = isCell ? block.path.slice(0, -1) : block.path
  const parent = nodeAt(tree, path.slice(0, -1)) as Parents
  const index = path.at(-1)!
  const rangeOf = (at: number): [number, number] | undefined => {
    const node = parent.children[at]
    return node && node.type !== 'yaml' ? [node.position!.start.offset!, node.position!.end.offset!] : undefined
  }
  const [start, end] = isCell ? rangeOf(index)! : [block.start, block.end]
  const newline = source.lastIndexOf('\n', start - 1)
  switch (command.do) {
    case 'insert':
    case 'duplicate': {
      // In a list, what begins an item begins no row of a table.
      const indent = isCell
        ? source.slice(newline + 1, start).replaceAll(/[^\s>]/g, ' ')
        : /[ \t]*$/.exec(source.slice(0, start))![0]
      const isNew = 'text' in command
      const cells = isCell && isNew ? (parent.children[index] as Parents).children.length : 0
      const added = !isNew ? source.slice(start, end) : isCell ? `|${'  |'.repeat(cells)}` : command.text
      // Below the head of a table is the line that makes it one.
      const [rule = ''] = isCell && !index ? /^\n.*/.exec(source.slice(end))! : []
      const at = end + rule.length
      const gap = `${isCell ? '\n' : '\n\n'}${indent}`
      const text = gap + (isNew ? added.replaceAll('\n', `\n${indent}`) : added)
      const inCell = isCell ? (isNew ? 2 : block.start - start) : 0
      return { start: at, end: at, text, moved: at + gap.length + inCell }
    }
    case 'delete': {
      const [next, previous] = [rangeOf(index + 1), rangeOf(index - 1)]
      if (isCell && !previous) throw new EditError('The first row is the head of the table, so it stays.')
      if (isCell)
        return { start: newline, end, text: '', moved: blocksOf(tree).findLast((cell) => cell.end < start)!.start }
      if (next) return { start, end: next[0], text: '' }
      // The gap below stays: of the last block, or the only one in a widget, the gap above goes.
      return { start: previous?.[1] ?? source.slice(0, start).trimEnd().length, end, text: '' }
    }
    case 'up':
    case 'down': {
      const levels = levelsOf(parent.children)
      const level = levels[index]!
      const own = movedWith(levels, index)
      const at =
        command.do === 'down'
          ? own[1]
          : level > 6
            ? index - 1
            : levels.findLastIndex((other, at) => at < index && other <= level)
      const isPlace = rangeOf(at) && (level > 6 || levels[at] === level)
      if (!isPlace)
        throw new EditError(
          `There is ${level > 6 ? 'nothing' : 'no section'} ${command.do === 'up' ? 'above' : 'below'} it in this part.`,
        )
      const other = level > 6 ? ([at, at + 1] as const) : movedWith(levels, at)
      const [first, last] = command.do === 'up' ? [other, own] : [own, other]
      const spanOf = ([from, to]: readonly [number, number]) => [rangeOf(from)![0], rangeOf(to - 1)![1]] as const
      const [[from, firstEnd], [lastStart, to]] = [spanOf(first), spanOf(last)]
      return {
        start: from,
        end: to,
        text: source.slice(lastStart, to) + source.slice(firstEnd, lastStart) + source.slice(from, firstEnd),
        moved: (command.do === 'up' ? from : from + to - firstEnd) + block.start - start,
      }
    }
  }
}
