import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { attributesTestedBy, canMatch } from './can-match.ts'
import { isTheme } from './states.ts'
import { startOf, type Start } from './nested-rules.ts'
import type { OutlineElement } from './outline.ts'

const parser = selectorParser()

/** A selector, the class and type names that a page must hold for it to match there, and whether it can match an element. */
export type Selector = Start & {
  text: string
  names: string[]
  /** A name that the element itself has; undefined where the selector says none. */
  own?: string
  matches: (element: OutlineElement) => boolean
  /** The attributes that the test looks at, beside classes. */
  attributes: string[]
}

/** A part of the sheet, in its place: what it needs of a page to be of use there, and what it then needs of the sheet. */
export type Unit =
  /** A rule: kept for those of its selectors of which the page holds every name. */
  | { kind: 'rule'; selectors: Selector[]; body: string; uses: string[]; families: string[]; animations: string[] }
  /** The theme's and the defaults' custom properties: each kept when something kept uses it. */
  | {
      kind: 'variables'
      open: string
      declarations: { name: string; text: string; uses: string[]; families: string[]; animations: string[] }[]
    }
  /** `@property`: kept when its property is used. */
  | { kind: 'property'; name: string; text: string }
  /** `@keyframes`: kept when an animation that is used names it. */
  | { kind: 'keyframes'; name: string; text: string; uses: string[] }
  /** `@font-face`: kept when its family is used. */
  | { kind: 'font'; family: string; text: string }
  /** `@layer`, `@media`, `@supports` around further parts: kept when one of them is. */
  | { kind: 'block'; open: string; units: Unit[] }
  /** The order of layers and the like: always kept. */
  | { kind: 'statement'; text: string }

/** A sheet's parts, and the values of the variables that are set in one place, for the whole document. */
export type Sheet = { units: Unit[]; theme: ReadonlyMap<string, string> }

/**
 * Reads a sheet once, so that the rules of each page can be picked from it at little cost.
 * @param beside what is loaded beside it, and may set its variables again
 */
export function indexSheet(css: string | Root, beside?: Root): Sheet {
  const sheet = typeof css === 'string' ? postcss.parse(css) : css
  const set = new Map<string, number>()
  const theme = new Map<string, string>()
  const note = (part: Container<ChildNode>) =>
    part.walkDecls(/^--/, ({ prop }) => void set.set(prop, (set.get(prop) ?? 0) + 1))
  note(sheet)
  for (const node of beside?.nodes ?? [])
    if (node.type === 'atrule' && !isTheme(node)) note(node as Container<ChildNode>)
  sheet.walkRules(/^:root/, (rule) => {
    if (isVariablesRule(rule)) rule.walkDecls(({ prop, value }) => void (set.get(prop) === 1 && theme.set(prop, value)))
  })
  return { units: unitsOf(sheet), theme }
}

function unitsOf(container: Container<ChildNode>): Unit[] {
  const units: Unit[] = []
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') units.push(isVariablesRule(node) ? variablesUnit(node) : ruleUnit(node))
    if (node.type === 'atrule') units.push(atRuleUnit(node))
  }
  return units
}

function atRuleUnit(node: AtRule): Unit {
  // Navigation is the page's, whatever is on it.
  if (node.name === 'view-transition') return { kind: 'statement', text: node.toString() }
  if (!node.nodes) return { kind: 'statement', text: `${node.toString()};` }
  if (node.name === 'property') return { kind: 'property', name: node.params, text: node.toString() }
  if (node.name === 'keyframes')
    return { kind: 'keyframes', name: node.params, text: node.toString(), uses: variablesIn(node.toString()) }
  if (node.name === 'font-face') {
    const family = node.nodes.find(
      (child): child is Declaration => child.type === 'decl' && child.prop === 'font-family',
    )
    return { kind: 'font', family: unquoted(family?.value ?? ''), text: node.toString() }
  }
  return { kind: 'block', open: `@${node.name} ${node.params}`.trimEnd(), units: unitsOf(node as Container<ChildNode>) }
}

/** A rule of custom properties for the whole document or for all elements, as Tailwind writes its theme and its defaults. */
function isVariablesRule(rule: Rule): boolean {
  const declarations = rule.nodes.filter((child) => child.type === 'decl')
  return (
    /^(:root|:host|\*|::?[\w-]+|,|\s)+$/.test(rule.selector) &&
    declarations.length > 0 &&
    declarations.every(({ prop }) => prop.startsWith('--'))
  )
}

function variablesUnit(rule: Rule): Unit {
  const declarations = rule.nodes
    .filter((child): child is Declaration => child.type === 'decl')
    .map((child) => ({ name: child.prop, text: child.toString(), ...referencesOf([child]) }))
  return { kind: 'variables', open: rule.selector, declarations }
}

function ruleUnit(rule: Rule): Unit {
  const declarations: Declaration[] = []
  rule.walkDecls((declaration) => void declarations.push(declaration))
  return {
    kind: 'rule',
    selectors: rule.selectors.map(selectorOf),
    body: rule.toString().slice(rule.selector.length),
    ...referencesOf(declarations),
  }
}

/** A class alone, as most rules have it. */
const CLASS = /^\.((?:[\w-]|\\[^\da-f\s])+)$/i

function selectorOf(text: string): Selector {
  const [, escaped] = CLASS.exec(text) ?? []
  if (escaped) {
    // The parser takes ten times as long.
    const name = escaped.replaceAll('\\', '')
    return {
      text,
      ...startOf(text),
      names: [name],
      own: name,
      matches: ({ classes }) => classes.has(name),
      attributes: [],
    }
  }
  const selector = parser.astSync(text).first
  const last = selector.nodes.findLastIndex(({ type }) => type === 'combinator')
  // What stands in :not(), :is() and the like is no name that a page must hold.
  const own = selector.nodes
    .slice(last + 1)
    .filter(({ type }) => type !== 'pseudo')
    .flatMap(nameOf)[0]
  return {
    text,
    ...startOf(text),
    names: selector.nodes.flatMap(nameOf),
    own,
    matches: canMatch(selector),
    attributes: attributesTestedBy(selector),
  }
}

/** Class names as they are, type names with a `<` before them. */
function nameOf(node: Node): string[] {
  // What is to be in it is named as well.
  if (node.type === 'pseudo' && node.value === ':has' && node.nodes.length === 1)
    return node.nodes[0]!.nodes.flatMap(nameOf)
  return node.type === 'class' ? [node.value] : node.type === 'tag' ? [`<${node.value.toLowerCase()}`] : []
}

function referencesOf(declarations: Declaration[]) {
  const text = declarations.map(({ value }) => value).join(' ')
  // A variable may hold either, whatever its name.
  const animations = declarations
    .filter(({ prop }) => /^(animation(-name)?$|--)/.test(prop))
    .flatMap(({ value }) => value.split(/[\s,]+/))
  const families = declarations
    .filter(({ prop }) => /^(font(-family)?$|--)/.test(prop))
    .flatMap(({ value }) => value.split(',').map(unquoted))
  return { uses: variablesIn(text), animations, families }
}

export function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!)
}

function unquoted(text: string): string {
  return text.trim().replace(/^.*["']([^"']+)["'].*$/, '$1')
}
