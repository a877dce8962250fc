import type { Parents } from 'mdast'
import type { Edit } from '../content-error.ts'
import type { Lines } from '../lines.ts'
import { attributeOf } from './made-elements.ts'
import { tagsOf, type Element, type Range } from './element.ts'

/** Why a wrapper is no longer needed, and the edits that remove it. */
type Outdated = { fix: string; edits: Edit[] }

/** Lines at the end of a text with only a wrapper's tag. */
const WRAPPER_LINES = /([ \t]*<\/?(Hero|Column|Actions|GrowthStep)\b[^>]*>[ \t]*\r?\n)+$/

/** The wrappers of earlier pages, which the structure of a page replaces; undefined for other elements. */
export function outdated(element: Element, parent: Parents | undefined, lines: Lines): Outdated | undefined {
  const { source } = lines
  const [open, close] = tagsOf(element, lines)
  const edit = ({ from, to }: Range, text: string): Edit => ({
    place: lines.placeAt(from, to - from),
    text,
  })
  /** Deletes a tag; its whole line if nothing else is on it, and one of the two empty lines that would be left. */
  const deleted = (tag: Range | undefined): Edit[] => {
    if (!tag) return []
    const isAlone = /(^|\n)[ \t]*$/.test(source.slice(0, tag.from)) && /^[ \t]*(\r?\n|$)/.test(source.slice(tag.to))
    if (!isAlone) return [edit(tag, '')]
    const from = source.lastIndexOf('\n', tag.from) + 1
    const isBelowEmptyLine = /\n[ \t]*\n$/.test(source.slice(0, from).replace(WRAPPER_LINES, ''))
    const rest = (isBelowEmptyLine ? /^[^\n]*\n(?:[ \t]*\n)?/ : /^[^\n]*\n/).exec(source.slice(from))?.[0]
    return [edit({ from, to: rest === undefined ? source.length : from + rest.length }, '')]
  }
  const renamed = (text: string): Edit[] => [edit(open, text), ...(close ? [edit(close, '</List>')] : [])]
  const attribute = (name: string) => attributeOf(element, name)
  switch (element.name) {
    case 'Hero': {
      const drawing = attribute('drawing')
      const end = /^---\r?\n[^]*?\n(?=---\s*$)/m.exec(source)?.[0].length
      return {
        fix:
          'The head of a page needs no tag: it goes up to the first ' +
          `##.${drawing ? ` Write "drawing: ${drawing}" in the front matter.` : ''}`,
        edits: [
          ...(drawing && end ? [edit({ from: end, to: end }, `drawing: ${drawing}\n`)] : []),
          ...deleted(open),
          ...deleted(close),
        ],
      }
    }
    case 'Column': {
      const isFirst = parent?.children.find((node) => (node as Element).name === 'Column') === element
      return {
        fix: 'Write --- on a line of its own where the second column begins.',
        edits: [...(isFirst ? deleted(open) : [edit(open, '---')]), ...deleted(close)],
      }
    }
    case 'Actions':
      return {
        fix: 'A paragraph of nothing but links is a row of buttons.',
        edits: [
          ...deleted(open),
          ...element.children.flatMap((child) => linkEdits(child as Element)),
          ...deleted(close),
        ],
      }
    case 'GrowthStep':
      return { fix: 'Each ### begins a step by itself.', edits: [...deleted(open), ...deleted(close)] }
    case 'Step': {
      const steps = parent?.children.filter((node) => (node as Element).name === 'Step') ?? []
      const start = { from: source.lastIndexOf('\n', open.from) + 1, to: open.to }
      return {
        fix: 'Write it as an item of a list: - _when_ what happens.',
        edits: [
          edit(start, `${steps[0] === element ? '\n' : ''}- _${attribute('at') ?? ''}_ `),
          ...(close ? [edit(close, steps.at(-1) === element ? '\n' : '')] : []),
        ],
      }
    }
    case 'Ticks':
      return { fix: 'Begin each item with - [x] instead.', edits: renamed('<List as="ticks">') }
    case 'Facts':
      return { fix: 'Write <List as="facts">.', edits: renamed('<List as="facts">') }
    case 'Stamps':
      return { fix: 'Write <List as="stamps">.', edits: renamed('<List as="stamps">') }
    case 'TickList':
    case 'Points':
      return { fix: `Write <List of="${attribute('of')}" />.`, edits: [edit(open, `<List of="${attribute('of')}" />`)] }
    default:
      return undefined
  }

  /** A button as a link. */
  function linkEdits(child: Element): Edit[] {
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement')
      return ((child as Partial<Parents>).children ?? []).flatMap((inner) => linkEdits(inner as Element))
    const [tag, last] = tagsOf(child, lines)
    const indent = /[ \t]*$/.exec(source.slice(0, tag.from))![0].length
    const first = { from: tag.from - indent, to: tag.to }
    if (child.name === 'CallButton') {
      const line = attributeOf(child, 'line') ?? 'hotline'
      return [edit(first, `[${attributeOf(child, 'label') ?? 'Call the AI receptionist'}](tel:${line})`)]
    }
    if (child.name !== 'Action' || !last) return []
    return [edit(first, '['), edit(last, `](${attributeOf(child, 'href') ?? ''})`)]
  }
}
