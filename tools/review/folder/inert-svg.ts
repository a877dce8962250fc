import {
  getAttribute,
  childNodesOf,
  descendants,
  isDomElement,
  isDomText,
  parseDom,
  type DomElement,
  type DomNode,
} from '../page/dom.ts'
import { isAllowedAttribute, isAllowedElement } from './allowed-html.ts'

/** Addresses that a drawing may contain: a part of itself, or a picture of pixels. */
const OWN_ADDRESS = /^\s*(#[\w:.-]*|data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*)$/i

/**
 * Writes an SVG file anew with nothing but the elements and attributes that `allowed.ts` lists, so that it does nothing
 * when it is opened by itself. Undefined if the text contains no SVG.
 * @param rewriteCss rewrites the addresses in CSS
 */
export function inertSvg(text: string, rewriteCss: (css: string) => string): string | undefined {
  // Read as HTML, entities of a DOCTYPE stay text, and elements with a namespace prefix keep it in their name.
  const svg = descendants(parseDom(text)).find(({ tagName }) => tagName === 'svg')
  return svg && write(svg, rewriteCss, ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"')
}

function write(node: DomNode, rewriteCss: (css: string) => string, namespaces = ''): string {
  if (isDomText(node)) return escapeXml(node.value)
  if (!isDomElement(node) || !isAllowed(node)) return ''
  const attributes = node.attrs.flatMap(({ prefix, name }) => {
    const full = prefix ? `${prefix}:${name}` : name
    const value = allowedValue(full, getAttribute(node, full)!, rewriteCss)
    return value === undefined ? [] : ` ${full}="${escapeXml(value)}"`
  })
  const isSheet = node.tagName === 'style'
  const content = childNodesOf(node).map((child) =>
    isSheet && isDomText(child) ? escapeXml(rewriteCss(child.value)) : write(child, rewriteCss),
  )
  return `<${node.tagName}${namespaces}${attributes.join('')}>${content.join('')}</${node.tagName}>`
}

function isAllowed({ tagName, namespaceURI }: DomElement): boolean {
  const isSvg = namespaceURI.endsWith('/svg') && /^[a-zA-Z]+$/.test(tagName)
  return isSvg && tagName !== 'foreignObject' && (tagName === 'style' || isAllowedElement(tagName))
}

function allowedValue(name: string, value: string, rewriteCss: (css: string) => string): string | undefined {
  if (name === 'style') return rewriteCss(value)
  if (/^(xlink:)?href$/.test(name)) return OWN_ADDRESS.test(value) ? value : undefined
  const isKnown = /^(xml:(lang|space)|[\w-]+)$/.test(name) && name !== 'xmlns'
  return isKnown && isAllowedAttribute(name, value) ? value : undefined
}

/** Escapes text, and leaves out characters that XML cannot contain. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
