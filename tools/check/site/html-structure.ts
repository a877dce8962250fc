/** An element in rendered HTML that is invalid or empty. */
export type HtmlFault = {
  kind: 'nesting' | 'empty'
  /** The element that is wrong; `widget` if a tag of the author shows nothing at all. */
  element: string
  /** The element that it cannot be in; the same one if it is empty. */
  parent: string
  /** The author's tags around the parent, and those between the parent and the element; outermost first. */
  outer: readonly number[]
  inner: readonly number[]
  /** The nearest text of the author. */
  text: number | undefined
}

/** The characters of the private use area that mark the author's texts and tags in rendered HTML. */
const MARKS = { text: 0xf0000, tag: 0x100000 } as const

/** The character at the end of a text of the author. */
export const textMark = (index: number): string => String.fromCodePoint(MARKS.text + index)

/** The characters before and after what a tag of the author renders. */
export const tagMarks = (index: number): [string, string] => [
  String.fromCodePoint(MARKS.tag + 2 * index),
  String.fromCodePoint(MARKS.tag + 2 * index + 1),
]

const setOf = (names: string) => new Set(names.split(' '))

const VOID = setOf('area base br col embed hr img input link meta source track wbr')

/** Elements that cannot be inside a line of text. */
const BLOCKS = setOf(
  'address article aside blockquote caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre search section summary table tbody td tfoot th thead tr ' +
    'ul',
)

/** Elements that contain only a line of text. */
const INLINE_PARENTS = setOf(
  'abbr b bdi bdo button cite code dfn em h1 h2 h3 h4 h5 h6 i kbd label mark output p pre q s samp small span strong ' +
    'sub sup time u var',
)

/** Elements that may contain whatever the element around them may. */
const TRANSPARENT = setOf('a del ins map')

/** The only children that these elements may have. */
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: setOf('li'),
  ol: setOf('li'),
  dl: setOf('dt dd div'),
  table: setOf('caption colgroup thead tbody tfoot tr'),
  thead: setOf('tr'),
  tbody: setOf('tr'),
  tfoot: setOf('tr'),
  tr: setOf('td th'),
  colgroup: setOf('col'),
}

/** The only parents that these elements may have. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: setOf('ul ol menu'),
  dt: setOf('dl div'),
  dd: setOf('dl div'),
  tr: setOf('table thead tbody tfoot'),
  td: setOf('tr'),
  th: setOf('tr'),
  summary: setOf('details'),
  figcaption: setOf('figure'),
}

/** Elements that cannot contain each other. */
const INTERACTIVE = setOf('a button')

/** Elements that need words. */
const NEEDS_WORDS = setOf('a button h1 h2 h3 h4 h5 h6')

type Open = { name: string; tags: readonly number[]; hasWords: boolean; index: number }

/** Faults in HTML as React prints it, with the author's marks: what browsers would move, and elements without words. */
export function htmlFaults(html: string): HtmlFault[] {
  const faults: HtmlFault[] = []
  const open: Open[] = []
  const tags: number[] = []
  const add = (kind: HtmlFault['kind'], element: string, parent: Open, index: number) => {
    const outer = parent.tags
    faults.push({
      kind,
      element,
      parent: parent.name,
      outer,
      inner: tags.slice(outer.length),
      text: textNear(html, index),
    })
  }
  /** For each open tag of the author, whether it shows anything. */
  const shows: boolean[] = []
  const recordWords = () => {
    for (const element of open) element.hasWords = true
    shows.fill(true)
  }
  let svgDepth = 0
  for (const { 0: token, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TOKEN)) {
    if (!token.startsWith('<')) {
      for (const character of token) {
        const code = character.codePointAt(0)!
        if (code >= MARKS.tag) {
          if ((code - MARKS.tag) % 2) {
            if (!shows.pop())
              faults.push({
                kind: 'empty',
                element: 'widget',
                parent: 'widget',
                outer: [...tags],
                inner: [],
                text: undefined,
              })
            tags.pop()
          } else {
            tags.push((code - MARKS.tag) / 2)
            shows.push(false)
          }
        }
      }
      const text = token.replace(/[\u{f0000}-\u{10ffff}\s]/gu, '')
      if (!text || svgDepth) continue
      recordWords()
      const parent = open.at(-1)
      if (parent && Object.hasOwn(CHILDREN, parent.name)) add('nesting', 'text', parent, index)
      continue
    }
    if (name === 'svg' || VOID.has(name)) shows.fill(true)
    if (name === 'svg') svgDepth += slash ? -1 : 1
    if (/\s(aria-label|alt|title)="[^"]/.test(attributes)) recordWords()
    if (svgDepth || name === 'svg' || name === 'script' || name === 'template') continue
    if (slash) {
      const closed = open.pop()!
      if (NEEDS_WORDS.has(closed.name) && !closed.hasWords) add('empty', closed.name, closed, closed.index)
      continue
    }
    const parent = parentThatForbids(name, open)
    if (parent) add('nesting', name, parent, index)
    const hasWords = /\s(aria-label|aria-labelledby|title)="[^"]/.test(attributes)
    if (!VOID.has(name)) open.push({ name, tags: [...tags], hasWords, index })
  }
  return faults
}

/** A tag with its slash, name and attributes, or a text. React escapes > in attributes. */
const TOKEN = /<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/g

/** The nearest open element in which another cannot be. */
function parentThatForbids(name: string, open: readonly Open[]): Open | undefined {
  const parent = open.at(-1)
  if (!parent) return undefined
  if (Object.hasOwn(CHILDREN, parent.name) && !CHILDREN[parent.name]!.has(name)) return parent
  if (Object.hasOwn(PARENTS, name) && !PARENTS[name]!.has(parent.name)) return parent
  if (INTERACTIVE.has(name)) {
    const other = open.findLast((candidate) => INTERACTIVE.has(candidate.name))
    if (other) return other
  }
  const around = open.findLast((candidate) => !TRANSPARENT.has(candidate.name))
  return BLOCKS.has(name) && around && INLINE_PARENTS.has(around.name) ? around : undefined
}

/** The first text of the author from an offset on, or else the last one before it. */
function textNear(html: string, index: number): number | undefined {
  const after = /[\u{f0000}-\u{fffff}]/u.exec(html.slice(index))?.[0]
  const nearest =
    after ??
    html
      .slice(0, index)
      .match(/[\u{f0000}-\u{fffff}]/gu)
      ?.at(-1)
  return nearest === undefined ? undefined : nearest.codePointAt(0)! - MARKS.text
}
