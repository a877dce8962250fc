import { compile } from 'css-select'
import parser from 'postcss-selector-parser'
import { getAttribute, childNodesOf, isDomElement, parentElement, rawText } from '../page/dom.ts'
import type { DomElement, DomNode } from '../page/dom.ts'
import { groupBy } from '../page/lists.ts'
import type { Page } from '../page/page.ts'
import { addressesIn, cached, readSheet, styleTexts, type Declaration, type Sheet } from '../page/styles.ts'
import { isOtherFile } from './compare-bodies.ts'
import { wholeElements, type FoundChange, type PageVersions } from './found-change.ts'

/** Compares the declarations that apply to elements of the page, and those of fonts and animations. */
export function compareStyles({ base, head }: PageVersions): FoundChange[] {
  const [texts, newTexts] = [styleTexts(base), styleTexts(head)]
  const replaced = addressesIn(newTexts.join()).filter((address) => isOtherFile({ base, head }, address))
  if (texts.join('\0') === newTexts.join('\0') && !replaced.length) return []
  const [sheet, newSheet] = [readSheet(texts), readSheet(newTexts)]
  const found = pairDeclarations(sheet, newSheet).flatMap(([was, is]) => {
    const { condition, property, selector } = (is ?? was)!
    const isMoved = was && is && whereOf(was) !== whereOf(is)
    const textOf = (rule?: Declaration) => [rule?.value, isMoved && whereOf(rule!)].filter(Boolean).join(' ')
    const [before, after] = [textOf(was), textOf(is)]
    const picture = before === after ? addressesIn(after).find((address) => replaced.includes(address)) : undefined
    if (before === after && picture === undefined) return []
    const change: FoundChange = { kind: 'style', before, after, in: property, inSheet: true }
    if (/^@(font-face|keyframes)/.test(condition)) {
      // Of a font that only one side has, the file alone is reported.
      const isNoticed = (property === 'src' || (was && is)) && isUsed(sheet, selector) && isUsed(newSheet, selector)
      return isNoticed
        ? [{ change: { ...change, in: `${condition.split(' ')[0]} ${property}` }, selectors: [selector] }]
        : []
    }
    // A rule that only one side uses belongs to an added or removed element or class, which is reported itself.
    const [old, used] = [whereApplied(sheet, base.page, (was ?? is)!), whereApplied(newSheet, head.page, (is ?? was)!)]
    if (!old || !used) return []
    const shown = picture && ({ kind: 'image', before: picture, after: picture, in: selector } as const)
    const marks = wholeElements(old.element, used.element)
    return [{ change: { ...change, ...shown, ...marks }, selectors: used.selectors }]
  })
  const nameOf = ({ kind, before, after, in: name }: FoundChange) => JSON.stringify([kind, before, after, name])
  const groups = [...groupBy(found, ({ change }) => nameOf(change)).values()]
  return groups.map((group): FoundChange => {
    const { change } = group[0]!
    const selector = [...new Set(group.flatMap(({ selectors }) => selectors))].join(', ')
    const isAlike = (element: DomElement) =>
      element !== change.head!.element && matcherOf(selector)(element) && showsStyle(element, change.in)
    const alike = change.head && groups.length <= MAX_ALIKE ? head.page.elements.filter(isAlike) : []
    return { ...change, selector, ...(alike.length && alike.length <= MAX_ALIKE && { alike }) }
  })
}

/** More elements with the same change are not marked one by one, nor those of more changes. */
const MAX_ALIKE = 20

/** The declarations of two sheets; those that only differ in their layer or condition are paired, too. */
function pairDeclarations(base: Sheet, head: Sheet): [was?: Declaration, is?: Declaration][] {
  const only = (sheet: Sheet, other: Sheet) => [...sheet].filter(([key]) => !other.has(key)).map(([, rule]) => rule)
  const placeOf = ({ selector, property }: Declaration) => `${selector} ${property}`
  const added = groupBy(only(head, base), placeOf)
  return [
    ...[...head].flatMap(([key, rule]): [Declaration, Declaration][] =>
      base.has(key) ? [[base.get(key)!, rule]] : [],
    ),
    ...only(base, head).map((rule): [Declaration, Declaration?] => [rule, added.get(placeOf(rule))?.shift()]),
    ...[...added.values()].flat().map((rule): [undefined, Declaration] => [undefined, rule]),
  ]
}

interface Use {
  element: DomElement
  selectors: string[]
}

/** The first element of a page that a declaration changes; of a custom property the first one that uses its value. */
function whereApplied(sheet: Sheet, page: Page, { property, selector }: Declaration): Use | undefined {
  const element = match(page, selector, property)
  return element && (property.startsWith('--') ? whereUsed(sheet, page, property) : { element, selectors: [selector] })
}

function whereUsed(sheet: Sheet, page: Page, name: string, known: readonly string[] = []): Use | undefined {
  const uses = (value: string) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(value)
  const inPage = page.elements.find(({ attrs }) => attrs.some(({ value }) => uses(value)))
  if (inPage) return { element: inPage, selectors: [inPage.tagName] }
  const rules = [...sheet.values()].filter(({ value }) => uses(value))
  const found = rules.flatMap((rule): Use[] => {
    if (known.includes(rule.property)) return []
    const element = /^@(font-face|keyframes)/.test(rule.condition) ? page.html : match(page, rule.selector)
    if (!element) return []
    if (!rule.property.startsWith('--')) return [{ element, selectors: [rule.selector] }]
    const use = whereUsed(sheet, page, rule.property, [...known, name])
    return use ? [use] : []
  })
  return found[0] && { ...found[0], selectors: found.flatMap(({ selectors }) => selectors) }
}

/** Where a declaration applies, if not everywhere: `(layer utilities, @media print)`. */
function whereOf({ layer, condition }: Declaration): string {
  const parts = [layer && `layer ${layer}`, condition].filter(Boolean)
  return parts.length ? `(${parts.join(', ')})` : ''
}

function isUsed(sheet: Sheet, name: string): boolean {
  const isUse = ({ condition, property }: Declaration) =>
    !condition.startsWith('@font-face') && /^(font|animation|--)/.test(property)
  return [...sheet.values()].some((declaration) => isUse(declaration) && declaration.value.includes(name))
}

const adapter = {
  isTag: isDomElement,
  getChildren: (node: DomNode) => [...childNodesOf(node)],
  getParent: (node: DomElement) => parentElement(node) ?? null,
  getSiblings: (node: DomNode) => [...childNodesOf((node as DomElement).parentNode!)],
  getAttributeValue: (node: DomElement, name: string) => getAttribute(node, name),
  hasAttrib: (node: DomElement, name: string) => getAttribute(node, name) !== undefined,
  getName: (node: DomElement) => node.tagName,
  getText: rawText,
  removeSubsets: (nodes: DomNode[]) => nodes,
}

/** The first element that a selector matches, in any state such as :hover, and that shows the property. */
function match({ elements }: Page, selector: string, property = ''): DomElement | undefined {
  const isMatch = matcherOf(selector)
  return elements.find((element) => isMatch(element) && showsStyle(element, property))
}

/** Whether a property makes a difference to an element: a gap is between two children. */
function showsStyle({ childNodes }: DomElement, property: string): boolean {
  return !/gap$/.test(property) || childNodes.filter((child) => isDomElement(child) || rawText(child).trim()).length > 1
}

const matcherOf = cached((selector): ((element: DomElement) => boolean) => {
  try {
    return compile<DomNode, DomElement>(inAnyState.processSync(selector), { adapter })
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
