import { attribute, classesOf, type Element } from '../page/dom.ts'
import { isMachineId, isNoise, stableAddress, stableClass } from '../site/noise.ts'
import type { Kind } from '../report.ts'

/** A difference of an element before and after. */
export interface ElementDifference {
  kind: Kind
  before: string
  after: string
  /** The name of the attribute or property, if there is one. */
  name?: string
}

/** Attributes that have a kind of their own. */
const ELSEWHERE: Record<string, readonly string[]> = {
  '*': ['id', 'class', 'style'],
  a: ['href'],
  area: ['href'],
  img: ['src', 'srcset', 'alt'],
  source: ['src', 'srcset'],
  svg: [
    'aria-label',
    'viewbox',
    'viewBox',
    'preserveAspectRatio',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  meta: ['content'],
}
const REFERENCES = new Set(
  `for form headers list popovertarget commandfor name aria-labelledby aria-describedby aria-controls aria-owns
  aria-activedescendant aria-details aria-errormessage aria-flowto fill stroke clip-path mask filter xlink:href`.split(
    /\s+/,
  ),
)
const ADDRESSES = new Set(['src', 'poster', 'data', 'action', 'formaction', 'cite', 'href'])

/** The attributes in which two elements differ: values, classes, style properties and the id. */
export function compareAttributes(base: Element, head: Element): ElementDifference[] {
  return [
    ...compareId(base, head),
    ...compareClasses(base, head),
    ...compareStyles(base, head),
    ...compareValues(base, head),
  ]
}

function compareId(base: Element, head: Element): ElementDifference[] {
  const ids = [base, head].map((element) => attribute(element, 'id') ?? '').map((id) => (isMachineId(id) ? '' : id))
  return ids[0] === ids[1] ? [] : [{ kind: 'anchor', before: ids[0]!, after: ids[1]! }]
}

function compareClasses(base: Element, head: Element): ElementDifference[] {
  const before = new Map(classesOf(base).map((name) => [stableClass(name), name]))
  const after = new Map(classesOf(head).map((name) => [stableClass(name), name]))
  const gone = [...before].filter(([name]) => !after.has(name)).map(([, name]) => name)
  const came = [...after].filter(([name]) => !before.has(name)).map(([, name]) => name)
  return gone.length || came.length
    ? [{ kind: 'style', before: gone.join(' '), after: came.join(' '), name: 'class' }]
    : []
}

function compareStyles(base: Element, head: Element): ElementDifference[] {
  const before = declarations(attribute(base, 'style') ?? '')
  const after = declarations(attribute(head, 'style') ?? '')
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((property) => before.get(property) !== after.get(property))
    .map((property) => ({
      kind: 'style',
      before: before.get(property) ?? '',
      after: after.get(property) ?? '',
      name: property,
    }))
}

function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>()
  // Semicolons inside quotes and parentheses (data: URLs) do not separate declarations.
  for (const declaration of style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? []) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim()
    if (colon > 0)
      found.set(
        property.startsWith('--') ? property : property.toLowerCase(),
        declaration
          .slice(colon + 1)
          .replace(/\s+/g, ' ')
          .replace(/\s*([,()/])\s*/g, '$1')
          .trim(),
      )
  }
  return found
}

function compareValues(base: Element, head: Element): ElementDifference[] {
  const names = [
    ...new Set([...base.attrs, ...head.attrs].map(({ name, prefix }) => (prefix ? `${prefix}:${name}` : name))),
  ]
  return names
    .filter(
      (name) =>
        !isNoise(name) &&
        !ELSEWHERE['*']!.includes(name) &&
        !(base.tagName === head.tagName && ELSEWHERE[head.tagName]?.includes(name)),
    )
    .filter((name) => !(name === 'href' && /^(a|area)$/.test(head.tagName)))
    .map((name) => ({ kind: 'attribute' as const, name, before: valueOf(base, name), after: valueOf(head, name) }))
    .filter(({ before, after }) => before !== after)
}

function valueOf(element: Element, name: string): string {
  const value = attribute(element, name)
  if (value === undefined) return ''
  // The value of a boolean attribute is its name.
  if (value === '' && !/^(alt|value|title|aria-|content)/.test(name)) return name
  const text = value.replace(/\s+/g, ' ').trim()
  if (value.toLowerCase() === name) return name
  if (REFERENCES.has(name))
    return text
      .split(' ')
      .map((id) => (isMachineId(id.replace(/^url\(#|^#|\)$/g, '')) ? '' : id))
      .join(' ')
      .trim()
  return ADDRESSES.has(name) ? stableAddress(text) : text
}
