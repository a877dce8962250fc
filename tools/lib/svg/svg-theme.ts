import { readFileSync } from 'node:fs'
import postcss, { list } from 'postcss'
import type { Oklch } from '../../../components/ui/contrast.ts'

/** Light is drafting paper, dark is cyanotype. */
export type Theme = 'light' | 'dark'

/** The custom properties of an element, by name, as written in the style sheet. */
export type Properties = ReadonlyMap<string, string>

/** The custom properties of `theme.css`, and its class rules for departments as CSS. */
export function readTheme(root: string): { properties: Properties; departments: string } {
  const sheet = postcss.parse(readFileSync(`${root}/components/ui/theme.css`, 'utf8'))
  const properties = new Map<string, string>()
  const departments: string[] = []
  sheet.walkDecls(/^--/, (declaration) => {
    const { parent } = declaration
    if (parent?.type === 'rule' && parent.selector.startsWith('.')) return
    properties.set(declaration.prop, declaration.value)
  })
  sheet.walkRules(/^\./, (rule) => void departments.push(rule.toString()))
  return { properties, departments: departments.join('\n') }
}

/**
 * Resolves a CSS colour: `oklch()`, `var()`, `light-dark()` or `color-mix(in oklab, …)`. Undefined for no colour.
 * @throws if it is written in another way
 */
export function readColour(value: string, properties: Properties, theme: Theme): Oklch | undefined {
  const text = substitute(value, properties)
  if (text === undefined || ['none', 'transparent', ''].includes(text)) return undefined
  const [name, parts] = call(text)
  switch (name) {
    case 'oklch': {
      const [lightness, chroma, hue] = text.slice(6, -1).trim().split(/\s+/).map(Number)
      return [lightness!, chroma!, hue!]
    }
    case 'light-dark':
      return readColour(parts[theme === 'light' ? 0 : 1]!, properties, theme)
    case 'color-mix': {
      const [, share] = /\s([\d.]+)%$/.exec(parts[1]!) ?? [undefined, '50']
      const [first, second] = [parts[1]!.replace(/\s[\d.]+%$/, ''), parts[2]!].map((part) =>
        readColour(part, properties, theme),
      )
      return first && second ? mix(first, second, Number(share) / 100) : (first ?? second)
    }
    default:
      throw new Error(
        `The colour "${value}" cannot be drawn outside a browser. Write it with oklch(), var(), light-dark() ` +
          'or color-mix().',
      )
  }
}

/** The value with every var() replaced; undefined if a property has neither a value nor a fallback. */
export function substitute(value: string, properties: Properties): string | undefined {
  const start = value.indexOf('var(')
  if (start < 0) return value.trim()
  const end = closingBracket(value, start + 3)
  const [name, ...fallback] = list.comma(value.slice(start + 4, end))
  const propertyValue = properties.get(name!)
  const found =
    propertyValue === undefined || propertyValue === 'initial' ? fallback.join(',') || undefined : propertyValue
  return found === undefined
    ? undefined
    : substitute(value.slice(0, start) + found.trim() + value.slice(end + 1), properties)
}

/** Parses a function call into its name and arguments. */
function call(text: string): [name: string, parts: string[]] {
  const open = text.indexOf('(')
  return open < 0 ? [text, []] : [text.slice(0, open), list.comma(text.slice(open + 1, -1))]
}

function closingBracket(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return at
  }
  return text.length
}

/** Mixes two colours in OKLab, as browsers do. */
function mix(first: Oklch, other: Oklch, share: number): Oklch {
  const lab = ([lightness, chroma, hue]: Oklch) =>
    [lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)] as const
  const [l, a, b] = lab(first).map((value, at) => value * share + lab(other)[at]! * (1 - share)) as [
    number,
    number,
    number,
  ]
  return [l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
}
