import type { Link, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { wordsOf } from './element.ts'
import { element, isFlowElement } from './made-elements.ts'

/** The widgets that are buttons, alone or in a row. */
export const BUTTONS = ['Action', 'CallButton', 'BlueprintButton', 'SearchButton']

/** In the head the first button is a hero button, and a link above the heading is a back link. */
type Place = 'head' | 'section'

/** Turns each paragraph of links only, and each single button, into a row of buttons. The first one is primary. */
export function withButtons(nodes: readonly RootContent[], place: Place): RootContent[] {
  const title = place === 'head' ? nodes.findIndex(({ type }) => type === 'heading') : -1
  let hasPrimary = false
  return nodes.map((node, index) => {
    const row = rowOf(node)
    if (!row) return node
    const [only] = row
    if (index < title && row.length === 1 && only?.type === 'link' && !/^(mailto|tel):/i.test(only.url))
      return parentLink(only)
    const buttons = row.map((button) => {
      const styled = button.type === 'link' ? buttonOf(button, place, !hasPrimary) : button
      hasPrimary = true
      return styled
    })
    const buttonRow = element('Buttons', {}, buttons)
    if (node.position) buttonRow.position = node.position
    return buttonRow
  })
}

/** The links and buttons of a row; undefined if a node is not one. */
function rowOf(node: RootContent): (Link | MdxJsxTextElement)[] | undefined {
  if (isFlowElement(node)) return BUTTONS.includes(node.name ?? '') ? [node as unknown as MdxJsxTextElement] : undefined
  if (node.type !== 'paragraph') return undefined
  const shown = node.children.filter(({ type, ...rest }) => type !== 'text' || ('value' in rest && rest.value.trim()))
  return shown.length > 0 && shown.every(isButton) ? shown : undefined
}

function isButton(node: PhrasingContent): node is Link | MdxJsxTextElement {
  return node.type === 'link' || (node.type === 'mdxJsxTextElement' && BUTTONS.includes(node.name ?? ''))
}

function buttonOf(link: Link, place: Place, isFirst: boolean): MdxJsxTextElement {
  const [primary, other] = place === 'head' ? ['hero', 'outline'] : ['default', 'outline']
  const variant = isFirst ? primary : other
  const line = /^tel:(hotline|main)$/.exec(link.url)?.[1]
  if (line) return textElement(link, 'CallButton', { line, label: wordsOf(link), variant }, [])
  const size: Record<string, string> = place === 'head' && !isFirst ? { size: 'lg' } : {}
  return textElement(link, 'Action', { href: link.url, variant, ...size }, link.children)
}

/** A link above the page's heading is a link to its parent page. */
function parentLink(link: Link): RootContent {
  const attributes = { href: link.url, variant: 'ghost', size: 'sm', back: '' }
  return { ...element('Action', attributes, link.children), position: link.position }
}

function textElement(
  { position }: Link,
  name: string,
  attributes: Record<string, string>,
  children: Link['children'],
): MdxJsxTextElement {
  return { ...element(name, attributes, children), type: 'mdxJsxTextElement', position } as MdxJsxTextElement
}
