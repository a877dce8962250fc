import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import { hex } from '../../../../components/ui/contrast.ts'

/**
 * Takes out of a compiled sheet what the browsers that the site is built for do not need, and writes colours as the bytes
 * that screens show: every page carries its part of this sheet.
 */
export function compactSheet(css: string): string {
  const sheet = postcss.parse(css)
  unwrapColorMix(sheet)
  sheet.walkRules(dropRepetitions)
  const set = variablesSet(sheet)
  sheet.walkDecls((declaration) => void (declaration.value = compactValue(settled(declaration.value, set))))
  sheet.walkAtRules('media', (media) => {
    media.params = compactValue(media.params.replace(/^not all and \(width>=([^()]+)\)$/, '(width<$1)'))
  })
  return sheet.toString()
}

/** Every browser that knows light-dark() knows color-mix(): the simpler colour before it is never shown. */
function unwrapColorMix(sheet: Root): void {
  sheet.walkAtRules('supports', (condition: AtRule) => {
    if (!condition.params.startsWith('(color:color-mix(')) return
    const [before, rule] = [condition.prev(), condition.first]
    if (before?.type === 'rule' && rule?.type === 'rule' && before.selector === rule.selector) {
      const mixed = new Set(declarationsOf(rule).map(({ prop }) => prop))
      for (const declaration of declarationsOf(before)) if (mixed.has(declaration.prop)) declaration.remove()
      if (!before.nodes.length) before.remove()
    }
    condition.replaceWith(condition.nodes ?? [])
  })
}

/** What a rule says twice, and prefixed again what it says without. Safari wants the prefix where the shorthand has several values. */
function dropRepetitions(rule: Rule): void {
  const later = new Set<string>()
  for (const declaration of declarationsOf(rule).reverse()) {
    const { prop, value } = declaration
    const plain =
      prop.startsWith('-webkit-text-decoration') && !value.includes(' ') ? prop.slice('-webkit-'.length) : prop
    if (later.has(`${plain}:${value}`)) declaration.remove()
    later.add(`${prop}:${value}`)
  }
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl')
}

/** The custom properties that the sheet sets: true for those that it sets in one place, for the whole document. */
function variablesSet(sheet: Root): Map<string, boolean> {
  const set = new Map<string, boolean>()
  sheet.walkDecls(
    /^--/,
    ({ prop, parent }) =>
      void set.set(
        prop,
        !set.has(prop) && parent?.type === 'rule' && /^:root(,\s*:host)?$/.test((parent as Rule).selector),
      ),
  )
  return set
}

/** A value without what stands in for variables that are always set, and without those that never are. */
function settled(value: string, set: ReadonlyMap<string, boolean>): string {
  return value.replace(/var\((--[\w-]+)\s*,\s*([^()]*)\)/g, (text, name: string, instead: string) => {
    if (!set.has(name)) return instead
    return set.get(name) ? `var(${name})` : text
  })
}

const STRING_OR_SHORTER = /"[^"]*"|'[^']*'|oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)|,\s+/g

/** A value in fewer bytes, its colours as screens show them. */
export function compactValue(value: string): string {
  return value.replace(STRING_OR_SHORTER, (text, lightness?: string, chroma?: string, hue?: string) => {
    if (lightness) return hex([Number(lightness) / 100, Number(chroma), Number(hue)])
    return text.startsWith(',') ? ',' : text
  })
}
