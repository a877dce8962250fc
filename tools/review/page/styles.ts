import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import parser from 'postcss-selector-parser'
import { stableAddress } from '../site/noise.ts'
import type { Site } from '../site/folder.ts'
import { attribute, textContent, type Element } from './dom.ts'
import type { Page } from './page.ts'

/** One declaration of a stylesheet. */
interface Declaration {
  /** The selector as it is written; the name of a font or an animation. */
  selector: string
  /** Media and other conditions, '' for none. */
  condition: string
  property: string
  value: string
}

/** Declarations by condition, selector and property, normalised so that two builds can be compared. */
type Sheet = Map<string, Declaration>

/** The text of every linked and inline stylesheet of a page, in order. */
export function styleTexts({ site, page }: { site: Site; page: Page }): string[] {
  return page.elements.flatMap((element) => {
    if (element.tagName === 'style') return [textContent(element)]
    const file = isSheetLink(element) ? site.fileAt(attribute(element, 'href') ?? '', page.file) : undefined
    return file === undefined ? [] : [site.read(file)]
  })
}

/** Whether an element links a stylesheet. */
export function isSheetLink(element: Element): boolean {
  return element.tagName === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attribute(element, 'rel') ?? '')
}

/** Reads stylesheets as one. */
export function readSheet(texts: readonly string[]): Sheet {
  const sheet: Sheet = new Map()
  for (const text of texts) collect(parseCss(text), { condition: '', selectors: [] }, sheet)
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

interface Scope {
  condition: string
  selectors: readonly string[]
}

function collect(container: Container<ChildNode>, scope: Scope, sheet: Sheet): void {
  const { condition, selectors } = scope
  container.each((node) => {
    if (node.type === 'decl') {
      const property = node.prop.startsWith('--') ? node.prop : node.prop.toLowerCase()
      const value = normalValue(node.value) + (node.important ? ' !important' : '')
      for (const selector of selectors)
        sheet.set(`${condition}|${stableSelector(selector)}|${property}`, { selector, condition, property, value })
    } else if (node.type === 'rule') {
      const nested = node.selectors.flatMap((inner) =>
        selectors.map((outer) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`)),
      )
      collect(node, { condition, selectors: selectors.length ? nested : node.selectors }, sheet)
    } else if (node.type === 'atrule' && node.nodes) collect(node, scopeOf(node, scope), sheet)
  })
}

function scopeOf(rule: AtRule, outer: Scope): Scope {
  const { name, params } = rule
  if (name === 'font-face') return { condition: '@font-face', selectors: [fontName(rule)] }
  if (name === 'keyframes') return { condition: '@keyframes', selectors: [params] }
  // A renamed layer does not change its rules.
  if (name === 'layer') return outer
  return { ...outer, condition: `${outer.condition} @${name} ${normalValue(params)}`.trim() }
}

function fontName(rule: AtRule): string {
  const values = new Map<string, string>()
  rule.walkDecls(({ prop, value }) => void values.set(prop, value))
  const names = ['font-family', 'font-weight', 'font-style'].map((property) => values.get(property) ?? '')
  return [...names, values.get('unicode-range')?.slice(0, 12)].join(' ').replace(/["',]/g, '').trim()
}

/** Remembers results: pages and both sides have mostly the same selectors, and parsing them takes most of the time. */
export function cached<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    if (!known.has(text)) known.set(text, make(text))
    return known.get(text)!
  }
}

/** A selector as it is in every build: with single spaces, and one spelling of pseudo-elements. */
const stableSelector = cached((selector) => {
  const oneSpelling = parser((root) => {
    root.walkPseudos((node) => {
      node.value = node.value.replace(/^::(before|after|first-line|first-letter)$/, ':$1')
    })
  })
  try {
    return oneSpelling.processSync(selector, { lossless: false })
  } catch {
    return selector
  }
})

/** A value in one spelling: spaces, quotes, zeros, colours, and addresses without hashes. */
export function normalValue(value: string): string {
  return value
    .replace(/url\(\s*(['"]?)([^'")]*)\1\s*\)/g, (_, __, address: string) => `url(${stableAddress(address)})`)
    .replace(/'/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\s*([,()/:<>=])\s*/g, '$1')
    .replace(/(^|[^\d.])0+(\.\d)/g, '$1$2')
    .replace(/(\.\d*?)0+(?=\D|$)/g, (_, digits: string) => (digits === '.' ? '' : digits))
    .replace(/\b0(px|rem|em|vh|vw)\b/g, '0')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')
    .replace(/#[0-9a-f]{3,8}\b/gi, (colour) => colour.toLowerCase())
    .trim()
}
