import { transform } from 'lightningcss'
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import { stableAddress } from '../site/noise.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { getAttribute, rawText, type DomElement } from './dom.ts'
import type { Page } from './page.ts'

/** One declaration of a stylesheet. */
export interface Declaration {
  /** The selector as it is written; the name of a font or an animation. */
  selector: string
  /** Media and other conditions, '' for none. */
  condition: string
  /** Its cascade layer, '' for none. */
  layer: string
  property: string
  /** As it is written. */
  value: string
}

/** Declarations by layer, condition, selector and property, in one spelling so that two builds can be compared. */
export type Sheet = Map<string, Declaration>

/** The text of every linked and inline stylesheet of a page, in order, with its media query. */
export function styleTexts({ site, page }: { site: BuiltSite; page: Page }): string[] {
  return page.elements.flatMap((element) => {
    const href = getAttribute(element, 'href') ?? ''
    const file = isSheetLink(element) ? site.fileAt(href, page.baseAddress) : undefined
    if (file === undefined && element.tagName !== 'style') return []
    const text = file === undefined ? rawText(element) : site.read(file)
    const whole = withRootAddresses(text, file ?? page.baseAddress, site)
    const media = getAttribute(element, 'media')?.trim().toLowerCase() ?? ''
    return media && media !== 'all' ? [`@media ${media} {${whole}}`] : [whole]
  })
}

/** An address in CSS, after its quote if there is one. */
const ADDRESS = /url\(\s*(['"]?)([^'")]*)\1\s*\)/g

/** The addresses in a value. */
export function addressesIn(value: string): string[] {
  return [...value.matchAll(ADDRESS)].map(([, , address]) => address!)
}

/** CSS in which addresses begin at the site's root, so that it means the same in every file. */
function withRootAddresses(css: string, from: string, site: BuiltSite): string {
  return css.replace(ADDRESS, (whole, _, address: string) => {
    const file = site.fileAt(address, from)
    return file === undefined ? whole : `url("/${file}")`
  })
}

/** Whether an element links a stylesheet. */
export function isSheetLink(element: DomElement): boolean {
  return element.tagName === 'link' && /(^|\s)stylesheet(\s|$)/i.test(getAttribute(element, 'rel') ?? '')
}

/** Reads stylesheets as one. */
export function readSheet(texts: readonly string[]): Sheet {
  const sheet: Sheet = new Map()
  for (const text of texts) collect(parseCss(text), { condition: '', layer: '', selectors: [] }, sheet)
  return sheet
}

/** Parses CSS; browsers also skip what cannot be parsed. */
export function parseCss(text: string): postcss.Root {
  try {
    return postcss.parse(text)
  } catch {
    return postcss.root()
  }
}

type Scope = Pick<Declaration, 'condition' | 'layer'> & { selectors: readonly string[] }

function collect(container: Container<ChildNode>, scope: Scope, sheet: Sheet): void {
  const { condition, layer, selectors } = scope
  container.each((node) => {
    if (node.type === 'decl') {
      const property = node.prop.startsWith('--') ? node.prop : node.prop.toLowerCase()
      const value = node.value + (node.important ? ' !important' : '')
      for (const selector of selectors) {
        // In one spelling: spaces, and `::before` as `:before`.
        const [normalSelector] = minified(`${selector}{top:0}`).split('{')
        const declaration = { selector, condition, layer, property, value }
        sheet.set([layer, condition, normalSelector, property].join('|'), declaration)
      }
    } else if (node.type === 'rule') {
      const nested = node.selectors.flatMap((inner) =>
        selectors.map((outer) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`)),
      )
      collect(node, { condition, layer, selectors: selectors.length ? nested : node.selectors }, sheet)
    } else if (node.type === 'atrule' && node.nodes) collect(node, scopeOf(node, scope), sheet)
  })
}

function scopeOf(rule: AtRule, outer: Scope): Scope {
  const { name, params } = rule
  if (name === 'font-face') return { ...outer, condition: '@font-face', selectors: [fontName(rule)] }
  if (name === 'keyframes') return { ...outer, condition: '@keyframes', selectors: [params] }
  if (name === 'layer') return { ...outer, layer: [outer.layer, params || 'unnamed'].filter(Boolean).join('.') }
  return { ...outer, condition: `${outer.condition} @${name} ${normalValue(params)}`.trim() }
}

function fontName(rule: AtRule): string {
  const {
    'font-family': family,
    'font-weight': weight,
    'font-style': style,
    'unicode-range': range,
  } = declaredValues(rule)
  return [family, weight, style, range?.slice(0, 12)].join(' ').replace(/["',]/g, '').trim()
}

/** The values of the declarations in a rule, by property. */
export function declaredValues(rule: Container<ChildNode>): Partial<Record<string, string>> {
  const declarations = rule.nodes?.filter((node) => node.type === 'decl') ?? []
  return Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]))
}

/** Remembers results: pages and both sides have mostly the same selectors, and parsing them takes most of the time. */
export function cached<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    if (!known.has(text)) known.set(text, make(text))
    return known.get(text)!
  }
}

/** A value in one spelling, that of Lightning CSS: spaces, quotes, zeros, colours; and addresses without hashes. */
export function normalValue(value: string, property = '--value'): string {
  const stable = value.replace(ADDRESS, (_, __, address: string) => `url("${stableAddress(address)}")`)
  const rule = minified(`a{${property}:${stable}}`)
  return rule.slice(rule.indexOf(':') + 1, -1).trim()
}

const minified = cached((rule) => {
  try {
    return transform({ filename: '', code: Buffer.from(rule), minify: true }).code.toString()
  } catch {
    // Browsers skip it, and it may still be a change of the source.
    return rule.replace(/\s+/g, ' ')
  }
})
