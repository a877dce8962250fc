import GithubSlugger from 'github-slugger'
import type { Definition, Heading, Image, ImageReference, Link, LinkReference, Nodes, Parents, Root } from 'mdast'
import type { Place } from '../../content/content-error.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { nameOf, startOf, type Element } from '../../content/mdx/element.ts'
import { valueIfStatic } from '../../content/mdx/static-value.ts'
import type { Lines } from '../../content/lines.ts'
import type { OutlineItem } from './outline.ts'
import type { Rendering } from './rendering.ts'
import { stringProps, type StringProp } from './string-props.ts'

/** A picture on a page. */
type PictureItem = {
  kind: 'picture'
  src: string
  /** Its alternative text. */
  alt: string | undefined
}

/** A heading, anchor, link or picture of a page, in reading order. */
export type PageItem = (Exclude<OutlineItem, { kind: 'children' }> | PictureItem) & {
  place: Place
  /** The widget that renders it, or `template`; undefined for the author's own text. */
  by?: string
  /** The whole link or picture, if `place` is only its address. */
  whole?: Place
  /** Whether its address is in a definition, which is checked itself. */
  isReference?: true
  /** Whether it is a link without a word or a picture that could be followed. */
  isEmpty?: true
}

const PICTURE = /^[^?#]+\.(png|jpe?g|gif|webp|avif|svg)$/i

/** Headings, anchors, links and pictures of a page's text and of its widgets. */
export function pageItems(
  tree: Root,
  source: string,
  lines: Lines,
  vocabulary: Vocabulary,
  rendering: Rendering,
): PageItem[] {
  const slugger = new GithubSlugger()
  const items: PageItem[] = []

  function visit(node: Nodes): void {
    switch (node.type) {
      case 'heading':
        return addHeading(node)
      case 'link':
      case 'definition':
        return addLink(node)
      case 'image':
        return addPicture(node)
      case 'linkReference':
      case 'imageReference':
        return addReference(node)
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
    items.push({ kind: 'heading', level: node.depth, text, id: slugger.slug(text), place: startOf(node) })
    visitChildren(node)
  }

  function addLink(node: Link | Definition): void {
    const text = node.type === 'link' ? wordsOf(node) : ''
    items.push({
      kind: 'link',
      href: node.url,
      text,
      place: addressIn(node, node.url),
      whole: startOf(node),
      ...(node.type === 'link' && isEmpty(node) && { isEmpty: true }),
    })
    visitChildren(node)
  }

  function addPicture(node: Image): void {
    items.push({
      kind: 'picture',
      src: node.url,
      alt: node.alt || undefined,
      place: addressIn(node, node.url),
      whole: startOf(node),
    })
  }

  function addReference(node: LinkReference | ImageReference): void {
    if (node.type === 'imageReference' && !node.alt)
      items.push({ kind: 'picture', src: '', alt: undefined, place: startOf(node), whole: startOf(node) })
    if (node.type === 'linkReference')
      items.push({
        kind: 'link',
        href: '',
        text: wordsOf(node),
        place: startOf(node),
        whole: startOf(node),
        isReference: true,
      })
    visitChildren(node)
  }

  function addressIn(node: Nodes, url: string): Place {
    const from = lines.offsetOf(node.position!.start)
    const slice = source.slice(from, lines.offsetOf(node.position!.end))
    const at = slice.lastIndexOf(url)
    return at < 0 || !url ? startOf(node) : lines.placeAt(from + at, url.length)
  }

  function addElement(element: Element): void {
    const props = stringProps(element, source, lines)
    const isWidget = element.name !== null && Object.hasOwn(vocabulary.widgets, element.name)
    for (const prop of props) addFromProp(prop, element, isWidget)
    if (!isWidget) {
      const level = /^h([1-6])$/.exec(element.name ?? '')?.[1]
      if (level)
        items.push({
          kind: 'heading',
          level: Number(level),
          text: wordsOf(element),
          id: props.find(({ name }) => name === 'id')?.value,
          place: startOf(element),
        })
      return visitChildren(element)
    }
    const by = element.name!
    const around = rendering.widget(by, valuesOf(element))
    const brought = (list: readonly OutlineItem[]) =>
      list.flatMap((item) =>
        item.kind === 'children' || isWritten(item) ? [] : [{ ...item, place: nameOf(element), by }],
      )
    // Values of props are checked at their own places.
    const isWritten = (item: OutlineItem) =>
      (item.kind === 'link' && props.some(({ value }) => value === item.href)) ||
      (item.kind === 'anchor' && props.some(({ name, value }) => name === 'id' && value === item.id))
    items.push(...brought(around.before))
    visitChildren(element)
    items.push(...brought(around.after))
  }

  function addFromProp({ name, value, place, beside }: StringProp, element: Element, isWidget: boolean): void {
    if (name === 'id') items.push({ kind: 'anchor', id: value, place })
    else if (PICTURE.test(value) || (element.name === 'img' && name === 'src'))
      items.push({
        kind: 'picture',
        src: value,
        alt: 'alt' in beside ? String(beside['alt']) : undefined,
        place,
        whole: startOf(element),
      })
    else if (isWidget ? /^[/#]\S*$|^https?:/.test(value) : name === 'href')
      items.push({
        kind: 'link',
        href: value,
        text: name === 'href' ? wordsOf(element) : '',
        place,
        whole: startOf(element),
      })
  }

  visit(tree)
  return items
}

/** The words of a part of a page; pictures and widgets have none. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** Whether a node contains only spaces. A picture or a widget counts as content. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return ['link', 'emphasis', 'strong', 'delete'].includes(node.type) && (node as Parents).children.every(isEmpty)
}

/** What a widget is given, as far as it can be read. */
function valuesOf({ attributes }: Element): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, valueIfStatic(attribute)]] : [],
    ),
  )
}
