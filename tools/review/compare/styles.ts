import { compile } from 'css-select'
import parser from 'postcss-selector-parser'
import {
  attribute,
  childrenOf,
  isElement,
  isText,
  parentElement,
  rawText,
  type Element,
  type Node,
} from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { readSheet, styleTexts, type Declaration, type Sheet } from '../page/styles.ts'
import type { Finding } from './finding.ts'
import type { Side } from './pictures.ts'

/** A changed declaration, before and after. */
interface StyleDifference {
  was?: Declaration
  is?: Declaration
}

const compared = new Map<Sheet, Map<Sheet, StyleDifference[]>>()

/** Compares the declarations that apply to elements of the page. */
export function compareStylesheets(base: Page, head: Page, sides: { base: Side; head: Side }): Finding[] {
  const texts = [styleTexts(base, sides.base.site), styleTexts(head, sides.head.site)]
  if (texts[0]!.join('\0') === texts[1]!.join('\0')) return []
  const differences = differencesOf(readSheet(texts[0]!), readSheet(texts[1]!))
  const findings = new Map<string, Finding>()
  for (const { was, is } of differences) {
    const either = (was ?? is)!
    if (either.condition !== '@font-face') {
      // A rule that only one side uses belongs to an added or removed element or class, which is reported itself.
      const element = match(head, (is ?? was)!.selector)
      if (!element || !match(base, (was ?? is)!.selector)) continue
      const key = `${was?.value} ${is?.value} ${either.property}`
      findings.set(
        key,
        findings.get(key) ?? {
          kind: 'style',
          before: was?.value ?? '',
          after: is?.value ?? '',
          in: either.property,
          order: 0,
          fromSheet: true,
          head: { element },
        },
      )
    } else if (was && is && either.property !== 'src') {
      findings.set(`${either.selector} ${either.property}`, {
        kind: 'style',
        before: was.value,
        after: is.value,
        in: `@font-face ${either.property}`,
        order: 0,
        fromSheet: true,
      })
    }
  }
  return [...findings.values()]
}

function differencesOf(base: Sheet, head: Sheet): StyleDifference[] {
  const known = compared.get(base)?.get(head)
  if (known) return known
  const found: StyleDifference[] = []
  for (const [key, is] of head) {
    const was = base.get(key)
    if (was?.value !== is.value) found.push({ was, is })
  }
  for (const [key, was] of base) if (!head.has(key)) found.push({ was })
  if (!compared.has(base)) compared.set(base, new Map())
  compared.get(base)!.set(head, found)
  return found
}

const adapter = {
  isTag: (node: Node): node is Element => isElement(node),
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
  getText: (node: Node) => (isText(node) ? node.value : rawText(node)),
  removeSubsets: (nodes: Node[]) => nodes,
  equals: (one: Node, other: Node) => one === other,
}

const compiled = new Map<string, ((element: Element) => boolean) | undefined>()

/** The first element that a selector matches, in any state such as :hover. */
function match(page: Page, selector: string): Element | undefined {
  if (!compiled.has(selector)) compiled.set(selector, compileSelector(selector))
  const test = compiled.get(selector)
  if (!test) return undefined
  for (const element of page.elements) if (test(element)) return element
  return undefined
}

/** States and pseudo-elements: a rule for `a:hover::after` is about `a`. Vendor prefixes are removed, too. */
const STATES = new Set(
  `hover focus focus-visible focus-within active visited link any-link target checked open before after placeholder-shown
  first-line first-letter user-invalid invalid valid popover-open modal autofill host`.split(/\s+/),
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

function compileSelector(selector: string): ((element: Element) => boolean) | undefined {
  try {
    return compile<Node, Element>(withoutStates.processSync(selector), { adapter, xmlMode: false })
  } catch {
    return undefined
  }
}
