import type { Link, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { wordsOf } from './element.ts'
import { element, isFlowElement, madeFrom } from './made-elements.ts'
import type { Vocabulary } from '../vocabulary.ts'

type Widgets = Vocabulary['widgets']

/** In the head the first button is a hero button, and a link above the heading is a back link. */
type Place = 'head' | 'section'

/** Turns each paragraph of links only, and each single button, into a row of buttons. The first one is primary. */
export function withButtons(nodes: readonly RootContent[], place: Place, widgets: Widgets): RootContent[] {
  const title = place === 'head' ? nodes.findIndex(({ type }) => type === 'heading') : -1
  let hasPrimary = false
  return nodes.map((node, index) => {
    const row = rowOf(node, widgets)
    if (!row) return node
    const [only] = row
    if (index < title && row.length === 1 && only?.type === 'link' && !/^(mailto|tel):/i.test(only.url))
      return parentLink(only, widgets)
    const buttons = row.map((button) => {
      const styled = button.type === 'link' ? buttonOf(button, place, !hasPrimary, widgets) : button
      hasPrimary = true
      return styled
    })
    const buttonRow = element('Buttons', {}, buttons)
    if (node.position) buttonRow.position = node.position
    return buttonRow
  })
}

/** The links and buttons of a row; undefined if a node is not one. */
function rowOf(node: RootContent, widgets: Widgets): (Link | MdxJsxTextElement)[] | undefined {
  const isWidget = ({ name }: { name: string | null }) => widgets[name ?? '']?.isButton === true
  if (isFlowElement(node)) return isWidget(node) ? [node as unknown as MdxJsxTextElement] : undefined
  if (node.type !== 'paragraph') return undefined
  const shown = node.children.filter(({ type, ...rest }) => type !== 'text' || ('value' in rest && rest.value.trim()))
  const isButton = (child: PhrasingContent) =>
    child.type === 'link' || (child.type === 'mdxJsxTextElement' && isWidget(child))
  return shown.length > 0 && shown.every(isButton) ? (shown as (Link | MdxJsxTextElement)[]) : undefined
}

function buttonOf(link: Link, place: Place, isFirst: boolean, widgets: Widgets): MdxJsxTextElement {
  const [primary, other] = place === 'head' ? ['hero', 'outline'] : ['default', 'outline']
  const variant = isFirst ? primary : other
  const line = /^tel:(hotline|main)$/.exec(link.url)?.[1]
  if (line) return textElement(link, madeFrom('call', widgets), { line, label: wordsOf(link), variant }, [])
  const size: Record<string, string> = place === 'head' && !isFirst ? { size: 'lg' } : {}
  return textElement(link, madeFrom('link', widgets), { href: link.url, variant, ...size }, link.children)
}

/** A link above the page's heading is a link to its parent page. */
function parentLink(link: Link, widgets: Widgets): RootContent {
  const attributes = { href: link.url, variant: 'ghost', size: 'sm', back: '' }
  return { ...element(madeFrom('link', widgets), attributes, link.children), position: link.position }
}

function textElement(
  { position }: Link,
  name: string,
  attributes: Record<string, string>,
  children: Link['children'],
): MdxJsxTextElement {
  return { ...element(name, attributes, children), type: 'mdxJsxTextElement', position } as MdxJsxTextElement
}
