import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { attribute, childrenOf, isElement, isText, parentElement, type Element, type Node } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { readSrcset } from '../page/srcset.ts'
import type { Site } from '../site/folder.ts'
import type { Assets } from './assets.ts'
import { escapeAttribute, escapeText, type Marks } from './marks.ts'

const VOID = new Set(`area br col embed hr img input link meta source track wbr`.split(/\s+/))
const DROPPED = new Set(
  `script noscript template base object embed applet portal frame frameset animate set handler`.split(/\s+/),
)
const ALLOWED_LINKS = /(^|\s)stylesheet(\s|$)/i

/** The report's own script in each copied page. */
export const FRAME_SCRIPT = readFileSync(new URL('frame.js', import.meta.url), 'utf8')

/** Blocks the site's scripts and all requests outside the report's folder. */
const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(FRAME_SCRIPT).digest('base64')}'; style-src 'self' file: 'unsafe-inline'; img-src 'self' file: data:; font-src 'self' file: data:; form-action 'none'; base-uri 'none'`

/** The path from a copied page to the assets. */
const TO_ASSETS = '../../assets/'

/** Writes pages of an untrusted site as inert HTML in their own styles, with marks. */
export class FrameWriter {
  readonly #marked = new Set<Element>()

  constructor(
    readonly page: Page,
    readonly site: Site,
    readonly assets: Assets,
    readonly marks: Marks,
    /** False for a removed block shown in the new page, where its ids may exist already. */
    readonly withIds = true,
  ) {
    // A closed <details> with changes is opened.
    for (const node of [...marks.texts.keys(), ...marks.before.keys(), ...marks.after.keys(), ...marks.inside.keys()]) {
      for (let current = parentElement(node); current; current = parentElement(current)) this.#marked.add(current)
    }
  }

  /** The whole page. */
  write(): string {
    return `<!doctype html>\n${this.node(this.page.html)}`
  }

  node(node: Node): string {
    if (isText(node)) return this.#text(node)
    if (!isElement(node) || DROPPED.has(node.tagName.toLowerCase())) return ''
    return this.element(node)
  }

  /** One element; `state` marks a clone. */
  element(element: Element, state?: string): string {
    const { tagName } = element
    const { before, after, inside } = this.marks
    const around = (html: string) => (before.get(element) ?? '') + html + (after.get(element) ?? '')
    if (tagName === 'meta') return this.#meta(element)
    if (tagName === 'link') return this.#link(element)
    if (tagName === 'style') return this.#style(element)
    if (tagName === 'iframe' || tagName === 'video' || tagName === 'audio')
      return around(`<div class="rv-box"${this.#state(element, state)}>${inside.get(element) ?? ''}${tagName}</div>`)
    const unfolded = tagName === 'details' && this.#marked.has(element) ? ' open' : ''
    const open = `<${tagName}${unfolded}${element.attrs.map(({ name, value, prefix }) => this.#attribute(element, prefix ? `${prefix}:${name}` : name, value)).join('')}${this.#state(element, state)}${tagName === 'form' ? ' inert' : ''}>`
    if (VOID.has(tagName)) return around((inside.get(element) ?? '') + open)
    const head =
      tagName === 'head'
        ? `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta charset="utf-8"><link rel="stylesheet" href="../../frame.css"><script>${FRAME_SCRIPT}</script>`
        : ''
    const children = childrenOf(element)
      .map((child) => this.node(child))
      .join('')
    return around(`${open}${head}${inside.get(element) ?? ''}${children}</${tagName}>`)
  }

  #text(node: Node & { value: string }): string {
    const parent = 'parentNode' in node ? node.parentNode : undefined
    const inserts = this.marks.texts.get(node as never)
    if (parent && isElement(parent) && /^(xmp|plaintext)$/.test(parent.tagName)) return ''
    if (!inserts) return escapeText(node.value)
    let html = ''
    let last = 0
    for (const { at, html: insert } of [...inserts].sort((one, other) => one.at - other.at)) {
      html += escapeText(node.value.slice(last, at)) + insert
      last = at
    }
    return html + escapeText(node.value.slice(last))
  }

  #state(element: Element, state: string | undefined): string {
    const own = state ?? this.marks.state.get(element)
    return own ? ` data-rv="${own}"` : ''
  }

  #attribute(element: Element, name: string, value: string): string {
    const { tagName } = element
    if (
      /^on/i.test(name) ||
      /^(srcdoc|ping|formaction|action|nonce|integrity|autofocus|http-equiv|data-rv|background|longdesc|manifest|target|popover|popovertarget)$/i.test(
        name,
      )
    )
      return ''
    if (/[\s"'<>/=]/.test(name) || (name === 'id' && !this.withIds)) return ''
    if (tagName === 'dialog' && name === 'open') return ''
    if (tagName === 'details' && (name === 'name' || name === 'open'))
      return name === 'open' && !this.#marked.has(element) ? ' open' : ''
    if (name === 'xlink:href' && tagName === 'a') return ''
    // Links in a copy lead nowhere, so Tab skips them.
    if (name === 'tabindex' && /^(a|area)$/.test(tagName)) return ''
    if (name === 'href' && /^(a|area)$/.test(tagName))
      return ` href="#_" tabindex="-1" title="${escapeAttribute(value)}"`
    if (name === 'loading') return ''
    if (/^(src|poster|href|xlink:href)$/.test(name)) return this.#address(name, value)
    if (name === 'srcset' || name === 'imagesrcset') return this.#srcset(value)
    if (name === 'style')
      return ` style="${escapeAttribute(this.assets.rewriteSheet(value, this.page.file, this.site, TO_ASSETS))}"`
    return ` ${name}="${escapeAttribute(value)}"`
  }

  #address(name: string, value: string): string {
    if (value.startsWith('#')) return ` ${name}="${escapeAttribute(value)}"`
    if (/^data:image\//i.test(value.trim())) return ` ${name}="${escapeAttribute(value)}"`
    const hash = /#.*$/.exec(value)?.[0] ?? ''
    const kept = this.assets.keepAddress(value, this.page.file, this.site)
    return kept ? ` ${name}="${TO_ASSETS}${kept}${escapeAttribute(hash)}"` : ''
  }

  #srcset(value: string): string {
    const kept = readSrcset(value).flatMap(({ address, size }) => {
      const name = this.assets.keepAddress(address, this.page.file, this.site)
      return name ? [`${TO_ASSETS}${name} ${size}`.trim()] : []
    })
    return kept.length ? ` srcset="${escapeAttribute(kept.join(', '))}"` : ''
  }

  #meta(element: Element): string {
    const name = attribute(element, 'name')?.toLowerCase()
    return name === 'viewport' || name === 'color-scheme'
      ? `<meta name="${name}" content="${escapeAttribute(attribute(element, 'content') ?? '')}">`
      : ''
  }

  #link(element: Element): string {
    const media = attribute(element, 'media')
    if (!ALLOWED_LINKS.test(attribute(element, 'rel') ?? '')) return ''
    const kept = this.assets.keepAddress(attribute(element, 'href') ?? '', this.page.file, this.site)
    return kept
      ? `<link rel="stylesheet" href="${TO_ASSETS}${kept}"${media ? ` media="${escapeAttribute(media)}"` : ''}>`
      : ''
  }

  #style(element: Element): string {
    const css = element.childNodes.map((child) => (isText(child) ? child.value : '')).join('')
    const media = attribute(element, 'media')
    // As a file it is written once for both sides and all views.
    return `<link rel="stylesheet" href="${TO_ASSETS}${this.assets.keepSheet(css, this.page.file, this.site)}"${media ? ` media="${escapeAttribute(media)}"` : ''}>`
  }
}
