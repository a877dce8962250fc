import type { Element } from 'hast'
import { hex } from '../../../components/ui/contrast.ts'
import { linesOf, pathOf } from './shape.ts'
import { attribute, find, isElement, parsePart } from '../html.ts'
import { drawingRules, styleOf, type DrawingRule, type Style } from './drawing-rules.ts'
import { readColour, substitute, type Properties, type Theme } from './svg-theme.ts'
import { multiply, readTransform, scaleOf, type Matrix } from './transform.ts'

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
  const svg = find(parsePart(markup), 'svg')!
  const shapes: ResolvedShape[] = []
  visit(svg, [1, 0, 0, 1, 0, 0], { properties: sheet.properties, values: {} }, 1)
  const [x, y, width, height] = (attribute(svg, 'viewBox') ?? '').split(/[\s,]+|(?<=\d)(?=-)/).map(Number)
  return { box: { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }, shapes }

  function visit(element: Element, around: Matrix, inherited: Style, above: number): void {
    const style = styleOf(element, inherited, sheet!.rules)
    const matrix = multiply(around, readTransform(attribute(element, 'transform')))
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
