import { compile } from 'css-select'
import parser from 'postcss-selector-parser'
import { attribute, childrenOf, isElement, parentElement, textContent, type Element, type Node } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { cached, readSheet, styleTexts } from '../page/styles.ts'
import type { Finding, Pages } from './finding.ts'

/** Compares the declarations that apply to elements of the page, and those of fonts and animations. */
export function compareStylesheets({ base, head }: Pages): Finding[] {
  const [texts, newTexts] = [styleTexts(base), styleTexts(head)]
  if (texts.join('\0') === newTexts.join('\0')) return []
  const [sheet, newSheet] = [readSheet(texts), readSheet(newTexts)]
  const findings = new Map<string, Finding>()
  for (const key of new Set([...newSheet.keys(), ...sheet.keys()])) {
    const [was, is] = [sheet.get(key), newSheet.get(key)]
    const [before, after] = [was?.value ?? '', is?.value ?? '']
    if (before === after) continue
    const { condition, property, selector } = (is ?? was)!
    const isNamed = /^@(font-face|keyframes)/.test(condition)
    // A font or an animation that only one side has shows where it is used.
    if (isNamed && (!was || !is)) continue
    // A rule that only one side uses belongs to an added or removed element or class, which is reported itself.
    const element = isNamed ? undefined : match(head.page, selector)
    if (!isNamed && !(element && match(base.page, (was ?? is)!.selector))) continue
    const place = isNamed ? `${condition} ${property}` : property
    const same = JSON.stringify([before, after, place, isNamed && selector])
    const finding: Finding = { kind: 'style', before, after, in: place, inSheet: true }
    if (!findings.has(same)) findings.set(same, { ...finding, ...(element && { head: { element } }) })
  }
  return [...findings.values()]
}

const adapter = {
  isTag: isElement,
  getChildren: (node: Node) => [...childrenOf(node)],
  getParent: (node: Element) => parentElement(node) ?? null,
  getSiblings: (node: Node) => ('parentNode' in node && node.parentNode ? [...childrenOf(node.parentNode)] : [node]),
  getAttributeValue: (node: Element, name: string) => attribute(node, name),
  hasAttrib: (node: Element, name: string) => attribute(node, name) !== undefined,
  getName: (node: Element) => node.tagName,
  getText: textContent,
  removeSubsets: (nodes: Node[]) => nodes,
}

/** The first element that a selector matches, in any state such as :hover. */
function match({ elements }: Page, selector: string): Element | undefined {
  return elements.find(matcherOf(selector))
}

const matcherOf = cached((selector): ((element: Element) => boolean) => {
  try {
    return compile<Node, Element>(inAnyState.processSync(selector), { adapter, xmlMode: false })
  } catch {
    // What only browsers understand may match, so its changes are reported, for the page as a whole.
    return ({ tagName }) => tagName === 'html'
  }
})

/** Pseudo-classes that the HTML alone decides. */
const STATIC = /^:(root|is|where|has|empty|disabled|((first|last|only|nth|nth-last)-(child|of-type)))$/

const inAnyState = parser((root) => {
  root.walkPseudos((node) => {
    if (dependsOnState(node)) node.replaceWith(parser.string({ value: ':is(*)' }))
  })
})

/** Whether a state or a pseudo-element: a rule for `a:hover::after` is about `a`. */
function dependsOnState(node: parser.Node): boolean {
  if (node.type !== 'pseudo') return false
  return node.value === ':not' ? node.nodes.some((selector) => selector.some(dependsOnState)) : !STATIC.test(node.value)
}
