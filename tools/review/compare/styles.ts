import { compile } from 'css-select'
import parser from 'postcss-selector-parser'
import { attribute, childrenOf, isElement, parentElement, textContent, type Element, type Node } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { readSheet, styleTexts, type Declaration, type Sheet } from '../page/styles.ts'
import type { Finding, Pages } from './finding.ts'

/** Compares the declarations that apply to elements of the page, and those of fonts and animations. */
export function compareStylesheets({ base, head }: Pages): Finding[] {
  const [texts, newTexts] = [styleTexts(base), styleTexts(head)]
  if (texts.join('\0') === newTexts.join('\0')) return []
  const findings = new Map<string, Finding>()
  for (const { was, is } of differencesOf(readSheet(texts), readSheet(newTexts))) {
    const { condition, property, selector } = (was ?? is)!
    const [, rule] = /^(@font-face|@keyframes)/.exec(condition) ?? []
    // A font or an animation that only one side has shows where it is used.
    if (rule && (!was || !is)) continue
    // A rule that only one side uses belongs to an added or removed element or class, which is reported itself.
    const element = rule ? undefined : match(head.page, (is ?? was)!.selector)
    if (!rule && (!element || !match(base.page, (was ?? is)!.selector))) continue
    const place = rule ? `${rule} ${property}` : property
    const key = JSON.stringify([was?.value, is?.value, place, rule && selector])
    if (findings.has(key)) continue
    const [before, after] = [was?.value ?? '', is?.value ?? '']
    findings.set(key, {
      kind: 'style',
      before,
      after,
      in: place,
      origin: 'sheet',
      ...(element && { head: { element } }),
    })
  }
  return [...findings.values()]
}

/** A changed declaration, before and after. */
interface StyleDifference {
  was?: Declaration | undefined
  is?: Declaration | undefined
}

const compared = new WeakMap<Sheet, WeakMap<Sheet, StyleDifference[]>>()

function differencesOf(base: Sheet, head: Sheet): StyleDifference[] {
  const known = compared.get(base) ?? new WeakMap<Sheet, StyleDifference[]>()
  const found =
    known.get(head) ??
    [...new Set([...head.keys(), ...base.keys()])]
      .map((key) => ({ was: base.get(key), is: head.get(key) }))
      .filter(({ was, is }) => was?.value !== is?.value)
  compared.set(base, known.set(head, found))
  return found
}

const adapter = {
  isTag: isElement,
  getChildren: (node: Node) => [...childrenOf(node)],
  getParent: (node: Element) => parentElement(node) ?? null,
  getSiblings: (node: Node) => ('parentNode' in node && node.parentNode ? [...childrenOf(node.parentNode)] : [node]),
  prevElementSibling: (node: Node) => {
    const siblings = 'parentNode' in node && node.parentNode ? childrenOf(node.parentNode).filter(isElement) : []
    return siblings[siblings.indexOf(node as Element) - 1] ?? null
  },
  getAttributeValue: (node: Element, name: string) => attribute(node, name),
  hasAttrib: (node: Element, name: string) => attribute(node, name) !== undefined,
  getName: (node: Element) => node.tagName,
  getText: textContent,
  removeSubsets: (nodes: Node[]) => nodes,
  equals: (one: Node, other: Node) => one === other,
}

const tests = new Map<string, (element: Element) => boolean>()

/** The first element that a selector matches, in any state such as :hover. */
function match(page: Page, selector: string): Element | undefined {
  let test = tests.get(selector)
  if (!test) tests.set(selector, (test = compileSelector(selector)))
  return page.elements.find(test)
}

function compileSelector(selector: string): (element: Element) => boolean {
  try {
    return compile<Node, Element>(withoutStates.processSync(selector), { adapter, xmlMode: false })
  } catch {
    // What only browsers understand may match, so its changes are reported, for the page as a whole.
    return ({ tagName }) => tagName === 'html'
  }
}

/** States and pseudo-elements: a rule for `a:hover::after` is about `a`. Vendor prefixes are removed, too. */
const STATES = new Set(
  `hover focus focus-visible focus-within active visited link any-link target checked open before after
  placeholder-shown first-line first-letter user-invalid user-valid invalid valid popover-open modal autofill host`.split(
    /\s+/,
  ),
)

const withoutStates = parser((root) => {
  root.walkPseudos((node) => {
    const name = node.value.replace(/^::?/, '')
    if (node.value === ':root') node.replaceWith(parser.tag({ value: 'html' }))
    else if (node.value.startsWith('::') || name.startsWith('-') || STATES.has(name)) remove(node)
  })
  // `:is(:hover, :focus)` is a state as a whole.
  root.walkPseudos((node) => {
    if (node.nodes.some((selector) => !selector.length)) remove(node)
  })
})

/** Removes a node; `*` takes its place where nothing else is left to match. */
function remove(node: parser.Node): void {
  const isEnd = (other: parser.Node | undefined) => !other || other.type === 'combinator'
  const nested = node.parent?.parent?.type === 'pseudo'
  if (isEnd(node.prev()) && isEnd(node.next()) && !nested) node.replaceWith(parser.universal())
  else node.remove()
}
