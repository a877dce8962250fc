import type { Element } from 'hast'
import { attribute, isElement, textContent } from '../html.ts'

/** The shape as SVG path data; undefined if it is not a shape. */
export function pathOf(element: Element): string | undefined {
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
export function linesOf(element: Element): { line: Element; words: string; x: number; y: number; dy: number }[] {
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
