import { readFileSync } from 'node:fs'
import { compile } from 'css-select'
import { Element, Text } from 'domhandler'
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import postcss from 'postcss'
import { hex } from '../../../components/ui/contrast.ts'
import { readColour, readTheme, substitute, type Properties, type Theme } from './theme.ts'

/** A shape of a drawing with its styles resolved, for PDFs and pictures, which have no style sheet. */
type ResolvedShape = {
  /** From the shape's coordinates to the drawing's: a b c d e f, as in SVG's matrix(). */
  matrix: Matrix
  /** SVG path data; undefined for text. */
  path?: string
  /** A line of text: position of its baseline and font size, in the shape's coordinates. */
  text?: { words: string; x: number; y: number; size: number; anchor: 'start' | 'middle' | 'end' }
  /** As hex; undefined if it is not filled. */
  fill?: string
  /** As hex; undefined if it has no stroke. */
  stroke?: string
  /** The stroke width, in the shape's coordinates. */
  width: number
  /** Lengths of dashes and gaps; undefined for a solid stroke. */
  dash?: number[]
  /** 0 to 1. */
  opacity: number
}

/** A drawing: its view box, and its shapes from back to front. */
export type ResolvedDrawing = { box: { x: number; y: number; width: number; height: number }; shapes: ResolvedShape[] }

type Matrix = readonly [number, number, number, number, number, number]
export type Rule = { matches: (element: Element) => boolean; weight: number; declarations: [string, string][] }
/** The styles of an element: custom properties, and other properties by name. */
type Style = { properties: Properties; values: Record<string, string> }

const INHERITED = new Set(['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font'])
const sheets = new Map<string, { properties: Properties; rules: Rule[] }>()

/**
 * Resolves the styles of a drawing's SVG with the style sheets of the pages (`theme.css`, `drawings.css`).
 * @param markup one `<svg>` element
 * @throws if a colour is not written as `readColour` requires
 */
export function resolveSvgStyles(markup: string, theme: Theme, root = process.cwd()): ResolvedDrawing {
  let sheet = sheets.get(root)
  if (!sheet) sheets.set(root, (sheet = readSheet(root)))
  const svg = toElement(
    parseFragment(markup).childNodes.find((node) => node.nodeName === 'svg') as DefaultTreeAdapterTypes.Element,
  )
  const shapes: ResolvedShape[] = []
  visit(svg, [1, 0, 0, 1, 0, 0], { properties: sheet.properties, values: {} }, 1)
  const [x, y, width, height] = (svg.attribs['viewBox'] ?? '').split(/[\s,]+|(?<=\d)(?=-)/).map(Number)
  return { box: { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }, shapes }

  function visit(element: Element, around: Matrix, inherited: Style, above: number): void {
    const style = styleOf(element, inherited, sheet!.rules)
    const matrix = multiply(around, readTransform(element.attribs['transform']))
    const opacity = above * Number(style.values['opacity'] ?? 1)
    const path = pathOf(element)
    if (element.name === 'text')
      return linesOf(element).forEach(({ line, ...text }) =>
        draw(styleOf(line, style, sheet!.rules), matrix, opacity, undefined, text),
      )
    if (path) draw(style, matrix, opacity, path)
    for (const child of element.children) if (child instanceof Element) visit(child, matrix, style, opacity)
  }

  function draw(
    style: Style,
    matrix: Matrix,
    opacity: number,
    path?: string,
    words?: { words: string; x: number; y: number; dy: number },
  ): void {
    const colour = (name: 'fill' | 'stroke') => {
      const found = readColour(
        style.values[name] ?? (name === 'fill' ? 'oklch(0 0 0)' : 'none'),
        style.properties,
        theme,
      )
      return found && hex(found)
    }
    const dash = substitute(style.values['stroke-dasharray'] ?? 'none', style.properties)
    const [, length = '15', unit] =
      /([\d.]+)(px|rem)/.exec(substitute(style.values['font'] ?? '', style.properties) ?? '') ?? []
    const size = Number(length) * (unit === 'rem' ? 16 : 1)
    const text = words && {
      words: words.words,
      x: words.x,
      y: words.y + words.dy * size,
      size,
      anchor: (style.values['text-anchor'] ?? 'start') as 'start' | 'middle' | 'end',
    }
    shapes.push({
      matrix,
      opacity,
      width:
        parseFloat(substitute(style.values['stroke-width'] ?? '1', style.properties) ?? '1') /
        (style.values['vector-effect'] === 'non-scaling-stroke' ? scaleOf(matrix) : 1),
      ...(path && { path }),
      ...(text && { text }),
      ...(colour('fill') && { fill: colour('fill')! }),
      ...(colour('stroke') && { stroke: colour('stroke')! }),
      ...(dash && dash !== 'none' && { dash: dash.split(/[\s,]+/).map(Number) }),
    })
  }
}

/** The lines of a text: the element itself, or its tspans. `dy` is the offset below the text's position in em. */
function linesOf(element: Element): { line: Element; words: string; x: number; y: number; dy: number }[] {
  const place = { x: Number(element.attribs['x'] ?? 0), y: Number(element.attribs['y'] ?? 0) }
  const spans = element.children.filter((child) => child instanceof Element)
  if (!spans.length)
    return [{ line: element, words: textIn(element), ...place, dy: parseFloat(element.attribs['dy'] ?? '0') / 15 }]
  let dy = 0
  return spans.map((line) => ({
    line,
    words: textIn(line),
    ...place,
    x: Number(line.attribs['x'] ?? place.x),
    dy: (dy += parseFloat(line.attribs['dy'] ?? '0')),
  }))
}

/** The CSS rules for drawings, sorted by specificity, and the theme's properties. */
export function readSheet(root: string): { properties: Properties; rules: Rule[] } {
  const { properties, departments } = readTheme(root)
  const rules: Rule[] = []
  const drawings = ['drawings.css', 'charts/charts.css'].map((file) =>
    readFileSync(`${root}/components/drawings/${file}`, 'utf8'),
  )
  for (const css of [departments, ...drawings]) {
    postcss.parse(css).walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name === 'media') return
      const declarations = rule.nodes.flatMap((node): [string, string][] =>
        node.type === 'decl' ? [[node.prop, node.value]] : [],
      )
      for (const selector of rule.selectors)
        rules.push({
          matches: compile(selector),
          weight: (selector.match(/[.[]/g) ?? []).length * 100 + (selector.match(/(^|[\s>])[a-z]/g) ?? []).length,
          declarations,
        })
    })
  }
  // The sort is stable, so of two rules with the same specificity the later one wins.
  return { properties, rules: rules.sort((a, b) => a.weight - b.weight) }
}

function styleOf(element: Element, inherited: Style, rules: Rule[]): Style {
  const properties = new Map(inherited.properties)
  const values = Object.fromEntries(Object.entries(inherited.values).filter(([name]) => INHERITED.has(name)))
  for (const name of [...INHERITED, 'opacity'])
    if (element.attribs[name] !== undefined) values[name] = element.attribs[name]
  for (const { matches, declarations } of rules) {
    if (!matches(element)) continue
    for (const [name, value] of declarations) {
      if (name.startsWith('--')) properties.set(name, value)
      else values[name] = value
    }
  }
  return { properties, values }
}

/** The shape as SVG path data; undefined if it is not a shape. */
function pathOf({ name, attribs }: Element): string | undefined {
  const number = (key: string) => Number(attribs[key] ?? 0)
  switch (name) {
    case 'path':
      return attribs['d']
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'circle': {
      const r = number('r')
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
      const r = Math.min(number('rx'), width / 2, height / 2)
      const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
      return (
        `M${x + r} ` +
        `${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
      )
    }
    default:
      return undefined
  }
}

/** Parses a transform attribute into one matrix. */
function readTransform(value = ''): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, list] of value.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = list!
      .split(/[\s,]+|(?<=\d)(?=-)/)
      .filter(Boolean)
      .map(Number)
    if (name === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, a, b ?? 0])
    if (name === 'scale') matrix = multiply(matrix, [a, 0, 0, b ?? a, 0, 0])
    if (name === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      const x = b ?? 0
      matrix = multiply(multiply(matrix, [cos, sin, -sin, cos, x, c]), [1, 0, 0, 1, -x, -c])
    }
  }
  return matrix
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The factor by which a matrix scales lengths. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c)) || 1
}

function textIn(element: Element): string {
  return element.children
    .map((child) => (child instanceof Element ? textIn(child) : child instanceof Text ? child.data : ''))
    .join('')
}

/** Converts an element of parse5 to one of domhandler, which css-select reads. */
export function toElement(node: DefaultTreeAdapterTypes.Element): Element {
  const element = new Element(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])))
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) element.children.push(new Text(child.value))
    if (!defaultTreeAdapter.isElementNode(child)) continue
    const inner = toElement(child)
    inner.parent = element
    element.children.push(inner)
  }
  return element
}
