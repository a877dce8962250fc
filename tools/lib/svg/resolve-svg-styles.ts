import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import postcss from 'postcss'
import { toHex } from '../../../components/ui/contrast.ts'
import { attribute, find, isElement, parseHtmlFragment, textContent, compileSelector } from '../html.ts'
import { readColour, readTheme, substitute, type Properties, type Theme } from './svg-theme.ts'

/** A shape of a drawing with its styles resolved, for PDFs and pictures, which have no style sheet. */
type ResolvedShape = {
  /** From the shape's coordinates to the drawing's: a b c d e f, as in SVG's matrix(). */
  matrix: Matrix
  /** SVG path data; undefined for text. */
  path: string | undefined
  /** A line of text: position of its baseline and font size, in the shape's coordinates; undefined for a path. */
  text: { words: string; x: number; y: number; size: number; anchor: 'start' | 'middle' | 'end' } | undefined
  /** As hex; undefined if it is not filled. */
  fill: string | undefined
  /** As hex; undefined if it has no stroke. */
  stroke: string | undefined
  /** The stroke width, in the shape's coordinates. */
  width: number
  /** Lengths of dashes and gaps; undefined for a solid stroke. */
  dash: number[] | undefined
  /** 0 to 1. */
  opacity: number
}

/** A drawing: its view box, and its shapes from back to front. */
export type ResolvedDrawing = { box: { x: number; y: number; width: number; height: number }; shapes: ResolvedShape[] }

const sheets = new Map<string, { properties: Properties; rules: DrawingRule[] }>()

/**
 * Resolves the styles of a drawing's SVG with the style sheets of the pages (`theme.css`, `drawings.css`).
 * @param markup one `<svg>` element
 * @throws if a colour is not written as `readColour` requires
 */
export function resolveSvgStyles(markup: string, theme: Theme, root = process.cwd()): ResolvedDrawing {
  let sheet = sheets.get(root)
  if (!sheet) sheets.set(root, (sheet = drawingRules(root)))
  const svg = find(parseHtmlFragment(markup), 'svg')!
  const shapes: ResolvedShape[] = []
  visit(svg, [1, 0, 0, 1, 0, 0], { properties: sheet.properties, values: {} }, 1)
  const [x, y, width, height] = (attribute(svg, 'viewBox') ?? '').split(/[\s,]+|(?<=\d)(?=-)/).map(Number)
  return { box: { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }, shapes }

  function visit(element: Element, parentMatrix: Matrix, inherited: Style, above: number): void {
    const style = styleOf(element, inherited, sheet!.rules)
    const matrix = multiply(parentMatrix, readTransform(attribute(element, 'transform')))
    const opacity = above * Number(style.values['opacity'] ?? 1)
    const path = pathOf(element)
    if (element.tagName === 'text')
      return linesOf(element).forEach(({ line, ...text }) =>
        draw(styleOf(line, style, sheet!.rules), matrix, opacity, undefined, text),
      )
    if (path) draw(style, matrix, opacity, path)
    for (const child of element.children) if (isElement(child)) visit(child, matrix, style, opacity)
  }

  function draw(
    style: Style,
    matrix: Matrix,
    opacity: number,
    path?: string,
    words?: { words: string; x: number; y: number; dy: number },
  ): void {
    const colour = (name: 'fill' | 'stroke') => {
      const value = style.values[name] ?? (name === 'fill' ? 'oklch(0 0 0)' : 'none')
      const found = readColour(value, style.properties, theme)
      return found && toHex(found)
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
    const width = parseFloat(substitute(style.values['stroke-width'] ?? '1', style.properties) ?? '1')
    shapes.push({
      matrix,
      opacity,
      path,
      text,
      width: style.values['vector-effect'] === 'non-scaling-stroke' ? width / scaleOf(matrix) : width,
      fill: colour('fill'),
      stroke: colour('stroke'),
      dash: dash && dash !== 'none' ? dash.split(/[\s,]+/).map(Number) : undefined,
    })
  }
}

/** The shape as SVG path data; undefined if it is not a shape. */
function pathOf(element: Element): string | undefined {
  const number = (key: string) => Number(attribute(element, key) ?? 0)
  switch (element.tagName) {
    case 'path':
      return attribute(element, 'd')
    case 'circle': {
      const r = number('r')
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
      const r = Math.min(number('rx'), width / 2, height / 2)
      const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
      const [across, down] = [width - 2 * r, height - 2 * r]
      const top = `M${x + r} ${y}h${across}${corner(r, r)}`
      return `${top}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
    }
    default:
      return undefined
  }
}

/** The lines of a text: the element itself, or its tspans. `dy` is the offset below the text's position in em. */
function linesOf(element: Element): { line: Element; words: string; x: number; y: number; dy: number }[] {
  const spans = element.children.filter(isElement)
  let dy = 0
  return (spans.length ? spans : [element]).map((line) => ({
    line,
    words: textContent(line),
    x: Number(attribute(line, 'x') ?? attribute(element, 'x') ?? 0),
    y: Number(attribute(element, 'y') ?? 0),
    dy: (dy += parseFloat(attribute(line, 'dy') ?? '0')),
  }))
}

/** a b c d e f, as in SVG's matrix(). */
type Matrix = readonly [number, number, number, number, number, number]

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

/** One transform after another: first the second, then the first. */
function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The factor by which a matrix scales lengths. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c)) || 1
}

/** A CSS rule for drawings; `weight` is its specificity. */
type DrawingRule = { matches: (element: Element) => boolean; weight: number; declarations: [string, string][] }

/** The styles of an element: custom properties, and other properties by name. */
type Style = { properties: Properties; values: Record<string, string> }

const INHERITED = new Set(['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font'])

/** The CSS rules for drawings, sorted by specificity, and the theme's properties. */
function drawingRules(root: string): { properties: Properties; rules: DrawingRule[] } {
  const { properties, departments } = readTheme(root)
  const rules: DrawingRule[] = []
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
          matches: compileSelector(selector),
          weight: (selector.match(/[.[]/g) ?? []).length * 100 + (selector.match(/(^|[\s>])[a-z]/g) ?? []).length,
          declarations,
        })
    })
  }
  // The sort is stable, so of two rules with the same specificity the later one wins.
  return { properties, rules: rules.sort((a, b) => a.weight - b.weight) }
}

/** The styles of an element from its attributes, the rules and the elements around it. */
function styleOf(element: Element, inherited: Style, rules: DrawingRule[]): Style {
  const properties = new Map(inherited.properties)
  const values = Object.fromEntries(Object.entries(inherited.values).filter(([name]) => INHERITED.has(name)))
  for (const name of [...INHERITED, 'opacity']) {
    const value = attribute(element, name)
    if (value !== undefined) values[name] = value
  }
  for (const { matches, declarations } of rules) {
    if (!matches(element)) continue
    for (const [name, value] of declarations) {
      if (name.startsWith('--')) properties.set(name, value)
      else values[name] = value
    }
  }
  return { properties, values }
}
