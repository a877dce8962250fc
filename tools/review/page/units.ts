import {
  attribute,
  childrenOf,
  HIDDEN,
  isElement,
  isText,
  collapseWhitespace,
  type Element,
  type Node,
  type Text,
} from './dom.ts'
import { drawingKey } from './drawing.ts'
import { headingLevel, isAtom, isBlock, isCallToAction, isPictured, labelOf, regionOf, type Region } from './roles.ts'
import { readTable, type Table } from './table.ts'
import { bagOf, splitWords, type Bag, type Word } from './words.ts'
import { stableAddress } from '../site/noise.ts'

/** The type of a unit: words, or a single element. */
type UnitType = 'text' | 'cta' | 'image' | 'drawing' | 'media' | 'field' | 'table'

/** A range of a unit's text that an inline element holds. */
export interface Inline {
  element: Element
  from: number
  to: number
}

/** One character range of the unit's text and the text node that it came from. */
interface Piece {
  node: Text
  /** Offsets in the node, for each character of the unit's text from `from` on. */
  offsets: number[]
  from: number
}

/** The smallest part that is compared: the words of a block, a button, a picture, a field or a table. */
export interface Unit {
  type: UnitType
  /** The element itself, or the block that contains the words. */
  element: Element
  index: number
  region: Region | undefined
  /** The headings above it, outermost first. */
  headings: readonly string[]
  text: string
  words: Word[]
  bag: Bag
  inlines: Inline[]
  pieces: Piece[]
  /** Two units with the same key are equal. */
  key: string
  table?: Table
}

/** A page's body as the list of its units, in document order. */
export function readUnits(body: Element): Unit[] {
  const units: Unit[] = []
  const headings: { level: number; text: string; region: Region | undefined }[] = []

  const add = (unit: Pick<Unit, 'type' | 'element' | 'text'> & Partial<Unit>, identity: string) => {
    const region = regionOf(unit.element)
    const level = unit.type === 'text' ? headingLevel(unit.element) : undefined
    // Headings of the content do not apply to a header or footer.
    const above = headings.filter(
      (heading) => heading.region === region && (level === undefined || heading.level < level),
    )
    const words = unit.words ?? splitWords(unit.text)
    units.push({
      words,
      bag: bagOf(words),
      inlines: [],
      pieces: [],
      ...unit,
      index: units.length,
      region,
      headings: above.map(({ text }) => text),
      key: identity,
    })
    if (level === undefined) return
    while (headings.length && headings.at(-1)!.level >= level) headings.pop()
    headings.push({ level, text: unit.text, region })
  }

  const atom = (element: Element) => {
    const { tagName } = element
    if (isCallToAction(element)) {
      add(
        { ...readRun(element, [element]), type: 'cta', element, text: labelOf(element) },
        `cta ${labelOf(element)}${address(element)}`,
      )
      for (const inner of pictures(element)) atom(inner)
    } else if (tagName === 'img' || tagName === 'picture') {
      const image =
        tagName === 'img'
          ? element
          : [...childrenOf(element)].find((child): child is Element => isElement(child) && child.tagName === 'img')
      if (image)
        add(
          { type: 'image', element: image, text: collapseWhitespace(attribute(image, 'alt') ?? '') },
          `image ${stableAddress(attribute(image, 'src') ?? '')} ${collapseWhitespace(attribute(image, 'alt') ?? '')}`,
        )
    } else if (tagName === 'svg' || isPictured(element)) {
      add(
        { type: 'drawing', element, text: drawingLabel(element) },
        `drawing ${drawingLabel(element)} ${drawingKey(element)}`,
      )
      for (const child of svgTexts(element)) run([child], child, [])
    } else if (tagName === 'select') {
      add({ type: 'field', element, text: '' }, `field ${fieldName(element)}`)
      walk(element)
    } else if (/^(input|textarea|meter|progress)$/.test(tagName)) {
      if (attribute(element, 'type') !== 'hidden')
        add({ type: 'field', element, text: '' }, `field ${fieldName(element)}`)
    } else {
      add(
        { type: 'media', element, text: '' },
        `media ${tagName} ${stableAddress(attribute(element, 'src') ?? attribute(element, 'data') ?? '')}`,
      )
    }
  }

  const run = (nodes: readonly Node[], owner: Element, atoms: readonly Element[]) => {
    const read = readRun(owner, nodes)
    if (read.text)
      add(
        { type: 'text', element: owner, ...read },
        `text ${read.text}${read.inlines.map(({ element }) => address(element)).join('')}`,
      )
    atoms.forEach(atom)
  }

  const walk = (parent: Element) => {
    let inline: Node[] = []
    let atoms: Element[] = []
    const flush = () => {
      if (inline.length) run(inline, parent, atoms)
      inline = []
      atoms = []
    }
    for (const child of childrenOf(parent)) {
      if (isText(child)) inline.push(child)
      else if (!isElement(child) || HIDDEN.has(child.tagName)) continue
      else if (child.tagName === 'table') {
        flush()
        const table = readTable(child)
        add({ type: 'table', element: child, text: table.text, table }, `table ${table.key}`)
      } else if (isAtom(child)) {
        inline.push(child)
        atoms.push(child)
      } else if (isBlock(child)) {
        flush()
        walk(child)
      } else {
        inline.push(child)
        atoms.push(...innerAtoms(child))
      }
    }
    flush()
  }

  walk(body)
  return units
}

/** The units of one element alone, a table's cell for example. */
export function unitsWithin(element: Element): Unit[] {
  return readUnits(element)
}

/** Reads inline nodes as one text with single spaces, and records which node each character came from. */
function readRun(owner: Element, nodes: readonly Node[]): Pick<Unit, 'text' | 'words' | 'inlines' | 'pieces'> {
  let text = ''
  let space = false
  const breaks: number[] = []
  const inlines: Inline[] = []
  const pieces: Piece[] = []
  let closedAt = -1

  const write = (node: Text) => {
    const { value } = node
    let piece: Piece | undefined
    for (let offset = 0; offset < value.length; offset += 1) {
      const shape = shapeOf(value.charCodeAt(offset))
      if (shape === 'none') continue
      if (shape === 'space') {
        space = text.length > 0
        continue
      }
      if (space) {
        text += ' '
        if (piece) piece.offsets.push(offset - 1)
        space = false
      }
      if (!piece) pieces.push((piece = { node, offsets: [], from: text.length }))
      piece.offsets.push(offset)
      text += value[offset]
    }
  }
  const gap = () => {
    space = text.length > 0
    breaks.push(text.length)
  }
  const visit = (node: Node) => {
    if (isText(node)) {
      if (/[^\s\u00ad\u200b\u200c\u2060\ufeff]/.test(node.value)) closedAt = -1
      write(node)
      return
    }
    if (!isElement(node) || HIDDEN.has(node.tagName)) return
    if (node.tagName === 'br' || node.tagName === 'wbr' || (node !== owner && isAtom(node))) return gap()
    // Adjacent inline elements are usually separate boxes, so their words are separate.
    if (closedAt === text.length && text.length) breaks.push(text.length)
    const from = text.length + (space ? 1 : 0)
    for (const child of childrenOf(node)) visit(child)
    closedAt = text.length
    if (node !== owner) inlines.push({ element: node, from: Math.min(from, text.length), to: text.length })
  }
  for (const node of nodes) visit(node)
  return { text, words: splitWords(text, breaks), inlines, pieces }
}

/** Whether a character is visible, white space or invisible. */
function shapeOf(code: number): 'seen' | 'space' | 'none' {
  if (code > 32 && code < 160) return 'seen'
  if (
    code <= 32 ||
    code === 160 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
    return 'space'
  return code === 0xad || code === 0x200b || code === 0x200c || code === 0x2060 || code === 0xfeff ? 'none' : 'seen'
}

function innerAtoms(element: Element): Element[] {
  return childrenOf(element).flatMap((child) =>
    !isElement(child) || HIDDEN.has(child.tagName) ? [] : isAtom(child) ? [child] : innerAtoms(child),
  )
}

function pictures(element: Element): Element[] {
  return innerAtoms(element).filter(({ tagName }) => tagName === 'img' || tagName === 'picture' || tagName === 'svg')
}

/** The label of an SVG; '' for a decorative one. */
export function drawingLabel(element: Element): string {
  const title = childrenOf(element).find((child): child is Element => isElement(child) && child.tagName === 'title')
  const own =
    attribute(element, 'aria-label') ??
    (title
      ? childrenOf(title)
          .map((child) => (isText(child) ? child.value : ''))
          .join('')
      : '')
  return collapseWhitespace(own)
}

function svgTexts(element: Element): Element[] {
  return childrenOf(element).flatMap((child) =>
    !isElement(child) ? [] : child.tagName === 'text' || child.tagName === 'foreignObject' ? [child] : svgTexts(child),
  )
}

function address(element: Element): string {
  const href = attribute(element, 'href')
  return href === undefined ? '' : ` ${stableAddress(href)}`
}

function fieldName(element: Element): string {
  return `${element.tagName} ${attribute(element, 'type') ?? ''} ${attribute(element, 'name') ?? ''} ${attribute(element, 'value') ?? ''} ${attribute(element, 'placeholder') ?? ''}`
}
