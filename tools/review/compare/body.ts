import { attribute, type Element } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import { unitsWithin, type Unit } from '../page/units.ts'
import { infoOf } from '../report.ts'
import { align, inOrder, type Alignment } from './align.ts'
import { wholeBlocks } from './blocks.ts'
import { compareElements } from './elements.ts'
import { about, type Finding } from './finding.ts'
import { compareInlines } from './inlines.ts'
import { compareDrawings, compareImages, type Side } from './pictures.ts'
import { compareTables } from './tables.ts'
import { compareWords } from './words.ts'

/** What the comparison of two bodies needs besides their units. */
export interface Context {
  sides: { base: Side; head: Side }
  /** Whether two addresses lead to the same place. */
  sameLink: (before: string, after: string) => boolean
}

/** The elements that hold the units of either side. */
export interface Roots {
  base: Element
  head: Element
}

/** Compares what two pages show, in the order of the document. */
export function compareBodies(
  base: readonly Unit[],
  head: readonly Unit[],
  roots: Roots,
  context: Context,
): { findings: Finding[]; alignment: Alignment } {
  const alignment = align(base, head)
  return { findings: findingsOf(alignment, base, head, roots, context), alignment }
}

function findingsOf(
  alignment: Alignment,
  base: readonly Unit[],
  head: readonly Unit[],
  roots: Roots,
  context: Context,
): Finding[] {
  const findings: Finding[] = []
  for (const [was, is] of alignment.pairs) findings.push(...comparePair(was, is, context))
  findings.push(...compareElements(alignment.pairs, base, head, roots, context.sameLink))
  findings.push(
    ...wholeBlocks(alignment.deleted, base, 'base').map((finding) => ({
      ...finding,
      order: orderInHead(finding.order, alignment),
    })),
  )
  findings.push(...wholeBlocks(alignment.inserted, head, 'head'))
  for (const move of alignment.moves) findings.push(moved(move))
  return findings.sort((one, other) => one.order - other.order)
}

function comparePair(was: Unit, is: Unit, context: Context): Finding[] {
  if (was.table && is.table)
    return compareTables(was, is, (one, other, table) => compareCells(one, other, table, context))
  if (is.type === 'image' && was.type === 'image') return compareImages(was, is, context.sides)
  if (is.type === 'drawing' && was.type === 'drawing') return compareDrawings(was, is, context.sides)
  const words = is.type === 'cta' || was.type === 'cta' ? compareLabels(was, is) : compareWords(was, is, is.index)
  return [...words, ...compareInlines(was, is, is.index, context.sameLink)]
}

function compareLabels(was: Unit, is: Unit): Finding[] {
  if (was.text === is.text) return []
  const mark = (unit: Unit) => ({ element: unit.element, unit, range: [0, unit.text.length] as [number, number] })
  return [about('cta', was.text, is.text, { unit: is }, { order: is.index, base: mark(was), head: mark(is) })]
}

/** Changes in a cell except its words, which are reported as the cell. */
function compareCells(base: Element, head: Element, table: Unit, context: Context): Finding[] {
  const [one, other] = [unitsWithin(base), unitsWithin(head)]
  const alignment: Alignment = { pairs: [], deleted: [], inserted: [], moves: [] }
  inOrder(one, other, alignment)
  const inside = findingsOf(alignment, one, other, { base, head }, context).filter(({ kind }) => !infoOf(kind).words)
  // An empty cell has no unit.
  return inside.map((finding) => ({
    ...finding,
    order: table.index + 0.9,
    in: finding.in.startsWith('table') ? about('text', '', '', { unit: table }, { order: 0 }).in : finding.in,
    ...(table.region && { region: table.region }),
  }))
}

function moved({ base, head }: Alignment['moves'][number]): Finding {
  const heading = (units: readonly Unit[]) =>
    units.find(({ type, element }) => type === 'text' && headingLevel(element) !== undefined)
  const [was, is] = [heading(base) ?? base[0]!, heading(head) ?? head[0]!]
  const words = (unit: Unit) => unit.text || attribute(unit.element, 'src') || unit.element.tagName
  return about(
    'move',
    words(was),
    words(is),
    { unit: is },
    { order: is.index, base: { element: was.element, unit: was }, head: { element: is.element, unit: is } },
  )
}

/** A removed block is listed after the block that preceded it. */
function orderInHead(index: number, { pairs }: Alignment): number {
  let before = -1
  let order = -0.5
  for (const [was, is] of pairs) {
    if (was.index < index && was.index > before) {
      before = was.index
      order = is.index + 0.55
    }
  }
  return order + index / 1e5
}
