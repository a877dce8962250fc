import { createHash } from 'node:crypto'
import { childrenOf, isElement, type Element } from './dom.ts'
import { isMachineId, isNoise } from '../site/noise.ts'

const keys = new WeakMap<Element, string>()

/** A hash of an SVG's shapes. Its words, labels, own attributes and referenced files are compared separately. */
export function drawingKey(svg: Element): string {
  let key = keys.get(svg)
  if (key === undefined) {
    key = createHash('sha1').update(svg.childNodes.map(shapes).join('')).digest('hex').slice(0, 12)
    keys.set(svg, key)
  }
  return key
}

function shapes(node: Element['childNodes'][number]): string {
  if (!isElement(node) || /^(title|desc|text|style)$/.test(node.tagName)) return ''
  const attributes = node.attrs
    .filter(({ name }) => !isNoise(name) && !/^(id|role|aria-.*)$/.test(name))
    .map(({ name, value }) => `${name}=${name === 'href' ? value.replace(/^[^#]*/, '') : stable(value)}`)
  return `<${node.tagName} ${attributes.sort().join(' ')}>${childrenOf(node).map(shapes).join('')}</>`
}

function stable(value: string): string {
  const text = value.replace(/\s+/g, ' ').trim()
  return text.replace(/#([^)"']+)/, (whole, id: string) => (isMachineId(id) ? '#' : whole))
}
