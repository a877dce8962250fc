import { createHash } from 'node:crypto'
import { childrenOf, isElement, type Element } from './dom.ts'
import { isMachineId, isNoise } from '../site/noise.ts'

const keys = new WeakMap<Element, string>()

/** A hash of an SVG's shapes. Words, labels, ids, classes and referenced files are compared separately. */
export function drawingKey(svg: Element): string {
  let key = keys.get(svg)
  if (key === undefined) {
    key = createHash('sha1').update(shapes(svg, true)).digest('hex').slice(0, 12)
    keys.set(svg, key)
  }
  return key
}

function shapes(element: Element, root: boolean): string {
  const skipped = root ? /^(class|style|id|role|width|height|aria-.*|focusable)$/ : /^(class|style|id|role|aria-.*)$/
  const attributes = element.attrs
    .filter(({ name }) => !isNoise(name) && !skipped.test(name))
    .map(
      ({ name, value }) =>
        `${name}=${/url\(#|^#/.test(value) ? reference(value) : value.replace(name === 'href' ? /^[^#]*/ : /\s+/g, ' ').trim()}`,
    )
    .sort()
  const inner = childrenOf(element).map((child) =>
    isElement(child) && !/^(title|desc|text|style)$/.test(child.tagName) ? shapes(child, false) : '',
  )
  return `<${element.tagName} ${attributes.join(' ')}>${inner.join('')}</>`
}

function reference(value: string): string {
  return value.replace(/#([^)"']+)/, (whole, id: string) => (isMachineId(id) ? '#' : whole))
}
