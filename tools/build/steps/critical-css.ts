import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root as PageTree } from 'hast'
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { attribute, elements, compileSelector, textContent } from '../../lib/html.ts'
import type { BuildStep } from '../step.ts'

/**
 * Puts the rules that the page needs on a screen at the end of its head, so that the page renders
 * after one round trip. The whole sheet applies in print and forced colors. `data-sheet` names it for widgets that
 * hydrate, which need classes that the HTML did not have.
 */
export function inlineCriticalCss(): BuildStep {
  const sheets = new Map<string, Root>()
  return {
    page(page, { folder }) {
      const link = page.head.find((element) => attribute(element, 'rel') === 'stylesheet')
      if (!link) return
      const address = attribute(link, 'href')!
      const sheet = sheets.get(address) ?? postcss.parse(readFileSync(join(folder, address), 'utf8'))
      sheets.set(address, sheet)
      // After the charset, which must be in the first 1,024 bytes, and the script that applies a stored theme.
      page.replace(link, '')
      page.insertAfter(
        page.head.at(-1)!,
        `<style data-sheet="${address}">${criticalCss(sheet, page.tree)}</style>` +
          `<link rel="stylesheet" href="${address}" media="print,(forced-colors:active)"/>`,
      )
    },
  }
}

/** Print and forced colours. Their rules are in the whole sheet, which a page loads without waiting for it. */
const NOT_ON_SCREEN = /^(print|\(forced-colors:)/

/**
 * The rules of a style sheet that a page needs on a screen, in the sheet's order, with the custom properties, fonts and
 * keyframes that these use.
 */
export function criticalCss(sheet: Root, page: PageTree): string {
  const canMatch = pageMatcher(page)
  const critical = sheet.clone()
  critical.walkComments((comment) => void comment.remove())
  critical.walkAtRules('media', (media) => {
    if (NOT_ON_SCREEN.test(media.params)) media.remove()
  })
  critical.walkRules((rule) => {
    if (isKeyframe(rule) || definesVariables(rule)) return
    const matching = rule.selectors.filter(canMatch)
    if (!matching.length) rule.remove()
    else if (matching.length < rule.selectors.length) rule.selectors = matching
  })
  const used = usedNames(critical, page)
  critical.walkDecls(/^--/, (declaration) => {
    if (definesVariables(declaration.parent as Rule) && !used.has(declaration.prop)) declaration.remove()
  })
  critical.walkAtRules(/^(property|keyframes|font-face)$/, (atRule) => {
    if (!used.has(fontFamily(atRule) ?? atRule.params)) atRule.remove()
  })
  removeEmpty(critical)
  return critical.toString()
}

/**
 * The names that declarations, attributes and the page's own `<style>` elements use, directly or through custom
 * properties. Other words are harmless.
 */
function usedNames(sheet: Root, page: PageTree): Set<string> {
  const values = elements(page).flatMap((element) => [
    ...Object.values(element.properties).map(String),
    element.tagName === 'style' ? textContent(element) : '',
  ])
  const used = new Set(values.flatMap((value) => value.match(/--[a-z][\w-]*/g) ?? []))
  const variables = new Map<string, string[]>()
  sheet.walkDecls(({ prop, value, parent }) => {
    if (parent?.type !== 'rule') return
    if (definesVariables(parent)) variables.set(prop, [...(variables.get(prop) ?? []), ...namesIn(value)])
    else for (const name of namesIn(value)) used.add(name)
  })
  // A Set may grow during iteration.
  for (const name of used) for (const next of variables.get(name) ?? []) used.add(next)
  return used
}

function namesIn(value: string): string[] {
  return [...value.split(/[\s,()]+/), ...value.split(',')].map(unquoted)
}

function unquoted(text: string): string {
  return text.trim().replace(/^.*["']([^"']+)["'].*$/, '$1')
}

function fontFamily({ nodes }: AtRule): string | undefined {
  const family = nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family')
  return family && unquoted(family.value)
}

/** Whether a rule only sets custom properties for all elements, as Tailwind's theme and defaults do. */
function definesVariables({ selector, nodes }: Rule): boolean {
  const forAll = /^(:root|:host|\*|::?[\w-]+|,|\s)+$/.test(selector ?? '')
  return forAll && nodes.length > 0 && nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'))
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'
}

function removeEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(node)
    if (!node.nodes.length) node.remove()
  })
}

/** Attributes that browsers and the page's script set before any widget hydrates, which loads the whole sheet. */
const STATE_ATTRIBUTES = /^(open|data-theme|data-hydrated)$/
/** Pseudo-classes that the HTML alone decides. */
const STATIC_PSEUDO_CLASSES =
  /^:(root|is|where|not|has|first-child|last-child|nth-child|nth-last-child|first-of-type|last-of-type|only-child|disabled)$/
/** What an element needs to have these pseudo-elements. */
const PSEUDO_ELEMENTS: readonly [RegExp, selector: string][] = [
  [/^::placeholder$/, '[placeholder]'],
  [/^::file-selector-button$/, '[type=file]'],
  [/^::-webkit-search-/, '[type=search]'],
  [/^::-webkit-(inner|outer)-spin/, '[type=number]'],
  [/^::-webkit-(date|calendar)/, ':is([type^=date],[type=time],[type=month],[type=week])'],
]

/** The class names that a page must have, and a test of an element, by selector. */
const queries = new Map<string, { classes: string[]; matches: (element: Element) => boolean }>()

/** Returns a test whether a selector can match on a page now or in a later state, such as hover. */
export function pageMatcher(page: PageTree): (selector: string) => boolean {
  const all = elements(page)
  const pageClasses = new Set(all.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []))
  return (selector) => {
    const query = queries.get(selector) ?? compileQuery(selector)
    queries.set(selector, query)
    // The build tests 40,000 pairs of page and selector. The names rule out most of them, which saves 1.4 s.
    return query.classes.every((name) => pageClasses.has(name)) && all.some(query.matches)
  }
}

function compileQuery(selector: string) {
  const classes: string[] = []
  const text = selectorParser((root) => {
    root.walk((node) => {
      if (node.type === 'class' && node.parent?.parent?.type === 'root') classes.push(node.value)
      if (!dependsOnState(node)) return
      const [, needed = ':is(*)'] = PSEUDO_ELEMENTS.find(([name]) => name.test(String(node.value))) ?? []
      node.replaceWith(selectorParser.string({ value: needed }))
    })
  }).processSync(selector)
  return { classes, matches: compileSelector(text) }
}

/** Whether the HTML alone cannot decide this part of a selector. */
function dependsOnState(node: Node): boolean {
  if (node.type === 'attribute') return STATE_ATTRIBUTES.test(node.attribute)
  if (node.type !== 'pseudo') return false
  if (node.value !== ':not') return !STATIC_PSEUDO_CLASSES.test(node.value)
  return node.nodes.some((selector) => selector.nodes.some(dependsOnState))
}
