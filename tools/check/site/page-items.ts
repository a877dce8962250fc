import GithubSlugger from 'github-slugger'
import type { Definition, Heading, Image, ImageReference, Link, LinkReference, Nodes, Parents, Root } from 'mdast'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Place, Lines } from '../../content/content-error.ts'
import { attributesOf, nameOf, startOf, wordsOf, type Element } from '../../content/mdx/element.ts'
import { attributeValue, valueIfStatic } from '../../content/mdx/static-value.ts'
import { stringProps, type StringProp } from './prose.ts'
import type { FrontMatter } from '../../content/front-matter.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { attribute, elements, parseHtmlFragment, textContent, type HtmlNode } from '../../lib/html.ts'

type PictureItem = {
  kind: 'picture'
  src: string
  /** Its alternative text. */
  alt: string | undefined
}

/** A heading, anchor, link or picture of a page, in reading order. */
export type PageItem = (OutlineItem | PictureItem) & PageItemDetails

type PageItemDetails = {
  place: Place
  /** The widget that renders it, or `template`; undefined for the author's own text. */
  renderedBy?: string
  /** The place of the whole link or picture, where `place` is that of its address. */
  whole: Place
  /** Whether its address is in a definition, which is checked itself. */
  isReference?: boolean
  /** Whether it is a link without a word or a picture that could be followed. */
  isEmpty?: boolean
}

const PICTURE = /^[^?#]+\.(png|jpe?g|gif|webp|avif|svg)$/i

/** Headings, anchors, links and pictures of a page's text and of its widgets. */
export function pageItems(tree: Root, lines: Lines, rendering: Rendering): PageItem[] {
  const slugger = new GithubSlugger()
  const items: PageItem[] = []
  const add = (item: OutlineItem | PictureItem, place: Place, more: Partial<PageItemDetails> = {}) =>
    items.push({ whole: place, ...item, place, ...more })

  function visit(node: Nodes): void {
    switch (node.type) {
      case 'heading':
        return addHeading(node)
      case 'link':
      case 'definition':
      case 'linkReference':
        return addLink(node)
      case 'image':
      case 'imageReference':
        return addPicture(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return addElement(node)
      default:
        return visitChildren(node)
    }
  }

  function visitChildren(node: Nodes): void {
    for (const child of (node as Partial<Parents>).children ?? []) visit(child)
  }

  function addHeading(node: Heading): void {
    const text = wordsOf(node).trim()
    const id = slugger.slug(text) || undefined
    add({ kind: 'heading', level: node.depth, text, id }, startOf(node))
    visitChildren(node)
  }

  function addLink(node: Link | Definition | LinkReference): void {
    const { href, place } = addressIn(node)
    add({ kind: 'link', href, text: node.type === 'definition' ? '' : wordsOf(node) }, place, {
      whole: startOf(node),
      isReference: node.type === 'linkReference',
      isEmpty: isEmpty(node),
    })
    visitChildren(node)
  }

  function addPicture(node: Image | ImageReference): void {
    const { href: src, place } = addressIn(node)
    add({ kind: 'picture', src, alt: node.alt || undefined }, place, { whole: startOf(node) })
  }

  /** The address of a node and its place; a reference has none of its own. */
  function addressIn(node: Link | Definition | LinkReference | Image | ImageReference): { href: string; place: Place } {
    const href = 'url' in node ? node.url : ''
    const [from, to] = lines.rangeOf(node)
    const at = lines.source.slice(from, to).lastIndexOf(href)
    return { href, place: at < 0 || !href ? startOf(node) : lines.placeAt(from + at, href.length) }
  }

  function addElement(element: Element): void {
    const props = stringProps(element, lines)
    const isWidget = element.name !== null && Object.hasOwn(rendering.vocabulary.widgets, element.name)
    for (const prop of props) addFromProp(prop, element, isWidget)
    if (!isWidget) {
      const level = /^h([1-6])$/.exec(element.name ?? '')?.[1]
      if (level)
        add(
          {
            kind: 'heading',
            level: Number(level),
            text: wordsOf(element),
            id: props.find(({ name }) => name === 'id')?.value,
          },
          startOf(element),
        )
      return visitChildren(element)
    }
    const renderedBy = element.name!
    const values = attributesOf(element).map((attribute) => [attribute.name, attributeValue(attribute, valueIfStatic)])
    const surrounding = rendering.widget(renderedBy, Object.fromEntries(values) as Record<string, unknown>)
    const addFromWidget = (list: readonly OutlineItem[]) => {
      for (const item of list) if (!isWritten(item)) add(item, nameOf(element), { renderedBy })
    }
    // Values of props are checked at their own places.
    const isWritten = (item: OutlineItem) =>
      (item.kind === 'link' && props.some(({ value }) => value === item.href)) ||
      (item.kind === 'anchor' && props.some(({ name, value }) => name === 'id' && value === item.id))
    addFromWidget(surrounding.before)
    visitChildren(element)
    addFromWidget(surrounding.after)
  }

  function addFromProp({ name, value, place, siblings }: StringProp, element: Element, isWidget: boolean): void {
    const whole = startOf(element)
    const alt = 'alt' in siblings ? String(siblings['alt']) : undefined
    if (name === 'id') add({ kind: 'anchor', id: value }, place)
    else if (PICTURE.test(value) || (element.name === 'img' && name === 'src'))
      add({ kind: 'picture', src: value, alt }, place, { whole })
    else if (isWidget ? /^[/#]\S*$|^(https?|mailto|tel):/.test(value) : name === 'href')
      add({ kind: 'link', href: value, text: name === 'href' ? wordsOf(element) : '' }, place, { whole })
  }

  visit(tree)
  return items
}

/** Whether a node contains only spaces. A picture or a widget counts as content. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return ['link', 'emphasis', 'strong', 'delete'].includes(node.type) && (node as Parents).children.every(isEmpty)
}

/** The element that replaces the MDX between a widget's tags. */
const CHILDREN = 'x-children'

/** The items before and after the MDX that a widget, a template or the frame wraps. */
type SurroundingItems = { before: readonly OutlineItem[]; after: readonly OutlineItem[] }

/** The items around a page whose template or frame is unknown. */
export const NO_ITEMS: SurroundingItems = { before: [], after: [] }

/** Renders widgets, templates and the frame, each once, to find their headings, links and anchors. */
export class Rendering {
  readonly vocabulary: Vocabulary
  #known = new Map<string, SurroundingItems>()

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** The items of a widget with these props; none if the props are wrong. */
  widget(name: string, givenProps: Record<string, unknown>): SurroundingItems {
    return this.#once(`widget ${name} ${JSON.stringify(givenProps)}`, (children) => {
      const { component, props } = this.vocabulary.widgets[name]!
      return createElement(component as ComponentType<Record<string, unknown>>, {
        ...props.parse(givenProps),
        route: '/',
        children,
      })
    })
  }

  /** The items of a page's template. */
  template({ template, agent, industry }: FrontMatter): SurroundingItems {
    return this.#once(`template ${template} ${agent} ${industry}`, (children) => {
      const Template = this.vocabulary.pageComponents?.templates[template]
      return Template && createElement(Template, { contents: [], agent, industry, children })
    })
  }

  /** The items of the frame: header, drawer, footer. */
  frame({ header, footer }: FrontMatter): SurroundingItems {
    return this.#once(`frame ${header} ${footer}`, (children) => {
      const Frame = this.vocabulary.pageComponents?.Frame
      return Frame && createElement(Frame, { route: '/', header, footer, children })
    })
  }

  #once(key: string, make: (children: ReactNode) => ReactNode): SurroundingItems {
    let items = this.#known.get(key)
    if (!items) this.#known.set(key, (items = render(make)))
    return items
  }
}

function render(make: (children: ReactNode) => ReactNode): SurroundingItems {
  try {
    const html = renderToStaticMarkup(make(createElement(CHILDREN)))
    const [before = '', after = ''] = html.split(`<${CHILDREN}></${CHILDREN}>`)
    return { before: outlineOf(parseHtmlFragment(before)), after: outlineOf(parseHtmlFragment(after)) }
  } catch {
    // Wrong props and failing widgets are reported elsewhere.
    return NO_ITEMS
  }
}

/** A heading, anchor or link in a page's HTML. */
export type OutlineItem =
  | { kind: 'heading'; level: number; text: string; id?: string | undefined }
  | { kind: 'anchor'; id: string }
  | { kind: 'link'; href: string; text: string }

/** The headings, links and anchors below a node. */
function outlineOf(node: HtmlNode): OutlineItem[] {
  return elements(node).flatMap((element): OutlineItem[] => {
    const id = attribute(element, 'id')
    const href = attribute(element, 'href')
    const text = () => textContent(element).replace(/\s+/g, ' ').trim()
    const items: OutlineItem[] = []
    // React's generated ids differ between this rendering and the page.
    if (id !== undefined && !/_[rR]_|^:/.test(id)) items.push({ kind: 'anchor', id })
    if (/^h[1-6]$/.test(element.tagName))
      items.push({ kind: 'heading', level: Number(element.tagName[1]), text: text(), id })
    if (element.tagName === 'a' && href !== undefined) items.push({ kind: 'link', href, text: text() })
    return items
  })
}
