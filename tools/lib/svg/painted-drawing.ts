import { readFileSync } from 'node:fs'
import { compile } from 'css-select'
import { Element, Text } from 'domhandler'
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import postcss from 'postcss'
import { hex } from '../../../components/ui/contrast.ts'
import { readColour, readTheme, substitute, type Properties, type Theme } from './theme.ts'

/** A shape of a drawing with its colours worked out, for paper and pictures that know no style sheet. */
export type PaintedShape = {
  /** From the shape's own measure to the drawing's: a b c d e f, as SVG's matrix(). */
  matrix: Matrix
  /** SVG path data; text has none. */
  path?: string
  /** A word of the drawing, and where its line stands. */
  text?: { words: string; x: number; y: number; size: number; anchor: 'start' | 'middle' | 'end' }
  /** In hexadecimal; none where it is not filled. */
  fill?: string
  /** In hexadecimal; none where it has no line. */
  stroke?: string
  /** The line's width, in the shape's own measure. */
  width: number
  /** Lengths of dashes and gaps; none where the line is solid. */
  dash?: number[]
  /** 0 to 1. */
  opacity: number
}

/** A drawing: its sheet in its own measure, and the shapes on it from the back to the front. */
export type PaintedDrawing = { box: { x: number; y: number; width: number; height: number }; shapes: PaintedShape[] }

type Matrix = readonly [number, number, number, number, number, number]
export type Rule = { matches: (element: Element) => boolean; weight: number; declarations: [string, string][] }
/** What children take from their parents: custom properties, and fill, stroke and the like. */
type Style = { properties: Properties; values: Record<string, string> }

const INHERITED = new Set(['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font'])
const sheets = new Map<string, { properties: Properties; rules: Rule[] }>()

/**
 * Works out how a drawing's SVG looks by the same style sheets as on the page (`theme.css`, `drawings.css`).
 * @param markup one `<svg>` element
 */
export function paintDrawing(markup: string, theme: Theme, root = process.cwd()): PaintedDrawing {
  let sheet = sheets.get(root)
  if (!sheet) sheets.set(root, (sheet = readSheet(root)))
  const svg = toElement(
    parseFragment(markup).childNodes.find((node) => node.nodeName === 'svg') as DefaultTreeAdapterTypes.Element,
  )
  const shapes: PaintedShape[] = []
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

/** The lines of a text: itself, or its tspans, each so many ems below where the text stands. */
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

/** The rules of drawings, the weightiest last, and the theme's properties. */
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
  // The sort is stable: among equals the later one wins.
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

/** The shape as path data. */
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
      return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
    }
    default:
      return undefined
  }
}

/** A transform attribute as one matrix. */
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

/** How many times as long lines become. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c)) || 1
}

function textIn(element: Element): string {
  return element.children
    .map((child) => (child instanceof Element ? textIn(child) : child instanceof Text ? child.data : ''))
    .join('')
}

/** The element as css-select reads it; parse5 reads HTML as browsers do. */
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
