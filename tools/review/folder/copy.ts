import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defaultTreeAdapter as tree, html, serialize } from 'parse5'
import { textContent } from '../../lib/html.ts'
import { attribute, childrenOf, isElement, isText, type Element, type Node, type Text } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { readSrcset } from '../page/srcset.ts'
import type { Site } from '../site/folder.ts'
import { isAllowedAttribute, isAllowedElement } from './allowed.ts'
import type { Assets } from './assets.ts'

/** The report's own script in each copied page. */
export const FRAME_SCRIPT = readFileSync(new URL('frame.js', import.meta.url), 'utf8')

const SCRIPT_HASH = createHash('sha256').update(FRAME_SCRIPT).digest('base64')
/** Blocks the site's scripts and all requests outside the report's folder. */
const POLICY =
  `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; style-src 'self' file: 'unsafe-inline'; ` +
  "img-src 'self' file: data:; font-src 'self' file: data:; form-action 'none'; base-uri 'none'"

/** The path from a copied page to the assets. */
const TO_ASSETS = '../../assets/'

/** Creates an element of a copy. */
export function create(tagName: string, attributes: Record<string, string> = {}, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = tree.createElement(tagName, html.NS.HTML, attrs)
  if (text) tree.insertText(element, text)
  return element
}

/** An inert copy of a page of an untrusted site: only what is allowed, in its own styles. Marks are added to it. */
export class PageCopy {
  readonly #copies = new Map<Node, Element | Text>()
  /** The parts into which a text was split, with their offsets in the original. */
  readonly #parts = new Map<Text, { start: number; node: Text }[]>()
  readonly #root: Element

  constructor(
    readonly page: Page,
    readonly site: Site,
    readonly assets: Assets,
  ) {
    this.#root = this.#copy(page.html) as Element
  }

  /** The document. */
  write(): string {
    const document = tree.createDocument()
    tree.appendChild(document, this.#root)
    return `<!doctype html>\n${serialize(document)}`
  }

  /** The copy of an element; undefined if copies may not have it. */
  of(element: Element): Element | undefined {
    return this.#copies.get(element) as Element | undefined
  }

  /** A further copy of an element for another page, without ids, which may exist there already. */
  clone(element: Element): Element | undefined {
    const copy = new PageCopy({ ...this.page, html: element }, this.site, this.assets).#root
    const removeIds = (node: Node) => {
      if (isElement(node)) node.attrs = node.attrs.filter(({ name }) => name !== 'id')
      childrenOf(node).forEach(removeIds)
    }
    if (copy) removeIds(copy)
    return copy
  }

  /** Moves a range of a text into an element. */
  wrap(text: Text, from: number, to: number, wrapper: Element): void {
    const first = this.partAt(text, from)
    if (!first?.parentNode) return
    this.partAt(text, to)
    tree.insertBefore(first.parentNode, wrapper, first)
    for (const { start, node } of this.#parts.get(text)!) {
      if (start < from || start >= to) continue
      tree.detachNode(node)
      tree.appendChild(wrapper, node)
    }
  }

  /** The node of a text's copy that starts at an offset. */
  partAt(text: Text, offset: number): Text | undefined {
    const copy = this.#copies.get(text) as Text | undefined
    if (!copy) return undefined
    const parts = this.#parts.get(text) ?? [{ start: 0, node: copy }]
    this.#parts.set(text, parts)
    const index = parts.findLastIndex(({ start }) => start <= offset)
    const { start, node } = parts[index]!
    if (start === offset || !node.parentNode) return node
    const rest = tree.createTextNode(node.value.slice(offset - start))
    node.value = node.value.slice(0, offset - start)
    const siblings = node.parentNode.childNodes
    const next = siblings[siblings.indexOf(node) + 1]
    if (next) tree.insertBefore(node.parentNode, rest, next)
    else tree.appendChild(node.parentNode, rest)
    parts.splice(index + 1, 0, { start: offset, node: rest })
    return rest
  }

  #copy(node: Node): Element | Text | undefined {
    const copy = isText(node) ? tree.createTextNode(node.value) : isElement(node) ? this.#element(node) : undefined
    if (!copy) return undefined
    this.#copies.set(node, copy)
    return copy
  }

  #element(element: Element): Element | undefined {
    const { tagName, namespaceURI } = element
    if (tagName === 'meta') return viewport(element)
    if (tagName === 'link') return this.#link(element)
    if (tagName === 'style')
      return sheetLink(element, this.assets.keepSheet(textContent(element), this.page.file, this.site))
    if (/^(iframe|video|audio)$/.test(tagName)) return create('div', { class: 'rv-box' }, tagName)
    if (!isAllowedElement(tagName)) return undefined
    const attrs = element.attrs.flatMap(({ name, value, prefix, ...rest }) => {
      const kept = this.#attribute(tagName, prefix ? `${prefix}:${name}` : name, value)
      return kept === undefined ? [] : [{ ...rest, ...(prefix !== undefined && { prefix }), name, value: kept }]
    })
    const copy = tree.createElement(tagName, namespaceURI, attrs)
    // Links in a copy lead nowhere, so Tab skips them.
    if (/^(a|area)$/.test(tagName) && attribute(element, 'href') !== undefined)
      copy.attrs.push({ name: 'href', value: '#_' }, { name: 'tabindex', value: '-1' })
    if (tagName === 'form') copy.attrs.push({ name: 'inert', value: '' })
    if (tagName === 'head') for (const node of ownHead()) tree.appendChild(copy, node)
    for (const child of childrenOf(element)) {
      const node = this.#copy(child)
      if (node) tree.appendChild(copy, node)
    }
    return copy
  }

  /** The value that an attribute has in the copy; undefined if it is dropped. */
  #attribute(tagName: string, name: string, value: string): string | undefined {
    if (/^(a|area)$/.test(tagName) && /^(xlink:)?(href|tabindex)$/.test(name)) return undefined
    if (name === 'style') return this.assets.rewriteSheet(value, this.page.file, this.site, TO_ASSETS)
    if (/^(src|(xlink:)?href)$/.test(name)) {
      if (/^(#|\s*data:image\/)/i.test(value)) return value
      const kept = this.assets.keepAddress(value, this.page.file, this.site)
      return kept && TO_ASSETS + kept + (/#.*$/.exec(value)?.[0] ?? '')
    }
    if (name === 'srcset') {
      const kept = readSrcset(value).flatMap(({ address, size }) => {
        const file = this.assets.keepAddress(address, this.page.file, this.site)
        return file ? [`${TO_ASSETS}${file} ${size}`.trim()] : []
      })
      return kept.length ? kept.join(', ') : undefined
    }
    if (name === 'open') return tagName === 'details' ? value : undefined
    if (name === 'name' && tagName === 'details') return undefined
    return isAllowedAttribute(name, value) ? value : undefined
  }

  #link(element: Element): Element | undefined {
    if (!/(^|\s)stylesheet(\s|$)/i.test(attribute(element, 'rel') ?? '')) return undefined
    const kept = this.assets.keepAddress(attribute(element, 'href') ?? '', this.page.file, this.site)
    return kept === undefined ? undefined : sheetLink(element, kept)
  }
}

/** A style sheet as a file, which is written once for both sides and all views. */
function sheetLink(element: Element, file: string): Element {
  const media = attribute(element, 'media')
  return create('link', { rel: 'stylesheet', href: TO_ASSETS + file, ...(media && { media }) })
}

function viewport(element: Element): Element | undefined {
  const name = attribute(element, 'name')?.toLowerCase()
  const allowed = name === 'viewport' || name === 'color-scheme'
  return allowed ? create('meta', { name, content: attribute(element, 'content') ?? '' }) : undefined
}

function ownHead(): Element[] {
  return [
    create('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    create('meta', { charset: 'utf-8' }),
    create('link', { rel: 'stylesheet', href: '../../frame.css' }),
    create('script', {}, FRAME_SCRIPT),
  ]
}
