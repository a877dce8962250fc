import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import postcss from 'postcss'
import { attribute } from '../html.ts'
import { compileSelector } from '../selectors.ts'
import { readTheme, type Properties } from './svg-theme.ts'

/** A CSS rule for drawings; `weight` is its specificity. */
export type DrawingRule = { matches: (element: Element) => boolean; weight: number; declarations: [string, string][] }

/** The styles of an element: custom properties, and other properties by name. */
export type Style = { properties: Properties; values: Record<string, string> }

const INHERITED = new Set(['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font'])

/** The CSS rules for drawings, sorted by specificity, and the theme's properties. */
export function drawingRules(root: string): { properties: Properties; rules: DrawingRule[] } {
  const { properties, departments } = readTheme(root)
  const rules: DrawingRule[] = []
  const drawings = ['drawings.css', 'charts/charts.css'].map((file) =>
    readFileSync(`${root}/components/drawings/${file}`, 'utf8'),
  )
  for (const css of [departments, ...drawings]) {
    postcss.parse(css).walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name === 'media') return
      const declarations = rule.nodes.flatMap((node): [string, string][] =>
        node.type === 'decl' ? [[node.prop, node.value]] : [],
      )
      for (const selector of rule.selectors)
        rules.push({
          matches: compileSelector(selector),
          weight: (selector.match(/[.[]/g) ?? []).length * 100 + (selector.match(/(^|[\s>])[a-z]/g) ?? []).length,
          declarations,
        })
    })
  }
  // The sort is stable, so of two rules with the same specificity the later one wins.
  return { properties, rules: rules.sort((a, b) => a.weight - b.weight) }
}

/** The styles of an element from its attributes, the rules and the elements around it. */
export function styleOf(element: Element, inherited: Style, rules: DrawingRule[]): Style {
  const properties = new Map(inherited.properties)
  const values = Object.fromEntries(Object.entries(inherited.values).filter(([name]) => INHERITED.has(name)))
  for (const name of [...INHERITED, 'opacity']) {
    const value = attribute(element, name)
    if (value !== undefined) values[name] = value
  }
  for (const { matches, declarations } of rules) {
    if (!matches(element)) continue
    for (const [name, value] of declarations) {
      if (name.startsWith('--')) properties.set(name, value)
      else values[name] = value
    }
  }
  return { properties, values }
}
