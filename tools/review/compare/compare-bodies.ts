import { getAttribute, type DomElement } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import { readUnits, type Unit } from '../page/units.ts'
import { kinds } from '../report.ts'
import { align, type Alignment } from './align.ts'
import { wholeBlocks } from './whole-blocks.ts'
import { compareElements } from './compare-elements.ts'
import { changeOfUnit, placeOf, wholeUnits, type FoundChange, type PageVersions, type Side } from './found-change.ts'
import { compareInlines } from './inlines.ts'
import { compareDrawings, compareImages } from './compare-pictures.ts'
import { compareTables } from './tables.ts'
import { compareWords } from './compare-words.ts'

type Units = Readonly<Record<Side, readonly Unit[]>>

/** Compares what two elements show, in the order of the document; in a cell of a table nothing moves. */
export function compareBodies(
  units: Units,
  roots: Readonly<Record<Side, DomElement>>,
  pages: PageVersions,
  inCell = false,
): { findings: FoundChange[]; alignment: Alignment } {
  const alignment = align(units.base, units.head, !inCell)
  const { pairs, deleted, inserted, moves } = alignment
  /** The changes at each unit of the head; -1 is before the first one. */
  const found = new Map<number, FoundChange[]>()
  const add = (index: number, ...findings: FoundChange[]) =>
    found.set(index, [...(found.get(index) ?? []), ...findings])
  for (const [was, is] of pairs) add(is.index, ...comparePair(was, is, pages))
  for (const { unit, finding } of compareElements(pairs, units, roots, pages)) add(unit.index, finding)
  // A removed block is listed after the block that preceded it.
  const toHead = new Map(pairs.map(([was, is]) => [was.index, is.index]))
  for (const { unit, finding } of wholeBlocks(deleted, units.base, 'base')) {
    let before = unit.index
    while (before >= 0 && !toHead.has(before)) before -= 1
    add(toHead.get(before) ?? -1, finding)
  }
  for (const { unit, finding } of wholeBlocks(inserted, units.head, 'head')) add(unit.index, finding)
  for (const move of moves) {
    const [was, is] = [titleOf(move.base), titleOf(move.head)]
    const marks = { base: { element: was.element, unit: was }, head: { element: is.element, unit: is } }
    add(is.index, changeOfUnit(is, { kind: 'move', before: wordsOf(was), after: wordsOf(is) }, marks))
  }
  return { findings: [...found].sort(([one], [other]) => one - other).flatMap(([, findings]) => findings), alignment }
}

function comparePair(was: Unit, is: Unit, pages: PageVersions): FoundChange[] {
  if (was.table && is.table) return compareTables(was, is, (one, other) => compareCells(one, other, is, pages))
  if (is.type === 'image' && was.type === 'image') return compareImages(was, is, pages)
  if (is.type === 'drawing' && was.type === 'drawing') return compareDrawings(was, is, pages)
  const isButton = is.type === 'cta' || was.type === 'cta'
  return [...(isButton ? compareLabels(was, is) : compareWords(was, is)), ...compareInlines(was, is, pages)]
}

function compareLabels(was: Unit, is: Unit): FoundChange[] {
  if (was.text === is.text) return []
  return [changeOfUnit(is, { kind: 'cta', before: was.text, after: is.text }, wholeUnits(was, is))]
}

/** Changes in a cell except its words, which are reported as the cell. */
function compareCells(base: DomElement, head: DomElement, table: Unit, pages: PageVersions): FoundChange[] {
  const units = { base: readUnits(base), head: readUnits(head) }
  return compareBodies(units, { base, head }, pages, true)
    .findings.filter(({ kind }) => !kinds[kind].words)
    .map((finding) => ({ ...finding, in: kinds[finding.kind].named ? finding.in : placeOf(table) }))
}

/** The heading of a stretch, else its first unit. */
function titleOf(units: readonly Unit[]): Unit {
  return units.find(({ type, element }) => type === 'text' && headingLevel(element) !== undefined) ?? units[0]!
}

function wordsOf({ text, element }: Unit): string {
  return text || getAttribute(element, 'src') || element.tagName
}
