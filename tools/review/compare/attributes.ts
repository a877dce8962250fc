import { attribute, classesOf, type Element } from '../page/dom.ts'
import { normalValue, parseCss } from '../page/styles.ts'
import { isMachineId, isNoise, stableAddress } from '../site/noise.ts'
import type { Kind } from '../report.ts'

/** A difference of an element before and after. */
export interface ElementDifference {
  kind: Kind
  before: string
  after: string
  /** The name of the attribute or property, if there is one. */
  name?: string
}

/** Attributes that are compared in another way: as a kind of their own, as a link, a picture or a drawing's label. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  a: /^href$/,
  area: /^href$/,
  img: /^(src|srcset|alt)$/,
  source: /^(src|srcset)$/,
  svg: /^aria-label$/,
}

/** The attributes in which two elements differ: values, classes, style properties and the id. */
export function compareAttributes(base: Element, head: Element): ElementDifference[] {
  const found: ElementDifference[] = []
  const add = (kind: Kind, before = '', after = '', name?: string) => {
    if (before !== after) found.push({ kind, before, after, ...(name && { name }) })
  }
  const [oldId, newId] = [base, head].map((element) => attribute(element, 'id') ?? '')
  add('anchor', isMachineId(oldId!) ? '' : oldId, isMachineId(newId!) ? '' : newId)
  const [had, has] = [classesOf(base), classesOf(head)]
  const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name)).join(' ')
  add('style', without(had, has), without(has, had), 'class')
  const [was, is] = [declarations(base), declarations(head)]
  for (const property of new Set([...was.keys(), ...is.keys()]))
    add('style', was.get(property), is.get(property), property)
  for (const name of new Set(
    [...base.attrs, ...head.attrs].map(({ name, prefix }) => [prefix, name].filter(Boolean).join(':')),
  )) {
    if (isNoise(name) || /^(id|class|style)$/.test(name) || ELSEWHERE[head.tagName]?.test(name)) continue
    add('attribute', valueOf(base, name), valueOf(head, name), name)
  }
  return found
}

function declarations(element: Element): Map<string, string> {
  const found = new Map<string, string>()
  parseCss(attribute(element, 'style') ?? '').walkDecls(({ prop, value }) => void found.set(prop, normalValue(value)))
  return found
}

function valueOf(element: Element, name: string): string {
  const text = attribute(element, name)?.replace(/\s+/g, ' ').trim()
  if (text === undefined) return ''
  // The value of a boolean attribute is its name.
  if (text.toLowerCase() === name || (text === '' && !/^(alt|value|title|aria-|content)/.test(name))) return name
  if (/^(src|poster|data|action|formaction|cite|href)$/.test(name)) return stableAddress(text)
  return text
    .split(' ')
    .filter((word) => !isMachineId(word.replace(/^url\(#|^#|\)$/g, '')))
    .join(' ')
}
