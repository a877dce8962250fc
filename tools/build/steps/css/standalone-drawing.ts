import { Element, Text } from 'domhandler'
import { find, parsePart } from '../../../lib/html.ts'
import { selectable } from '../../../lib/selectable.ts'
import { drawingRules, type DrawingRule } from '../../../lib/svg/drawing-rules.ts'
import { substitute, type Properties } from '../../../lib/svg/theme.ts'

const PRESENTATION = /^(fill|opacity|vector-effect|stroke(-width|-dasharray|-linejoin|-linecap)?)$/
/** Custom properties that forced colors set for drawings, by the names that the file uses. */
const FORCED = ['ink', 'wall', 'line-2', 'stamp', 'paper', 'sheet', 'well', 'line'].map((name) => `--color-${name}`)
const DEPARTMENT = /^--d-(?=wash$|ink$)/

/**
 * Writes a drawing as a `<g>` for an SVG file of its own. A page's rules do not reach into that file, so classes become
 * presentation attributes with the colors of both themes. What forced colors change stays a variable.
 * @param markup one `<svg>` element
 * @param id the id of the `<g>`
 */
export function standaloneDrawing(markup: string, id: string, root = process.cwd()): string {
  const { properties: theme, rules } = drawingRules(root)
  const forced = FORCED.map((name): [string, string] => [name, marked(name, substitute(theme.get(name)!, theme)!)])
  const element = selectable(find(parsePart(markup), 'svg')!)
  element.name = 'g'
  element.attribs = { id, class: element.attribs['class'] ?? '' }
  return print(element, new Map([...theme, ...forced]), rules)
}

function print(node: Element['children'][number], inherited: Properties, rules: readonly DrawingRule[]): string {
  if (node instanceof Text) return node.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (!(node instanceof Element)) return ''
  const properties = new Map(inherited)
  const styles = new Map<string, string>()
  for (const [name, value] of rules.flatMap(({ matches, declarations }) => (matches(node) ? declarations : []))) {
    if (PRESENTATION.test(name)) styles.set(name, value)
    else if (DEPARTMENT.test(name) && value !== 'initial')
      properties.set(name, marked(name.replace(DEPARTMENT, '--image-'), value))
    else if (name.startsWith('--')) properties.set(name, value)
  }
  const attributes = Object.entries(node.attribs).filter(([name]) => name !== 'class')
  for (const [name, value] of styles) {
    const resolved = substitute(value, properties)
    if (resolved) attributes.push([name, resolved.replaceAll('\u00ab', 'var(').replaceAll('\u00bb', ')')])
  }
  const open = `<${node.name}${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}`
  const children = node.children.map((child) => print(child, properties, rules)).join('')
  return children ? `${open}>${children}</${node.name}>` : `${open}/>`
}

/** A `var()` in other brackets, which `substitute` leaves as it is. */
function marked(name: string, fallback: string): string {
  return `\u00ab${name},${fallback}\u00bb`
}
