import { headingLevel } from '../page/elements.ts'
import { getAttribute, ancestorChain, parentElement } from '../page/dom.ts'
import { textOf, descendants, readSrcset } from '../page/dom.ts'
import type { DomElement } from '../page/dom.ts'
import { readUnits, drawingKey, type Unit } from '../page/units.ts'
import { kinds, type Kind } from '../report.ts'
import { align, type Partners } from './align.ts'
import { changeOfUnit, placeOf, wholeElements, onlyOn } from './found-change.ts'
import type { FoundChange, PageVersions, Side, PageVersion } from './found-change.ts'
import { compareInlines, compareWords } from './compare-words.ts'
import { matchElements } from './match.ts'
import { compareTables } from './tables.ts'
import { differencesOf, widgetName } from './compare-element.ts'
import { stableAddress } from '../site/noise.ts'

type Units = Readonly<Record<Side, readonly Unit[]>>
/** Adds a change at a unit of the head; -1 is before the first one. */
type Add = (index: number, finding: FoundChange) => void

/** Compares what two elements show, in the order of the document. */
export function compareBodies(
  units: Units,
  roots: Readonly<Record<Side, DomElement>>,
  pages: PageVersions,
): { findings: FoundChange[]; partners: Partners } {
  const { pairs, deleted, inserted, moves } = align(units.base, units.head)
  const found: { index: number; finding: FoundChange }[] = []
  const add: Add = (index, finding) => void found.push({ index, finding })
  for (const [before, after] of pairs)
    for (const finding of comparePair(before, after, pages)) add(after.index, finding)
  compareElements(pairs, units, roots, pages, add)
  const backwards = pairs.map(([before, after]): [Unit, Unit] => [after, before])
  const partners = new Map([...pairs, ...backwards])
  // A removed block is listed after the block that preceded it.
  wholeBlocks(deleted, units.base, 'base', (index, finding) => {
    const before = units.base.findLast((unit) => unit.index < index && partners.has(unit))
    add(before ? partners.get(before)!.index : -1, finding)
  })
  wholeBlocks(inserted, units.head, 'head', add)
  for (const move of moves) {
    // The heading of a stretch, else its first unit.
    const [before, after] = move.find(([{ element }]) => headingLevel(element) !== undefined) ?? move[0]!
    const marks = { base: { element: before.element, unit: before }, head: { element: after.element, unit: after } }
    add(after.index, changeOfUnit(after, { kind: 'move', before: wordsOf(before), after: wordsOf(after) }, marks))
  }
  const findings = found.sort((a, b) => a.index - b.index).map(({ finding }) => finding)
  return { findings: withoutSizes(findings), partners }
}

/** The changes without the width and height of a picture that another one replaced: they belong to the picture. */
function withoutSizes(findings: readonly FoundChange[]): FoundChange[] {
  const replaced = new Set(findings.flatMap(({ kind, head }) => (kind === 'image' && head ? head.element : [])))
  return findings.filter(({ in: name, head }) => !(/^(width|height)$/.test(name) && head && replaced.has(head.element)))
}

function comparePair(before: Unit, after: Unit, pages: PageVersions): FoundChange[] {
  if (after.table) return compareTables(before, after, (a, b) => compareCells(a, b, after, pages))
  if (after.type === 'image' || after.type === 'drawing') return comparePictures(before, after, pages)
  return [...compareWords(before, after), ...compareInlines(before, after, pages)]
}

/** Changes in a cell except its words, which are reported as the cell. */
function compareCells(base: DomElement, head: DomElement, table: Unit, pages: PageVersions): FoundChange[] {
  const units = { base: readUnits(base), head: readUnits(head) }
  return compareBodies(units, { base, head }, pages)
    .findings.filter(({ kind }) => !/^(text|insert|delete|move|list-item)$/.test(kind))
    .map((finding) => ({ ...finding, in: kinds[finding.kind].named ? finding.in : placeOf(table) }))
}

function wordsOf({ text, element }: Unit): string {
  return text || getAttribute(element, 'src') || element.tagName
}

/** Compares the elements around units: tags, classes, ids and attributes, and elements that only one side has. */
function compareElements(
  pairs: readonly [Unit, Unit][],
  units: Units,
  roots: Readonly<Record<Side, DomElement>>,
  pages: PageVersions,
  add: Add,
): void {
  const around = (side: Side) => {
    const depth = ancestorChain(roots[side]).length - 1
    return units[side].map(({ element }) => ancestorChain(element).slice(depth))
  }
  const chains = { base: around('base'), head: around('head') }
  // A container of new or removed units is reported with these.
  const paired = new Set(pairs.flat())
  const holdsOthers = (side: Side, element: DomElement) =>
    units[side].some((unit, index) => !paired.has(unit) && chains[side][index]!.includes(element))
  for (const { pair, base, head } of matchElements(chains, pairs)) {
    const [before, after] = pair
    if (base ? !head && holdsOthers('base', base) : head && holdsOthers('head', head)) continue
    const marks = wholeElements(base ?? before.element, head ?? after.element)
    for (const difference of differencesOf({ base, head }, pages))
      add(after.index, changeOfUnit(after, difference, marks))
  }
}

/** The changes for added or removed units; a whole widget, group of fields or list item is one change. */
function wholeBlocks(units: readonly Unit[], all: readonly Unit[], side: Side, add: Add): void {
  // Elements with a unit that stayed: they are not removed as a whole.
  const removed = new Set(units)
  const stayed = new Set(all.filter((unit) => !removed.has(unit)).flatMap(({ element }) => ancestorChain(element)))
  const reported = new Set<DomElement>()
  for (const unit of units) {
    const whole = ancestorChain(unit.element).filter((element) => !stayed.has(element))
    const widget = whole.find((element) => widgetName(element) !== undefined)
    const group = whole.find(({ tagName }) => /^(fieldset|details)$/.test(tagName))
    const item = whole.find(({ tagName }) => tagName === 'li')
    // A button or a picture in an item is reported on its own, too.
    const holder = widget ?? group ?? (unit.type === 'text' || unit.type === 'drawing' ? item : undefined)
    if (holder && reported.has(holder)) continue
    const [kind, value, element]: [Kind, string, DomElement] = widget
      ? ['widget', widgetName(widget)!, widget]
      : group
        ? [side === 'base' ? 'delete' : 'insert', textOf(group), group]
        : item && unit.type === 'text'
          ? ['list-item', textOf(item), item]
          : [...meaningOf(unit, side, stayed), unit.element]
    const difference = { kind, ...onlyOn(side, value), in: widget && 'widget' }
    if (value) add(unit.index, changeOfUnit(unit, difference, { [side]: { element } }))
    if (element === holder) reported.add(holder)
  }
}

/** The kind and value of a unit that is not a part of something larger. */
function meaningOf({ type, element, text }: Unit, side: Side, stayed: ReadonlySet<DomElement>): [Kind, string] {
  if (type === 'cta') return ['cta', text]
  if (type === 'image') return ['image', getAttribute(element, 'src') ?? text]
  // A decorative drawing counts where only the drawing was added or removed.
  if (type === 'drawing') return ['image', text || (stayed.has(parentElement(element)!) ? 'svg' : '')]
  if (type === 'text' || type === 'table') return [side === 'base' ? 'delete' : 'insert', text]
  return ['structure', element.tagName]
}

/** Compares two images or drawings: what they show, and the description. */
function comparePictures(base: Unit, head: Unit, pages: PageVersions): FoundChange[] {
  const marks = wholeElements(base.element, head.element)
  const change = (kind: Kind, [before, after]: [string, string]) => changeOfUnit(head, { kind, before, after }, marks)
  const shown = head.type === 'image' ? otherAddress(base, head, pages) : otherShapes(base, head, pages)
  return [
    ...(shown ? [change('image', shown)] : []),
    ...(base.text === head.text ? [] : [change('alt', [base.text, head.text])]),
  ]
}

/** The first address of an image that differs, or whose file does. */
function otherAddress(base: Unit, head: Unit, pages: PageVersions): [string, string] | undefined {
  const [had, has] = [addressesOf(base.element), addressesOf(head.element)]
  const longer = had.length > has.length ? had : has
  return longer
    .map((_, at): [string, string] => [had[at] ?? '', has[at] ?? ''])
    .find(([before, after]) => stableAddress(before) !== stableAddress(after) || isOtherFile(pages, before, after))
}

/** The names of two drawings if their shapes differ, or those that they show from a file. */
function otherShapes(base: Unit, head: Unit, pages: PageVersions): [string, string] | undefined {
  const shapesOf = ({ element }: Unit, page: PageVersion) => drawingKey(element) + shownFromFiles(element, page)
  const isSame = shapesOf(base, pages.base) === shapesOf(head, pages.head)
  return isSame ? undefined : [base.text || 'svg', head.text || 'svg']
}

/** The source of the file parts that an SVG references with `<use>`. */
function shownFromFiles(svg: DomElement, { site, page }: PageVersion): string {
  const uses = descendants(svg).filter(({ tagName }) => tagName === 'use')
  return uses
    .map((use) => {
      const [path, id] = (getAttribute(use, 'href') ?? '').split('#')
      const file = path ? site.fileAt(path, page.baseAddress) : undefined
      const parts = file === undefined ? [] : site.read(file).split(/(?= id=")/)
      return parts.find((part) => part.startsWith(` id="${id}"`))
    })
    .join('')
}

/** Whether two addresses have files with different contents. */
export function isOtherFile({ base, head }: PageVersions, address: string, newAddress = address): boolean {
  const before = base.site.fileAt(address, base.page.baseAddress)
  const after = head.site.fileAt(newAddress, head.page.baseAddress)
  return !!before && !!after && !base.site.bytes(before).equals(head.site.bytes(after))
}

/** The address of an image, and every one in its srcset and in those of its picture's sources. */
function addressesOf(image: DomElement): string[] {
  const parent = parentElement(image)
  const sources = parent?.tagName === 'picture' ? descendants(parent) : [image]
  const sets = sources.flatMap((element) => readSrcset(getAttribute(element, 'srcset') ?? ''))
  return [getAttribute(image, 'src') ?? '', ...sets.map(({ address }) => address)]
}
