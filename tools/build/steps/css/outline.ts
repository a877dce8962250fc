import { decoded } from '../../../../pages/document/entities.ts'

/** An element of a page, as selectors see it. */
export type OutlineElement = {
  tag: string
  classes: ReadonlySet<string>
  attributes: ReadonlyMap<string, string>
  parent?: OutlineElement
  /** The element before it with the same parent. */
  previous?: OutlineElement
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const TAG =
  /<(?:(script|style)\b([^>]*)>[^]*?<\/\1>|!--[^]*?-->|![^>]*>|\/([a-z][\w-]*)\s*>|([a-z](?:[^">]|"[^"]*")*)>)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g
/** More shapes than a large site has; a sign that its pages share little. */
const MOST_SHAPES = 100_000

/** An element of one page or of many: where it stands, its tag, classes and tested attributes are the same on all of them. */
export type Shape<Note> = OutlineElement & {
  /** What is found out about it once, for all pages. */
  note?: Note
  first?: Map<string, Shape<Note>>
  next?: Map<string, Shape<Note>>
}

type Tag = Pick<OutlineElement, 'tag' | 'classes' | 'attributes'> & { key: string; closed: boolean }
type Place<Note> = { shape: Shape<Note>; last?: Shape<Note> | undefined }

/** The elements of pages, each shape once: most of a page, its header and footer above all, is as on the pages before. */
export class Outlines<Note = never> {
  #isTested: (attribute: string) => boolean
  #tags = new Map<string, Tag>()
  #top: Shape<Note> = { tag: '', classes: new Set(), attributes: new Map() }

  /** @param isTested whether an attribute, beside class, tells shapes apart */
  constructor(isTested: (attribute: string) => boolean = () => true) {
    this.#isTested = isTested
  }

  /** The shapes of a page's elements in order. For HTML as React writes it: each element closed, attributes in double quotation marks. */
  of(html: string): Set<Shape<Note>> {
    if (this.#tags.size > MOST_SHAPES) {
      this.#tags.clear()
      this.#top = { ...this.#top, first: new Map() }
    }
    const shapes = new Set<Shape<Note>>()
    const open: Place<Note>[] = [{ shape: this.#top }]
    const add = (text: string, childless: boolean) => {
      const tag = this.#tagOf(text)
      const place = open.at(-1)!
      const shape = this.#shapeAt(place, open.length > 1, tag)
      place.last = shape
      shapes.add(shape)
      if (!childless && !tag.closed) open.push({ shape })
    }
    for (const [, raw, rawAttributes, closing, opening] of html.matchAll(TAG)) {
      if (raw) add(raw + rawAttributes!, true)
      else if (opening) add(opening, false)
      else if (closing) {
        const at = open.findLastIndex(({ shape }) => shape.tag === closing.toLowerCase())
        if (at > 0) open.length = at
      }
    }
    return shapes
  }

  #shapeAt({ shape, last }: Place<Note>, within: boolean, { key, tag, classes, attributes }: Tag): Shape<Note> {
    const known = last ? (last.next ??= new Map()) : (shape.first ??= new Map())
    let found = known.get(key)
    if (!found)
      known.set(
        key,
        (found = {
          tag,
          classes,
          attributes,
          ...(within && { parent: shape }),
          ...(within && last && { previous: last }),
        }),
      )
    return found
  }

  #tagOf(text: string): Tag {
    const known = this.#tags.get(text)
    if (known) return known
    const [, name, rest] = /^([a-z][\w-]*)([^]*)$/i.exec(text)!
    const all = attributesIn(rest!.replace(/\/$/, ''))
    const attributes = new Map([...all].filter(([attribute]) => attribute === 'class' || this.#isTested(attribute)))
    const tag = name!.toLowerCase()
    const made: Tag = {
      key: [tag, ...[...attributes].flat()].join('\0'),
      tag,
      attributes,
      classes: new Set((attributes.get('class') ?? '').split(/\s+/)),
      closed: text.endsWith('/') || VOID.has(tag),
    }
    this.#tags.set(text, made)
    return made
  }
}

function attributesIn(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) attributes.set(name!.toLowerCase(), decoded(value ?? ''))
  return attributes
}
