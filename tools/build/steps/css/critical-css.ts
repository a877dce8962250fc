import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss'
import type { Page } from './page-matcher.ts'

/** Custom properties with one value everywhere, by name. */
export type Constants = ReadonlyMap<string, string>

/** The custom properties that a style sheet sets once, on the root element, to a value without `var()`. */
export function readConstants(sheet: Root): Constants {
  const constants = new Map<string, string>()
  const seen = new Set<string>()
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    const { selector, parent: around } = parent as Rule
    const onRoot =
      /^:root(,\s*:host)?$/.test(selector) && (around?.type === 'root' || (around as AtRule).name === 'layer')
    if (onRoot && !seen.has(prop) && !value.includes('var(')) constants.set(prop, value)
    else constants.delete(prop)
    seen.add(prop)
  })
  return constants
}

/**
 * The rules of a style sheet that a page can use, in the sheet's order, with the custom properties, fonts and keyframes
 * that these use.
 */
export function criticalCss(sheet: Root, page: Page, constants: Constants): string {
  const critical = sheet.clone()
  critical.walkComments((comment) => void comment.remove())
  critical.walkRules((rule) => {
    if (isKeyframe(rule) || definesVariables(rule)) return
    const matching = rule.selectors.filter((selector) => page.canMatch(selector))
    if (!matching.length) rule.remove()
    else if (matching.length < rule.selectors.length) rule.selectors = matching
  })
  const used = usedNames(critical, page.html)
  critical.walkDecls(/^--/, (declaration) => {
    if (definesVariables(declaration.parent as Rule) && !used.has(declaration.prop)) declaration.remove()
  })
  critical.walkAtRules(/^(property|keyframes|font-face)$/, (atRule) => {
    if (!used.has(fontFamily(atRule) ?? atRule.params)) atRule.remove()
  })
  inlineConstants(critical, page.html, constants)
  removeEmpty(critical)
  return critical.toString()
}

/** The names that declarations use, directly or through custom properties. Other words are harmless. */
function usedNames(sheet: Root, html: string): Set<string> {
  const used = new Set(html.match(/--[a-z][\w-]*/g))
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

/** Puts a constant's value where it is used, if it is short or used at most twice. Without this, neither `/` nor
 * `/digital-transformation` fits its round trip. */
function inlineConstants(sheet: Root, html: string, constants: Constants): void {
  const css = sheet.toString()
  const uses = new Map<string, number>()
  for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) uses.set(name!, (uses.get(name!) ?? 0) + 1)
  const inlined = new Map(
    [...constants].filter(
      ([name, value]) =>
        (uses.get(name)! < 3 || value.length < 10) && !css.includes(`var(${name},`) && !html.includes(`var(${name}`),
    ),
  )
  sheet.walkDecls((declaration) => {
    if (inlined.has(declaration.prop)) declaration.remove()
    else
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+)\)/g,
        (use, name: string) => inlined.get(name) ?? use,
      )
  })
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
