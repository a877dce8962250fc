import { Features, transform } from 'lightningcss'
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import type { BuiltSite } from '../site/built-site.ts'
import { getAttribute, rawText, type DomElement } from './dom.ts'
import type { Page } from './page.ts'

/** One declaration of a stylesheet. */
export interface Declaration {
  /** The selector; the name of a font or an animation. */
  selector: string
  /** Media and other conditions, '' for none. */
  condition: string
  /** Its cascade layer, '' for none. */
  layer: string
  property: string
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
    const media = getAttribute(element, 'media')
    return [media ? `@media ${media} {${whole}}` : whole]
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
  for (const text of texts) collect(parseCss(normalCss(text)), { condition: '', layer: '', selectors: [] }, sheet)
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
      const value = node.value + (node.important ? ' !important' : '')
      for (const selector of selectors)
        sheet.set([layer, condition, selector, node.prop].join('|'), { ...scope, selector, property: node.prop, value })
    } else if (node.type === 'rule') {
      // Nesting is resolved, so what is in a rule is a step of an animation.
      const step = { ...scope, condition: `${condition} ${node.selector}` }
      collect(node, selectors.length ? step : { ...scope, selectors: node.selectors }, sheet)
    } else if (node.type === 'atrule' && node.nodes) collect(node, scopeOf(node, scope), sheet)
  })
}

function scopeOf(rule: AtRule, outer: Scope): Scope {
  const { name, params } = rule
  if (name === 'font-face') {
    const { 'font-family': family = '', 'font-weight': weight, 'font-style': style, ...other } = declaredValues(rule)
    const condition = ['@font-face', weight, style, other['unicode-range']].filter(Boolean).join(' ')
    return { ...outer, condition, selectors: [family.replace(/["']/g, '')] }
  }
  if (name === 'keyframes') return { ...outer, condition: '@keyframes', selectors: [params] }
  if (name === 'layer') return { ...outer, layer: [outer.layer, params || 'unnamed'].filter(Boolean).join('.') }
  return { ...outer, condition: `${outer.condition} @${name} ${params}`.trim() }
}

/** The values of the declarations in a rule, by property. */
export function declaredValues(rule: Container<ChildNode>): Partial<Record<string, string>> {
  const declarations = rule.nodes?.filter((node) => node.type === 'decl') ?? []
  return Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]))
}

/** Remembers results: pages and both sides have mostly the same stylesheets and selectors. */
export function cached<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    if (!known.has(text)) known.set(text, make(text))
    return known.get(text)!
  }
}

/** A value in one spelling. */
export function normalValue(value: string, property = '--value'): string {
  const rule = normalCss(`a{${property}:${value}}`)
  return rule.slice(rule.indexOf(':') + 1, -1)
}

/** CSS in one spelling, that of Lightning CSS: nesting, spaces, quotes, zeros, colours. */
const normalCss = cached((css) =>
  transform({
    filename: '',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    include: Features.Nesting,
  }).code.toString(),
)
