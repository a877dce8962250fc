import { childNodesOf, isDomElement, type DomElement, type DomNode } from './dom.ts'
import { isGeneratedId, isNoise } from '../site/noise.ts'

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
