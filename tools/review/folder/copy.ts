import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defaultTreeAdapter as tree, serialize } from 'parse5'
import { minifySync } from 'rolldown/experimental'
import { getAttribute, childNodesOf, descendants, isDomElement, isDomText, rawText, readSrcset } from '../page/dom.ts'
import type { DomElement, DomNode, DomText } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { isSheetLink } from '../page/styles.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { isAllowedAttribute, isAllowedElement, type Assets } from './assets.ts'
import { createCopiedElement, Marks } from './marks.ts'

/** The report's own script in each copied page. */
export const FRAME_SCRIPT = minifySync('frame.js', readFileSync(new URL('frame.js', import.meta.url), 'utf8')).code

const SCRIPT_HASH = createHash('sha256').update(FRAME_SCRIPT).digest('base64')
/** Blocks the site's scripts and all requests outside the report's folder. */
const POLICY =
  `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; style-src 'self' file: 'unsafe-inline'; ` +
  "img-src 'self' file: data:; font-src 'self' file: data:; form-action 'none'; base-uri 'none'"

const TO_ASSETS = '../../assets/'

/** Makes inert copies of a page of an untrusted site: only what is allowed, in its own styles, with marks. */
export class PageCopy {
  constructor(
    readonly page: Page,
    readonly site: BuiltSite,
    readonly assets: Assets,
    readonly marks = new Marks(),
    /** The page from which removed parts were copied into this one. */
    readonly removedFrom?: Page,
  ) {}

  /** The document. */
  write(): string {
    const document = tree.createDocument()
    for (const node of this.#copy(this.page.html)) tree.appendChild(document, node as DomElement)
    return `<!doctype html>\n${serialize(document)}`
  }

  /** A copy of an element for another page, without ids, which may exist there already. */
  part(element: DomElement): DomElement | undefined {
    const copy = this.#element(element)
    for (const each of copy ? [copy, ...descendants(copy)] : [])
      each.attrs = each.attrs.filter(({ name }) => name !== 'id')
    return copy
  }

  /** The copy of a node with what is marked around it. */
  #copy(node: DomNode): DomNode[] {
    if (isDomText(node)) return this.#text(node)
    const copy = isDomElement(node) ? this.#element(node) : undefined
    return copy ? [...(this.marks.before.get(node) ?? []), copy, ...(this.marks.after.get(node) ?? [])] : []
  }

  #text(text: DomText): DomNode[] {
    const marked = this.marks.words.get(text) ?? []
    if (!marked.length) return [tree.createTextNode(text.value)]
    const cuts = [...new Set([0, ...marked.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
    const parts = cuts.flatMap((from, index) => {
      const lead = marked.filter(({ start }) => start === from).flatMap((words) => words.lead)
      const value = text.value.slice(from, cuts[index + 1])
      if (!value) return lead
      const around = marked.filter(({ start, end }) => start <= from && from < end)
      return [
        ...lead,
        around.reduce<DomNode>(
          (node, { tag, attributes }) => createCopiedElement(tag, attributes, node),
          tree.createTextNode(value),
        ),
      ]
    })
    // Where the page lays out its parts in a row the words stay one part.
    return [createCopiedElement('rv-text', {}, ...parts)]
  }

  #element(element: DomElement): DomElement | undefined {
    const { tagName, namespaceURI } = element
    if (tagName === 'meta') return viewport(element)
    if (tagName === 'link') return this.#link(element)
    if (tagName === 'style')
      return sheetLink(element, this.assets.addSheet(rawText(element), this.page.baseAddress, this.site))
    if (/^(iframe|video|audio)$/.test(tagName))
      return createCopiedElement('div', { style: 'padding: 2rem; border: 1px dashed' }, tree.createTextNode(tagName))
    if (!isAllowedElement(tagName)) return undefined
    const copy = tree.createElement(tagName, namespaceURI, this.#attributes(element))
    const own = tagName === 'head' ? [...ownHead(), ...this.#removedSheet()] : (this.marks.inside.get(element) ?? [])
    for (const node of [...own, ...childNodesOf(element).flatMap((child) => this.#copy(child))])
      tree.appendChild(copy, node as DomElement | DomText)
    return copy
  }

  #attributes(element: DomElement): DomElement['attrs'] {
    const { tagName, attrs } = element
    const kept = attrs.flatMap((attr) => {
      const value = this.#attribute(tagName, attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name, attr.value)
      return value === undefined ? [] : [{ ...attr, value }]
    })
    const set = (name: string, value = '') => kept.push({ name, value })
    // Links in a copy lead nowhere; its script lets Tab skip them.
    if (/^(a|area)$/.test(tagName) && getAttribute(element, 'href') !== undefined) set('href', '#_')
    if (tagName === 'form') set('inert')
    if (this.marks.opened.has(element) && getAttribute(element, 'open') === undefined) set('open')
    if (this.marks.common.has(element)) set('data-of', this.marks.common.get(element)!.join(' '))
    if (this.marks.sizes.has(element)) set('data-was', this.marks.sizes.get(element))
    if (this.marks.outlines.has(element)) set('data-rv', this.marks.outlines.get(element))
    return kept
  }

  /** The value that an attribute has in the copy; undefined if it is dropped. */
  #attribute(tagName: string, name: string, value: string): string | undefined {
    if (/^(a|area)$/.test(tagName) && /^(xlink:)?(href|tabindex)$/.test(name)) return undefined
    if (name === 'style') return this.assets.rewriteSheet(value, this.page.baseAddress, this.site, TO_ASSETS)
    if (/^(src|(xlink:)?href)$/.test(name)) {
      if (/^(#|\s*data:image\/)/i.test(value)) return value
      const kept = this.assets.addFile(value, this.page.baseAddress, this.site)
      return kept && TO_ASSETS + kept + (/#.*$/.exec(value)?.[0] ?? '')
    }
    if (name === 'srcset') {
      const kept = readSrcset(value).flatMap(({ address, size }) => {
        const file = this.assets.addFile(address, this.page.baseAddress, this.site)
        return file ? [`${TO_ASSETS}${file} ${size}`.trim()] : []
      })
      return kept.length ? kept.join(', ') : undefined
    }
    // Long, and of no use without scripts.
    if (/^data-(props|source)$/.test(name)) return undefined
    if (name === 'open') return tagName === 'details' ? value : undefined
    if (name === 'name' && tagName === 'details') return undefined
    return isAllowedAttribute(name, value) ? value : undefined
  }

  /** The old styles, for removed parts alone: a page may bring only the styles that it uses. */
  #removedSheet(): DomElement[] {
    const cssOf = (page: Page | undefined) =>
      page?.elements.filter(({ tagName }) => tagName === 'style').map(rawText) ?? []
    const sheets = cssOf(this.removedFrom).filter((css) => !cssOf(this.page).includes(css))
    const css = sheets.map((sheet) => `@scope ([data-rv='del']) {\n${sheet}\n}`).join('\n')
    return css ? [sheetLink(this.page.html, this.assets.addSheet(css, this.page.baseAddress, this.site))] : []
  }

  #link(element: DomElement): DomElement | undefined {
    // Nobody prints a copy; such a sheet would be a large part of the report.
    if (!isSheetLink(element) || /^print\b/.test(getAttribute(element, 'media') ?? '')) return undefined
    const kept = this.assets.addFile(getAttribute(element, 'href') ?? '', this.page.baseAddress, this.site)
    return kept === undefined ? undefined : sheetLink(element, kept)
  }
}

/** A style sheet as a file, which is written once for both sides and all views. */
function sheetLink(element: DomElement, file: string): DomElement {
  const media = getAttribute(element, 'media')
  return createCopiedElement('link', { rel: 'stylesheet', href: TO_ASSETS + file, ...(media && { media }) })
}

function viewport(element: DomElement): DomElement | undefined {
  const name = getAttribute(element, 'name')?.toLowerCase()
  const allowed = name === 'viewport' || name === 'color-scheme'
  return allowed ? createCopiedElement('meta', { name, content: getAttribute(element, 'content') ?? '' }) : undefined
}

function ownHead(): DomElement[] {
  return [
    createCopiedElement('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    createCopiedElement('meta', { charset: 'utf-8' }),
    createCopiedElement('link', { rel: 'icon', href: 'data:,' }),
    createCopiedElement('link', { rel: 'stylesheet', href: '../../frame.css' }),
    createCopiedElement('script', {}, tree.createTextNode(FRAME_SCRIPT)),
  ]
}
