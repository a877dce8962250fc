import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { FrontMatterBlock } from '../content/front-matter-block.ts'
import type { Element } from '../mdx/element.ts'
import type { Lines } from './lines.ts'
import { stringProps } from './string-props.ts'

/** Front matter that people read. */
const READ = ['title', 'description']

/**
 * A content file with everything blank that is not running text: marks, addresses, tags and code. It has the file's own length
 * and lines, so that what a rule finds in it stands at the same place in the file.
 */
export function proseOf(tree: Root, block: FrontMatterBlock | undefined, source: string, lines: Lines): string {
  const parts: [from: number, to: number][] = []
  for (const key of READ) {
    if (typeof block?.values[key] !== 'string') continue
    const from = lines.offsetOf(block.valuePlace([key]))
    // A value goes on until the next key.
    const end = /\r?\n(?=[\w-]+:|---|#)/.exec(source.slice(from))
    parts.push([from, from + (end?.index ?? 0)])
  }
  visit(tree, (node: Nodes) => {
    if (node.type === 'text') parts.push([lines.offsetOf(node.position!.start), lines.offsetOf(node.position!.end)])
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') parts.push(...proseProps(node, source, lines))
  })
  return blanked(source, parts)
}

function proseProps(element: Element, source: string, lines: Lines): [number, number][] {
  return stringProps(element, source, lines).filter(({ value }) => isProse(value)).map(({ place }) => {
    const from = lines.offsetOf(place)
    return [from, from + (place.length ?? 0)]
  })
}

/** Whether a text is for readers, not the name of something or an address. */
export function isProse(text: string): boolean {
  return !/^[/#.]|^(https?|mailto|tel):|^[a-z0-9_-]*$|^[\w.+-]+@[\w.-]+$/.test(text)
}

/** A text with everything blank but some parts; character references, whose letters are no words, are blank too. */
export function blanked(source: string, parts: readonly (readonly [from: number, to: number])[]): string {
  let prose = ''
  for (const [from, to] of parts.toSorted(([a], [b]) => a - b)) {
    if (to <= prose.length) continue
    const start = Math.max(from, prose.length)
    prose += source.slice(prose.length, start).replace(/[^\n]/g, ' ') + source.slice(start, to).replace(/&#?\w+;/g, (reference) => ' '.repeat(reference.length))
  }
  return prose + source.slice(prose.length).replace(/[^\n]/g, ' ')
}
