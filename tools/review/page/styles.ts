import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import parser from 'postcss-selector-parser'
import { stableAddress } from '../site/noise.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { getAttribute, rawText, type DomElement } from './dom.ts'
import type { Page } from './page.ts'

/** One declaration of a stylesheet. */
interface Declaration {
  /** The selector as it is written; the name of a font or an animation. */
  selector: string
  /** Media and other conditions, '' for none. */
  condition: string
  /** Its cascade layer, '' for none. */
  layer: string
  property: string
  value: string
}

/** Declarations by layer, condition, selector and property, normalised so that two builds can be compared. */
type Sheet = Map<string, Declaration>

/** The text of every linked, imported and inline stylesheet of a page, in order, with its media query. */
export function styleTexts({ site, page }: { site: BuiltSite; page: Page }): string[] {
  return page.elements.flatMap((element) => {
    const href = getAttribute(element, 'href') ?? ''
    const file = isSheetLink(element) ? site.fileAt(href, page.baseAddress) : undefined
    if (file === undefined && element.tagName !== 'style') return []
    const text = file === undefined ? rawText(element) : site.read(file)
    const whole = withImports(text, file ?? page.baseAddress, site, [])
    const media = getAttribute(element, 'media')?.trim().toLowerCase() ?? ''
    return media && media !== 'all' ? [`@media ${media} {${whole}}`] : [whole]
  })
}

/** CSS in which each import is replaced by the stylesheet that it names; browsers ignore cyclic imports. */
function withImports(css: string, from: string, site: BuiltSite, above: readonly string[]): string {
  if (!/@import/i.test(css)) return css
  const root = parseCss(css)
  root.walkAtRules(/^import$/i, (rule) => {
    const [, address = '', rest = ''] = /^(?:url\()?\s*["']?([^"')]*)["']?\s*\)?\s*(.*)$/s.exec(rule.params) ?? []
    const file = site.fileAt(address, from)
    if (file === undefined || above.includes(file)) return
    const [, layer, media = ''] = /^(layer(?:\([^)]*\))?)?\s*(.*)$/s.exec(rest) ?? []
    let text = withImports(site.read(file), file, site, [...above, file])
    if (media) text = `@media ${media} {${text}}`
    if (layer) text = `@layer ${layer.replace(/^layer\(?|\)$/g, '')} {${text}}`
    rule.replaceWith(parseCss(text))
  })
  return root.toString()
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

interface Scope {
  condition: string
  layer: string
  selectors: readonly string[]
}

function collect(container: Container<ChildNode>, scope: Scope, sheet: Sheet): void {
  const { condition, layer, selectors } = scope
  container.each((node) => {
    if (node.type === 'decl') {
      const property = node.prop.startsWith('--') ? node.prop : node.prop.toLowerCase()
      const value = normalValue(node.value) + (node.important ? ' !important' : '')
      for (const selector of selectors)
        sheet.set([layer, condition, stableSelector(selector), property].join('|'), {
          ...{ selector, condition, layer, property, value },
        })
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

/** A value in one spelling: spaces, quotes, zeros, colours, and addresses without hashes. Strings stay as they are. */
export function normalValue(value: string): string {
  const STRING = /("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')/
  const addresses = value.replace(
    /url\(\s*(['"]?)([^'")]*)\1\s*\)/g,
    (_, __, address: string) => `url(${stableAddress(address)})`,
  )
  const parts = addresses.split(STRING).map((part, index) => (index % 2 ? `"${part.slice(1, -1)}"` : oneSpelling(part)))
  return parts.join('').trim()
}

function oneSpelling(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/\s*([,()/:<>=])\s*/g, '$1')
    .replace(/\b(oklch|oklab|lch|lab|rgba?|hsla?)\(([^()]+)\)/gi, (_, name: string, parts: string) => {
      return normalColor(name.toLowerCase(), parts)
    })
    .replace(/(^|[^\d.])0+(\.\d)/g, '$1$2')
    .replace(/(\.\d*?)0+(?=\D|$)/g, (_, digits: string) => (digits === '.' ? '' : digits))
    .replace(/\b0(px|rem|em|vh|vw)\b/g, '0')
    .replace(/#([0-9a-f]{6})ff\b/gi, '#$1')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')
    .replace(/#[0-9a-f]{3,8}\b/gi, (color) => color.toLowerCase())
}

/** What 100 % of each number of a colour is. */
const FULL: Partial<Record<string, readonly number[]>> = {
  oklch: [1, 0.4, 360],
  oklab: [1, 0.4, 0.4],
  lch: [100, 150, 360],
  lab: [100, 125, 125],
  rgb: [255, 255, 255],
  hsl: [360, 100, 100],
}

/** A colour function in one notation: `oklch(43% .1 30deg)` as `oklch(0.43 0.1 30)`, and sRGB as hexadecimal. */
function normalColor(written: string, parts: string): string {
  const name = written.replace(/^(rgb|hsl)a$/, '$1')
  const words = parts.split(/[\s,/]+/).filter(Boolean)
  const numbers = words.map((word, index) => {
    const number = word === 'none' ? 0 : Number.parseFloat(word)
    const full = index === 3 ? 1 : FULL[name]![index]!
    const turned = /turn$/.test(word) ? number * 360 : number
    return word.endsWith('%') && !(name === 'hsl' && index < 3) ? (number * full) / 100 : turned
  })
  if (numbers.length < 3 || numbers.length > 4 || numbers.some(Number.isNaN)) return `${written}(${parts})`
  const [one = 0, two = 0, three = 0, alpha = 1] = numbers
  if (name === 'rgb' || name === 'hsl') {
    const channels = name === 'rgb' ? [one, two, three] : hslToRgb(one, two / 100, three / 100)
    return `#${[...channels, alpha * 255]
      .map((channel) =>
        Math.round(Math.min(255, Math.max(0, channel)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  }
  const shown = [one, two, three].map((number) => Number(number.toFixed(5)))
  return `${name}(${shown.join(' ')}${alpha === 1 ? '' : `/${alpha}`})`
}

function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const span = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - span * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  })
}
