import { headingLevel, isAtom, isBlock, isCallToAction, isPictured, elementLabel, regionOf } from './elements.ts'
import type { Region } from './elements.ts'
import { getAttribute, childNodesOf, collapseWhitespace, descendants, findDescendant } from './dom.ts'
import { HIDDEN, isDomElement, isDomText, rawText, INVISIBLE } from './dom.ts'
import type { DomElement, DomNode, DomText } from './dom.ts'
import { readTable, textOfLine, type Table } from './read-table.ts'
import { bagOf, splitWords, type Bag, type Word } from './words.ts'
import { isNoise, stableAddress, isGeneratedId } from '../site/noise.ts'

/** The type of a unit: words, a single element, or an empty box that only its style makes visible. */
type UnitType = 'text' | 'cta' | 'image' | 'drawing' | 'media' | 'field' | 'table' | 'box'

/** A range of a unit's text that an inline element holds. */
export interface Inline {
  element: DomElement
  from: number
  to: number
  text: string
}

/** One character range of the unit's text and the text node that it came from. */
interface Piece {
  node: DomText
  /** Offsets in the node, for each character of the unit's text from `from` on. */
  offsets: number[]
  from: number
}

/** The smallest part that is compared: the words of a block, a button, a picture, a field or a table. */
export interface Unit {
  type: UnitType
  /** The element itself, or the block that contains the words. */
  element: DomElement
  index: number
  region: Region | undefined
  /** The headings above it, outermost first. */
  headings: readonly string[]
  text: string
  words: Word[]
  bag: Bag
  /** Inline elements, outer ones before those that they contain. */
  inlines: Inline[]
  pieces: Piece[]
  /** Two units with the same key are equal. */
  key: string
  table?: Table | undefined
}

type Run = Pick<Unit, 'text' | 'words' | 'inlines' | 'pieces'>
type Content = Partial<Run & Pick<Unit, 'table'>>

/** An element's content as the list of its units, in document order. */
export function readUnits(root: DomElement): Unit[] {
  const units: Unit[] = []
  const headings: { level: number; text: string; region: Region | undefined }[] = []

  const add = (type: UnitType, element: DomElement, identity: string, content: Content = {}) => {
    const { text = '', words = splitWords(text), inlines = [], pieces = [], table } = content
    const region = regionOf(element)
    const level = type === 'text' ? headingLevel(element) : undefined
    // Headings of the content do not apply to a header or footer.
    const above = headings.filter((heading) => heading.region === region && heading.level < (level ?? 10))
    const unit = { text, words, inlines, pieces, table, bag: bagOf(words), key: `${type} ${identity}` }
    units.push({ type, element, index: units.length, region, headings: above.map((heading) => heading.text), ...unit })
    if (level === undefined) return
    while (headings.length && headings.at(-1)!.level >= level) headings.pop()
    headings.push({ level, text, region })
  }

  const addAtom = (element: DomElement) => {
    const { tagName } = element
    if (isCallToAction(element)) {
      const text = elementLabel(element)
      add('cta', element, text + address(element), { ...readRun(element, [element]), text })
      for (const inner of atomsIn(element)) if (/^(img|picture|svg)$/.test(inner.tagName)) addAtom(inner)
    } else if (tagName === 'img' || tagName === 'picture') {
      const image = tagName === 'img' ? element : findDescendant(element, 'img')
      const text = image ? collapseWhitespace(getAttribute(image, 'alt') ?? '') : ''
      if (image) add('image', image, `${stableAddress(getAttribute(image, 'src') ?? '')} ${text}`, { text })
    } else if (tagName === 'svg' || isPictured(element)) {
      const text = drawingLabel(element)
      add('drawing', element, `${text} ${drawingKey(element)}`, { text })
      for (const words of descendants(element).filter(isSvgText)) addRun([words], words, [])
    } else if (/^(input|select|textarea|meter|progress)$/.test(tagName)) {
      const names = ['type', 'name', 'value', 'placeholder'].map((name) => getAttribute(element, name) ?? '')
      add('field', element, `${tagName} ${names.join(' ')}`)
      if (tagName === 'select') walk(element)
    } else {
      const source = getAttribute(element, 'src') ?? getAttribute(element, 'data') ?? ''
      add('media', element, `${tagName} ${stableAddress(source)}`)
    }
  }

  const addRun = (nodes: readonly DomNode[], owner: DomElement, atoms: readonly DomElement[]) => {
    const run = readRun(owner, nodes)
    const addresses = run.inlines.map(({ element }) => address(element)).join('')
    if (run.text) add('text', owner, run.text + addresses, run)
    else if (!atoms.length)
      for (const { element } of run.inlines) if (!element.childNodes.some(isDomElement)) addBox(element)
    atoms.forEach(addAtom)
  }

  const addBox = (element: DomElement) => {
    if (element.tagName === 'hr' || element.attrs.some(({ name, value }) => value && !isNoise(name)))
      add('box', element, `${element.tagName} ${getAttribute(element, 'class') ?? ''}`)
  }

  const walk = (parent: DomElement) => {
    let inline: DomNode[] = []
    const flush = () => {
      const atoms = inline.filter(isDomElement).flatMap((element) => atomsIn(element, true))
      if (inline.length) addRun(inline, parent, atoms)
      inline = []
    }
    for (const child of childNodesOf(parent)) {
      if (isDomElement(child) ? HIDDEN.has(child.tagName) : !isDomText(child)) continue
      if (!isDomElement(child) || isAtom(child) || (child.tagName !== 'table' && !isBlock(child))) inline.push(child)
      else {
        flush()
        const before = units.length
        if (child.tagName === 'table') {
          const table = readTable(child)
          const text = table.rows.map(textOfLine).join(' ')
          const cells = table.rows.flatMap((row) => row.cells.map((cell) => cell?.text)).join('|')
          add('table', child, cells, { text, table })
        } else walk(child)
        if (units.length === before) addBox(child)
      }
    }
    flush()
  }

  walk(root)
  return units
}

/** Reads inline nodes as one text with single spaces, and records which node each character came from. */
function readRun(owner: DomElement, nodes: readonly DomNode[]): Run {
  let text = ''
  let space = false
  let closedAt = -1
  const breaks: number[] = []
  const inlines: Inline[] = []
  const pieces: Piece[] = []

  const write = (node: DomText) => {
    const piece: Piece = { node, offsets: [], from: text.length }
    for (const [offset, character] of node.value.split('').entries()) {
      if (INVISIBLE.test(character)) continue
      if (/\s/.test(character)) {
        space = text.length > 0
        continue
      }
      if (space) text += ' '
      if (!piece.offsets.length) piece.from = text.length
      else if (space) piece.offsets.push(offset - 1)
      piece.offsets.push(offset)
      text += character
      space = false
    }
    if (!piece.offsets.length) return
    pieces.push(piece)
    closedAt = -1
  }
  const visit = (node: DomNode) => {
    if (isDomText(node)) return write(node)
    if (!isDomElement(node) || HIDDEN.has(node.tagName) || node.tagName === 'wbr') return
    if (node.tagName === 'br' || (node !== owner && isAtom(node))) {
      space = text.length > 0
      breaks.push(text.length)
      return
    }
    // Adjacent inline elements are usually separate boxes, so their words are separate.
    if (closedAt === text.length && text.length) breaks.push(text.length)
    const inline = { element: node, from: text.length + (space ? 1 : 0), to: 0, text: '' }
    if (node !== owner) inlines.push(inline)
    node.childNodes.forEach(visit)
    closedAt = inline.to = text.length
    inline.from = Math.min(inline.from, inline.to)
    inline.text = text.slice(inline.from, inline.to)
  }
  nodes.forEach(visit)
  return { text, words: splitWords(text, breaks), inlines, pieces }
}

/** The pictures, fields and buttons in an inline element; the element itself if it is one. */
function atomsIn(element: DomElement, orSelf = false): DomElement[] {
  if (HIDDEN.has(element.tagName)) return []
  if (orSelf && isAtom(element)) return [element]
  return childNodesOf(element).flatMap((child) => (isDomElement(child) ? atomsIn(child, true) : []))
}

/** The label of an SVG; '' for a decorative one. */
function drawingLabel(element: DomElement): string {
  const title = findDescendant(element, 'title')
  return collapseWhitespace(getAttribute(element, 'aria-label') ?? (title ? rawText(title) : ''))
}

function isSvgText({ tagName, parentNode }: DomElement): boolean {
  return tagName === 'foreignObject' || (tagName === 'text' && parentNode?.nodeName !== 'foreignObject')
}

function address(element: DomElement): string {
  const href = getAttribute(element, 'href')
  return href === undefined ? '' : ` ${stableAddress(href)}`
}

/** An SVG's shapes as text. Its words, labels, own attributes and referenced files are compared separately. */
export function drawingKey(svg: DomElement): string {
  return svg.childNodes.map(shapes).join('')
}

function shapes(node: DomNode): string {
  if (!isDomElement(node) || /^(title|desc|text|style)$/.test(node.tagName)) return ''
  const attributes = node.attrs
    .filter(({ name }) => !isNoise(name) && !/^(id|role|aria-.*)$/.test(name))
    .map(({ name, value }) => `${name}=${name === 'href' ? value.replace(/^[^#]*/, '') : stable(value)}`)
  return `<${node.tagName} ${attributes.sort().join(' ')}>${childNodesOf(node).map(shapes).join('')}</>`
}

function stable(value: string): string {
  const text = value.replace(/\s+/g, ' ').trim()
  return text.replace(/#([^)"']+)/, (whole, id: string) => (isGeneratedId(id) ? '#' : whole))
}
