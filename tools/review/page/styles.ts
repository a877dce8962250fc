import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import parser from 'postcss-selector-parser'
import { resolveLink, filePath } from '../site/address.ts'
import { stableAddress, stableClass } from '../site/noise.ts'
import type { Site } from '../site/folder.ts'
import { attribute, isText } from './dom.ts'
import type { Page } from './page.ts'

/** One declaration of a stylesheet. */
export interface Declaration {
  /** The selector as it is written. */
  selector: string
  /** Media and other conditions, '' for none. */
  condition: string
  property: string
  value: string
}

/** Declarations by condition, selector and property, normalised so that two builds can be compared. */
export type Sheet = ReadonlyMap<string, Declaration>

const sheets = new Map<string, Sheet>()

/** The text of every linked and inline stylesheet of a page, in order. */
export function styleTexts(page: Page, site: Site): string[] {
  const texts: string[] = []
  for (const element of page.elements) {
    if (element.tagName === 'style')
      texts.push(element.childNodes.map((node) => (isText(node) ? node.value : '')).join(''))
    else if (element.tagName === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attribute(element, 'rel') ?? '')) {
      const link = resolveLink(attribute(element, 'href') ?? '', page.file)
      const file = link && filePath(link.path)
      if (file && site.files.has(file)) texts.push(site.read(file))
    }
  }
  return texts
}

/** Reads stylesheets as one; a broken one counts as empty. */
export function readSheet(texts: readonly string[]): Sheet {
  const key = texts.join('\0')
  let sheet = sheets.get(key)
  if (!sheet) {
    sheet = new Map(texts.flatMap((text) => [...readOne(text)]))
    sheets.set(key, sheet)
  }
  return sheet
}

const single = new Map<string, Sheet>()

function readOne(text: string): Sheet {
  let sheet = single.get(text)
  if (!sheet) {
    const found = new Map<string, Declaration>()
    try {
      collect(postcss.parse(text), '', '', found)
    } catch {
      // Browsers also skip what they cannot parse.
    }
    sheet = found
    single.set(text, sheet)
  }
  return sheet
}

function collect(
  container: Container<ChildNode>,
  condition: string,
  parent: string,
  found: Map<string, Declaration>,
): void {
  container.each((node) => {
    if (node.type === 'decl') {
      if (!parent) return
      const property = node.prop.startsWith('--') ? node.prop : node.prop.toLowerCase()
      const value = normalValue(node.value) + (node.important ? ' !important' : '')
      for (const { selector, stable } of selectorsOf(parent))
        found.set(`${condition}|${stable}|${property}`, { selector, condition, property, value })
    } else if (node.type === 'rule') collect(node, condition, nested(node, parent), found)
    else if (node.type === 'atrule') collectAtRule(node, condition, parent, found)
  })
}

function collectAtRule(node: AtRule, condition: string, parent: string, found: Map<string, Declaration>): void {
  const name = node.name.toLowerCase()
  if (!node.nodes || /^(charset|import|property|counter-style|-.*)$/.test(name)) return
  if (name === 'font-face') return collect(node, '@font-face', fontName(node), found)
  if (/keyframes$/.test(name)) return
  // A renamed layer does not change its rules.
  const more = name === 'layer' ? '' : `@${name} ${normalValue(node.params)}`
  collect(node, [condition, more].filter(Boolean).join(' '), parent, found)
}

function fontName(node: AtRule): string {
  const value = (property: string) =>
    (node.nodes ?? []).flatMap((child) =>
      child.type === 'decl' && child.prop.toLowerCase() === property ? [child.value] : [],
    )[0] ?? ''
  return `${value('font-family').replace(/["',]/g, '')} ${value('font-weight')} ${value('font-style')} ${value('unicode-range').slice(0, 12)}`.trim()
}

function nested(rule: Rule, parent: string): string {
  if (!parent) return rule.selector
  return splitSelectors(parent)
    .flatMap((outer) =>
      splitSelectors(rule.selector).map((inner) =>
        inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`,
      ),
    )
    .join(', ')
}

const known = new Map<string, { selector: string; stable: string }[]>()

/** The selectors of a rule. Parsing takes most of the time, and both sides have mostly the same rules. */
function selectorsOf(rule: string): { selector: string; stable: string }[] {
  let selectors = known.get(rule)
  if (!selectors) {
    selectors = splitSelectors(rule).map((selector) => ({ selector, stable: stableSelector(selector) }))
    known.set(rule, selectors)
  }
  return selectors
}

function splitSelectors(selector: string): string[] {
  return (
    parsed(selector, (text) =>
      parser()
        .astSync(text)
        .nodes.map((node) => String(node).trim())
        .filter(Boolean),
    ) ?? [selector]
  )
}

/** A selector as it is in every build: without hashes in classes, with single spaces. */
function stableSelector(selector: string): string {
  const stable = parser((root) => {
    root.walkClasses((node) => {
      node.value = stableClass(node.value)
    })
    root.walkAttributes((node) => {
      node.attribute = node.attribute.replace(/^data-v-[0-9a-f]+$/, 'data-v')
    })
    root.walkPseudos((node) => {
      node.value = node.value.replace(/^::(before|after|first-line|first-letter)$/, ':$1')
    })
  })
  return parsed(selector, (text) => stable.processSync(text, { lossless: false })) ?? selector
}

/** Browsers skip a selector that they cannot parse; it stays as it is written. */
function parsed<Result>(selector: string, parse: (text: string) => Result): Result | undefined {
  try {
    return parse(selector)
  } catch {
    return undefined
  }
}

function normalValue(value: string): string {
  return value
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\(\s*(['"]?)([^'")]*)\1\s*\)/g, (_, __, address: string) => `url(${stableAddress(address)})`)
    .replace(/'/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\s*([,()/:<>=])\s*/g, '$1')
    .replace(/(^|[^\d.])0+(\.\d)/g, '$1$2')
    .replace(/(\.\d*?)0+(?=\D|$)/g, (whole, digits: string) => (digits === '.' ? '' : digits))
    .replace(/\b0(px|rem|em|vh|vw)\b/g, '0')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')
    .trim()
    .replace(/#[0-9a-f]{3,8}\b/gi, (colour) => colour.toLowerCase())
}
