import type { Element, Root } from 'hast'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { attribute, elements } from '../../../lib/html.ts'
import { compileSelector } from '../../../lib/selectors.ts'

/** What browsers and the page's script set before any widget hydrates. A widget that hydrates loads the whole sheet. */
const SET_LATER = /^(open|data-theme|data-hydrated)$/
/** Pseudo-classes that the HTML alone decides. */
const STATIC =
  /^:(root|is|where|not|has|first-child|last-child|nth-child|nth-last-child|first-of-type|last-of-type|only-child|disabled)$/
/** What an element needs to have these pseudo-elements. */
const PSEUDO_ELEMENTS: readonly [RegExp, selector: string][] = [
  [/^::placeholder$/, '[placeholder]'],
  [/^::file-selector-button$/, '[type=file]'],
  [/^::-webkit-search-/, '[type=search]'],
  [/^::-webkit-(inner|outer)-spin/, '[type=number]'],
  [/^::-webkit-(date|calendar)/, ':is([type^=date],[type=time],[type=month],[type=week])'],
]

/** The class names that a page must have, and a test of an element, by selector. */
const queries = new Map<string, { classes: string[]; matches: (element: Element) => boolean }>()

/** Returns a test whether a selector can match on a page now or in a later state, such as hover. */
export function pageMatcher(page: Root): (selector: string) => boolean {
  const all = elements(page)
  const pageClasses = new Set(all.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []))
  return (selector) => {
    const query = queries.get(selector) ?? compileQuery(selector)
    queries.set(selector, query)
    // The build tests 40,000 pairs of page and selector. The names rule out most of them, which saves 1.4 s.
    return query.classes.every((name) => pageClasses.has(name)) && all.some(query.matches)
  }
}

function compileQuery(selector: string) {
  const classes: string[] = []
  const text = selectorParser((root) => {
    root.walk((node) => {
      if (node.type === 'class' && node.parent?.parent?.type === 'root') classes.push(node.value)
      if (!dependsOnState(node)) return
      const [, needed = ':is(*)'] = PSEUDO_ELEMENTS.find(([name]) => name.test(String(node.value))) ?? []
      node.replaceWith(selectorParser.string({ value: needed }))
    })
  }).processSync(selector)
  return { classes, matches: compileSelector(text) }
}

/** Whether the HTML alone cannot decide this part of a selector. */
function dependsOnState(node: Node): boolean {
  if (node.type === 'attribute') return SET_LATER.test(node.attribute)
  if (node.type !== 'pseudo') return false
  if (node.value !== ':not') return !STATIC.test(node.value)
  return node.nodes.some((selector) => selector.nodes.some(dependsOnState))
}
