import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Paragraph } from 'mdast'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { find } from '../../../lib/html.ts'

/** Elements without text for readers: navigation, fields, scripts. Captions go before their tables. */
const LEFT_OUT =
  /^(nav|script|style|template|noscript|input|select|textarea|datalist|progress|meter|iframe|audio|video|canvas|caption)$/

const handlers: Options['handlers'] = {
  svg: (_state, { properties: { ariaLabel } }: Element) =>
    ariaLabel ? { type: 'emphasis', children: [{ type: 'text', value: `Drawing: ${String(ariaLabel)}` }] } : undefined,
  summary: (_state, element: Element) => bold(element),
  legend: (_state, element: Element) => bold(element),
  caption: (_state, element: Element) => bold(element),
  dt: (_state, element: Element) => bold(element),
}

const processor = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', resourceLink: true, rule: '-' })

/**
 * The content of a page's `main` as Markdown, including the text of widgets.
 * @param address the page's URL, which its links are relative to
 */
export function markdownOf(page: Root, address: string): string {
  const main = find(page, 'main')
  if (!main) return ''
  // Links are resolved against <base>.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] }
  const root: Root = { type: 'root', children: [base, readable(main)] }
  return processor.stringify(processor.runSync(root)).trim()
}

/** An element without its controls. A space separates neighbouring elements, as the style sheet does. */
function readable(element: Element): Element {
  const readableChildren = element.children.filter(
    (child) => child.type === 'text' || (isElement(child) && !isLeftOut(child)),
  )
  const children = readableChildren.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') return [{ ...child, value: child.value.replaceAll('\u00a0', ' ') }]
    if (!isElement(child)) return []
    const space: ElementContent[] =
      readableChildren[index - 1]?.type === 'element' ? [{ type: 'text', value: isPostal(element) ? ', ' : ' ' }] : []
    const captions = child.tagName === 'table' ? child.children.filter(isElement).filter(isCaption) : []
    return [...space, ...captions, readable(child)]
  })
  // Labels are displayed one below the other.
  return { ...element, tagName: element.tagName === 'label' ? 'div' : element.tagName, children }
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

function isCaption({ tagName }: Element): boolean {
  return tagName === 'caption'
}

/** A postal address, each line of which is an element. */
function isPostal({ tagName }: Element): boolean {
  return tagName === 'address'
}

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element
  const isHidden = properties['ariaHidden'] === 'true' || 'dataIslandFailed' in properties
  return LEFT_OUT.test(tagName) || isHidden || isControl(element)
}

/**
 * Whether an element is a control or only works with script. Disabled buttons stay, because they say why: "Coming
 * Soon".
 */
function isControl({ tagName, properties: { className, disabled, role } }: Element): boolean {
  const classes = Array.isArray(className) ? className : []
  const isButton = tagName === 'button' && classes.includes('btn') && !disabled
  return isButton || classes.includes('with-script') || role === 'progressbar'
}

function bold(element: Element): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: toString(element).trim() }] }],
  }
}
