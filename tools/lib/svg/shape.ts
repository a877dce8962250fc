import { Element, Text } from 'domhandler'

/** The shape as SVG path data; undefined if it is not a shape. */
export function pathOf({ name, attribs }: Element): string | undefined {
  const number = (key: string) => Number(attribs[key] ?? 0)
  switch (name) {
    case 'path':
      return attribs['d']
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
  const spans = element.children.filter((child) => child instanceof Element)
  let dy = 0
  return (spans.length ? spans : [element]).map((line) => ({
    line,
    words: textIn(line),
    x: Number(line.attribs['x'] ?? element.attribs['x'] ?? 0),
    y: Number(element.attribs['y'] ?? 0),
    dy: (dy += parseFloat(line.attribs['dy'] ?? '0')),
  }))
}

function textIn(element: Element): string {
  return element.children
    .map((child) => (child instanceof Element ? textIn(child) : child instanceof Text ? child.data : ''))
    .join('')
}
