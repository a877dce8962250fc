import { attributeName, getAttribute, classesOf, textOf } from '../page/dom.ts'
import type { DomElement } from '../page/dom.ts'
import { headingLevel, isCallToAction, isPictured } from '../page/elements.ts'
import { parseJson } from '../page/page.ts'
import { normalValue, parseCss, declaredValues } from '../page/styles.ts'
import { isGeneratedId, isNoise, stableAddress } from '../site/noise.ts'
import type { Kind } from '../report.ts'
import { onlyOn, type Difference, type PageVersions, type Side } from './found-change.ts'
import { linkKey } from './broken-links.ts'
import type { Match } from './match.ts'
import { hunks } from './pairing.ts'

/** The name of the widget that an element is the root of: an island, or a custom element. */
export function widgetName(element: DomElement): string | undefined {
  return getAttribute(element, 'data-island') ?? (element.tagName.includes('-') ? element.tagName : undefined)
}

/** The differences between an element before and after; of one that only one side has, what it means. */
export function differencesOf({ base, head }: Pick<Match, Side>, pages: PageVersions): Difference[] {
  if (base && head) return compareElement(base, head, pages)
  return base ? wrapper(base, 'base') : head ? wrapper(head, 'head') : []
}

/** The differences between an element before and after: tag, widget, id, classes, styles, attributes and link. */
export function compareElement(base: DomElement, head: DomElement, pages: PageVersions): Difference[] {
  const found: Difference[] = []
  const add = (kind: Kind, before = '', after = '', name?: string) => {
    if (before !== after) found.push({ kind, before, after, in: name })
  }
  const [level, newLevel] = [headingLevel(base), headingLevel(head)]
  if (level && newLevel && level !== newLevel) add('heading-level', `h${level}`, `h${newLevel}`)
  else add('structure', base.tagName, head.tagName)
  const [widget, newWidget] = [widgetName(base), widgetName(head)]
  add('widget', widget, newWidget, 'widget')
  if (widget === newWidget)
    for (const { path, before, after } of compareJson(propsOf(base), propsOf(head)))
      add('widget', before, after, path ? `${newWidget}: ${path}` : newWidget)
  add('anchor', attributeValue(base, 'id'), attributeValue(head, 'id'))
  const [had, has] = [classesOf(base), classesOf(head)]
  const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name)).join(' ')
  add('style', without(had, has), without(has, had), 'class')
  const [oldStyle, newStyle] = [declarations(base), declarations(head)]
  for (const property of Object.keys({ ...oldStyle, ...newStyle })) {
    const [was = '', is = ''] = [oldStyle[property], newStyle[property]]
    if (normalValue(was, property) !== normalValue(is, property)) add('style', was, is, property)
  }
  for (const name of new Set([...base.attrs, ...head.attrs].map(attributeName)))
    if (!isComparedElsewhere(head, name)) add('attribute', attributeValue(base, name), attributeValue(head, name), name)
  const [href, newHref] = [base, head].map((element) => getAttribute(element, 'href') ?? '') as [string, string]
  if (/^(a|area)$/.test(head.tagName) && linkKey(href, pages.base) !== linkKey(newHref, pages.head))
    add(isCallToAction(head) ? 'cta' : 'link', href, newHref)
  return found
}

/** What an element means that only one side has around the same words; nothing for a box without attributes. */
function wrapper(element: DomElement, side: Side): Difference[] {
  const widget = widgetName(element)
  if (widget) return [{ kind: 'widget', in: 'widget', ...onlyOn(side, widget) }]
  const href = getAttribute(element, 'href')
  if (href) return [{ kind: isCallToAction(element) ? 'cta' : 'link', ...onlyOn(side, href) }]
  const classes = getAttribute(element, 'class')
  if (element.tagName === 'span' && classes) return [{ kind: 'style', in: 'class', ...onlyOn(side, classes) }]
  const bare = element.attrs.every(({ name, value }) => isNoise(name) || !value)
  return bare && /^(div|span|tbody)$/.test(element.tagName)
    ? []
    : [{ kind: 'structure', ...onlyOn(side, element.tagName) }]
}

/** Whether an attribute is a kind of its own, part of a link or picture, the text of a button, or noise. */
function isComparedElsewhere(element: DomElement, name: string): boolean {
  const { tagName } = element
  if (isNoise(name) || /^(id|class|style)$/.test(name)) return true
  if (/^(a|area)$/.test(tagName)) return name === 'href'
  if (/^(img|source)$/.test(tagName)) return /^(src|srcset|alt)$/.test(name)
  if (name === 'value') return isCallToAction(element)
  const isLabel = tagName === 'svg' || isPictured(element) || (isCallToAction(element) && !textOf(element))
  return name === 'aria-label' && isLabel
}

function declarations(element: DomElement): Partial<Record<string, string>> {
  return declaredValues(parseCss(getAttribute(element, 'style') ?? ''))
}

function propsOf(element: DomElement): unknown {
  return parseJson(getAttribute(element, 'data-props') ?? 'null')
}

function attributeValue(element: DomElement, name: string): string {
  const text = getAttribute(element, name)?.replace(/\s+/g, ' ').trim()
  if (text === undefined) return ''
  // The value of a boolean attribute is its name.
  if (text === '' && !/^(alt|value|title|aria-|content)/.test(name)) return name
  const isOwn = (word: string) => !isGeneratedId(word.replace(/^url\(#|^#|\)$/g, ''))
  return stableAddress(text).split(' ').filter(isOwn).join(' ')
}

/** A key as steps: `bands[2].price` is bands, 2, price. */
export type KeyPath = (string | number)[]

/** A key path as reports name it: `bands[2].price`, `["a.b"].c`. */
function nameOfKey(keys: Readonly<KeyPath>): string {
  return keys.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    if (key === '' || /[.[\]]/.test(key)) return `${name}[${JSON.stringify(key)}]`
    return name ? `${name}.${key}` : key
  }, '')
}

/** A value that differs between two JSON documents, with its path: `offers[0].price`. */
interface JsonDifference {
  path: string
  keys: KeyPath
  before: string
  after: string
  /** The values themselves; undefined where there is none. */
  was: unknown
  is: unknown
}

/** Compares two JSON values. The order of keys is ignored; an entry inserted into a list does not change the others. */
export function compareJson(base: unknown, head: unknown, keys: KeyPath = []): JsonDifference[] {
  if (stable(base) === stable(head)) return []
  if (Array.isArray(base) && Array.isArray(head)) {
    return hunks(base.map(stable), head.map(stable)).flatMap(({ base: [b, bEnd], head: [h, hEnd] }) =>
      Array.from({ length: Math.max(bEnd - b, hEnd - h) }, (_, at) => {
        const before: unknown = b + at < bEnd ? base[b + at] : undefined
        const after: unknown = h + at < hEnd ? head[h + at] : undefined
        return compareJson(before, after, [...keys, h + at < hEnd ? h + at : b + at])
      }).flat(),
    )
  }
  if (isRecord(base) && isRecord(head)) {
    const names = new Set([...Object.keys(base), ...Object.keys(head)])
    return [...names].flatMap((key) => compareJson(base[key], head[key], [...keys, key]))
  }
  return [{ path: nameOfKey(keys), keys, before: plain(base), after: plain(head), was: base, is: head }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as text that does not depend on the order of keys. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (isRecord(value)) {
    const keys = Object.keys(value).sort()
    return `{${keys.map((key) => `${JSON.stringify(key)}:${stable(value[key])}`).join(',')}}`
  }
  return JSON.stringify(typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value) ?? ''
}

function plain(value: unknown): string {
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}
