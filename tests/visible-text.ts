import { childrenOf, isElement, isText, type HtmlNode } from '../tools/lib/html.ts'

/**
 * The text below a node without scripts and styles.
 * @param separator what is put before and after an element's text, by the element's name
 */
export function visibleText(node: HtmlNode, separator: (tagName: string) => string = () => ''): string {
  if (isText(node)) return node.value
  const text = () => childrenOf(node).map((child) => visibleText(child, separator))
  if (!isElement(node)) return text().join('')
  if (/^(script|style)$/.test(node.tagName)) return ''
  const around = separator(node.tagName)
  return around + text().join('') + around
}
