import type { Nodes, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Node } from 'estree'
import type { FrontMatterBlock } from '../../content/front-matter-block.ts'
import { attributesOf, startOf, type Element } from '../../content/mdx/element.ts'
import type { Explanation, Finding, Lines, Place, ReportFinding } from '../../content/content-error.ts'
import { expressionIn, partAt, placeOfNode, valueIfStatic, leavesOf } from '../../content/mdx/static-value.ts'

/** The keys of front matter that visitors read. */
const VISIBLE_KEYS = ['title', 'description']

/** Attributes of HTML elements that visitors read. */
const VISIBLE_ATTRIBUTES = new Set(['alt', 'aria-label', 'title'])

/**
 * A content file with everything but running text replaced by spaces: marks, addresses, tags and code. It keeps the
 * file's length and lines, so that places in it are places in the file.
 */
export function proseOf(tree: Root, block: FrontMatterBlock | undefined, lines: Lines): string {
  const { source } = lines
  const parts: [from: number, to: number][] = []
  for (const key of VISIBLE_KEYS) {
    if (typeof block?.values[key] !== 'string') continue
    const from = lines.offsetOf(block.valuePlace([key]))
    // A value goes on until the next key.
    const end = /\r?\n(?=[\w-]+:|---|#)/.exec(source.slice(from))
    parts.push([from, from + (end?.index ?? 0)])
  }
  visit(tree, (node: Nodes) => {
    if (node.type === 'text') parts.push(lines.rangeOf(node))
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      // The name of a key is code.
      if (node.name === 'kbd') return SKIP
      parts.push(...proseProps(node, lines))
    }
    return undefined
  })
  return blanked(source, parts)
}

function proseProps(element: Element, lines: Lines): [number, number][] {
  return stringProps(element, lines)
    .filter(({ name, value }) => isProse(value) && (/^[A-Z]/.test(element.name ?? '') || VISIBLE_ATTRIBUTES.has(name)))
    .flatMap(({ place, inBraces }): [number, number][] => {
      const from = lines.offsetOf(place)
      const length = place.length ?? 0
      return inBraces ? betweenEscapes(lines.source, from, length) : [[from, from + length]]
    })
}

/** Whether a text is prose, not an identifier or an address. */
export function isProse(text: string): boolean {
  return !/^[/#.]|^(https?|mailto|tel):|^[a-z0-9_-]*$|^[\w.+-]+@\S+$/.test(text)
}

/** An escape sequence, except that of an apostrophe, which is part of its word. */
const ESCAPE = /\\(u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[^'])/gi

/** The parts of a quoted text between its escapes, whose letters are not words. */
export function betweenEscapes(source: string, from: number, length: number): [number, number][] {
  const escapes = [...source.slice(from, from + length).matchAll(ESCAPE)].map(
    ({ 0: escape, index }) => [from + index, from + index + escape.length] as const,
  )
  const starts = [from, ...escapes.map(([, end]) => end)]
  const ends = [...escapes.map(([start]) => start), from + length]
  return starts.map((start, index) => [start, ends[index]!])
}

/** Blanks everything but some parts. Character references are blanked too, since their letters are not words. */
export function blanked(source: string, parts: readonly (readonly [from: number, to: number])[]): string {
  let prose = ''
  for (const [from, to] of parts.toSorted(([a], [b]) => a - b)) {
    if (to <= prose.length) continue
    const start = Math.max(from, prose.length)
    prose +=
      source.slice(prose.length, start).replace(/[^\n]/g, ' ') +
      source.slice(start, to).replace(/&#?\w+;/g, (reference) => ' '.repeat(reference.length))
  }
  return prose + source.slice(prose.length).replace(/[^\n]/g, ' ')
}

/** A text that is given to a widget or an element, wherever in its props. */
export type StringProp = {
  /** The prop, or the key of its entry. */
  name: string
  value: string
  /** The place of the text, inside its quotation marks. */
  place: Place
  /** Whether it is in braces, where a backslash starts an escape. */
  inBraces: boolean
  /** What else the same group or the same tag is given, by name. */
  siblings: Readonly<Record<string, unknown>>
}

/** Every text among an element's props, also those inside lists and groups. */
export function stringProps(element: Element, lines: Lines): StringProp[] {
  const attributes = attributesOf(element)
  const siblings = Object.fromEntries(attributes.map(({ name, value }) => [name, value ?? true]))
  return attributes.flatMap((attribute): StringProp[] => {
    const { name, value } = attribute
    if (typeof value === 'string') {
      const [from, end] = lines.rangeOf(attribute)
      const quote = /^[^=]*=\s*["']/.exec(lines.source.slice(from, end))
      return [
        {
          name,
          value,
          siblings,
          inBraces: false,
          place: quote ? lines.placeAt(from + quote[0].length, end - from - quote[0].length - 1) : startOf(attribute),
        },
      ]
    }
    const root = expressionIn(attribute)
    if (!root) return []
    return leavesOf(valueIfStatic(root), [name], siblings).flatMap(({ value: text, path, key, group }) => {
      if (typeof text !== 'string') return []
      const part = partAt(root, path.slice(1))
      return [{ name: key, value: text, siblings: group, inBraces: true, place: placeInside(part) }]
    })
  })
}

/** The place of a text inside its quotation marks. */
function placeInside(part: Node): Place {
  const value = part.type === 'Property' ? part.value : part
  const { line, column } = placeOfNode(value)
  return { line, column: column + 1, length: value.range![1] - value.range![0] - 2 }
}

/** A content file and its tree, if that can be parsed. */
type PageText = { tree: Root | undefined; source: string; lines: Lines }

/** The text of a page at its places in the file, with marks, tags, code and addresses blanked. */
export function runningText({ tree, source, lines }: PageText): string {
  const texts: [from: number, to: number][] = []
  if (tree) visit(tree, 'text', (node) => void texts.push(lines.rangeOf(node)))
  return blanked(source, texts)
}

/** A mark that Markdown did not understand, so that it shows as plain text. */
export type UnparsedMark = {
  /** Matches in running text, with all else blanked. */
  pattern: RegExp
  /** Explains a match; undefined if it is not an error. */
  explain: (written: string, before: string, after: string) => Explanation | undefined
}

/** Reports marks in the running text of a page. */
export function reportMarks(page: PageText, marks: readonly UnparsedMark[], add: ReportFinding): void {
  const { source, lines } = page
  const plainText = runningText(page)
  for (const { pattern, explain } of marks) {
    for (const { 0: blank, index } of plainText.matchAll(pattern)) {
      const { length } = blank
      const written = source.slice(index, index + length)
      const found = explain(written, source.slice(0, index), source.slice(index + length))
      if (!found) continue
      const { text, ...explanation } = found
      const isOneLine = !written.includes('\n')
      const place = lines.placeAt(index, isOneLine ? length : written.indexOf('\n'))
      const finding: Finding = { place, ...explanation }
      add(text !== undefined && isOneLine ? { ...finding, edits: [{ place, text }] } : finding)
    }
  }
}

/** A line of a page's text: its words, and the offset of the first. */
type TextLine = { text: string; offset: number }

/** The lines of a paragraph's text, without what is blanked at their beginnings. */
export function textLines(plainText: string, [from, to]: readonly [number, number]): TextLine[] {
  let offset = from
  return plainText
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const text = line.trimStart()
      const found = { text, offset: offset + line.length - text.length }
      offset += line.length + 1
      return found
    })
}
