import { Element, Text } from 'domhandler'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { compactValue } from './compact-sheet.ts'
import { readSheet, toElement, type Rule } from '../../../lib/svg/resolve-svg-styles.ts'
import { substitute, type Properties } from '../../../lib/svg/theme.ts'

const PRESENTATION = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'vector-effect',
])
/** What forced colours set again for a drawing: tokens, and a department's own two by names that no department sets. */
const FORCED = ['ink', 'wall', 'line-2', 'stamp', 'paper', 'sheet', 'well', 'line'].map((name) => `--color-${name}`)
const DEPARTMENT = /^--d-(?=wash$|ink$)/

/**
 * A drawing as a group for a file of its own, to be shown by `<use>`. No sheet of a page reaches in there: classes become
 * attributes, in the colours of both themes. What forced colours change stays a variable.
 * @param markup one `<svg>` element
 * @param id the group's name in the file
 */
export function standaloneDrawing(markup: string, id: string, root = process.cwd()): string {
  const { properties, rules } = readSheet(root)
  const named: Properties = new Map([
    ...properties,
    ...FORCED.map((name): [string, string] => [name, `\u00ab${name}\u00bb`]),
  ])
  const svg = toElement(
    parseFragment(markup).childNodes.find((node) => node.nodeName === 'svg') as DefaultTreeAdapterTypes.Element,
  )
  const [own, values] = styleOf(svg, named, rules)
  return `<g id="${id}"${attributes(values, own, properties)}>${svg.children.map((child) => print(child, own, rules, properties)).join('')}</g>`
}

function print(
  node: Element['children'][number],
  around: Properties,
  rules: readonly Rule[],
  theme: Properties,
): string {
  if (node instanceof Text) return node.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (!(node instanceof Element)) return ''
  const [own, values] = styleOf(node, around, rules)
  const open = `<${node.name}${Object.entries(node.attribs)
    .filter(([name]) => name !== 'class')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}${attributes(values, own, theme)}`
  const inside = node.children.map((child) => print(child, own, rules, theme)).join('')
  return inside ? `${open}>${inside}</${node.name}>` : `${open}/>`
}

/** The custom properties at an element, and what rules say of it itself; the rest it inherits in the file too. */
function styleOf(element: Element, around: Properties, rules: readonly Rule[]): [Properties, Map<string, string>] {
  const [properties, values] = [new Map(around), new Map<string, string>()]
  for (const { matches, declarations } of rules) {
    if (!matches(element)) continue
    for (const [name, value] of declarations) {
      if (DEPARTMENT.test(name))
        properties.set(
          name,
          value === 'initial' ? value : `\u00ab${name.replace(DEPARTMENT, '--apart-')},${value}\u00bb`,
        )
      else if (name.startsWith('--')) properties.set(name, value)
      else if (PRESENTATION.has(name)) values.set(name, value)
    }
  }
  return [properties, values]
}

function attributes(values: ReadonlyMap<string, string>, properties: Properties, theme: Properties): string {
  return [...values]
    .map(([name, value]) => {
      const text = substitute(value, properties)?.replace(
        /\u00ab(--[\w-]+),?(.*?)\u00bb/g,
        (_, variable: string, own: string) => `var(${variable},${own || substitute(theme.get(variable)!, theme)})`,
      )
      return text === undefined
        ? ''
        : ` ${name}="${compactValue(text.replace(/oklch\((0?\.\d+|1) /g, (_, share: string) => `oklch(${+(Number(share) * 100).toFixed(3)}% `))}"`
    })
    .join('')
}
