import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss'
import type { Root as PageTree } from 'hast'
import { elements } from '../../../lib/html.ts'
import { pageMatcher } from './page-matcher.ts'

/** Rules that the first view does not need. The whole sheet, which each page loads without waiting for it, has them. */
const LATER = /^(print|\(forced-colors:)/

/**
 * The rules of a style sheet that a page needs on a screen, in the sheet's order, with the custom properties, fonts and
 * keyframes that these use.
 */
export function criticalCss(sheet: Root, page: PageTree): string {
  const canMatch = pageMatcher(page)
  const critical = sheet.clone()
  critical.walkComments((comment) => void comment.remove())
  critical.walkAtRules('media', (media) => {
    if (LATER.test(media.params)) media.remove()
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
 * The names that declarations and attributes use, directly or through custom properties. Other words are harmless.
 */
function usedNames(sheet: Root, page: PageTree): Set<string> {
  const values = elements(page).flatMap(({ properties }) => Object.values(properties).map(String))
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
