import { compile } from 'css-select'
import parser from 'postcss-selector-parser'
import { escapeRegExp } from '../../lib/text.ts'
import type { Partners } from './align.ts'
import { compareBodies, isOtherFile } from './compare-bodies.ts'
import {
  ancestorChain,
  getAttribute,
  regionOf,
  childNodesOf,
  isDomElement,
  parentElement,
  rawText,
  type DomElement,
  type Region,
  type DomNode,
} from '../page/dom.ts'
import { onlyOn, wholeElements } from './found-change.ts'
import type { FoundChange, PageVersions, PageVersion, Side } from './found-change.ts'
import { brokenLinks } from './broken-links.ts'
import { compareElement, compareJson } from './compare-element.ts'
import type { Kind } from '../report.ts'
import type { Page } from '../page/page.ts'
import {
  addressesIn,
  cached,
  normalValue,
  readSheet,
  styleTexts,
  type Declaration,
  type Sheet,
} from '../page/styles.ts'

/** Compares two states of a page without a browser; identical pages may still show and load changed files. */
export function comparePages(pages: PageVersions): { findings: FoundChange[]; partners: Partners } {
  const { base, head } = pages
  const units = { base: base.page.units, head: head.page.units }
  const { findings, partners } = compareBodies(units, { base: base.page.body, head: head.page.body }, pages)
  const files = [...compareStylesheets(pages), ...brokenLinks(base, head), ...compareWeight(pages)]
  return { findings: [...compareMetadata(pages), ...foldRegions(pages, findings), ...files], partners }
}

/** A header, navigation or footer with fewer blocks is reported block by block. */
const MIN_REGION = 4

/** What is in a header, navigation or footer that only one side has is one change of the layout. */
function foldRegions(pages: PageVersions, findings: readonly FoundChange[]): FoundChange[] {
  const unitsIn = (side: Side, region: Region) => pages[side].page.units.filter((unit) => unit.region === region)
  const flags = (['header', 'nav', 'footer'] as const).flatMap((region): FoundChange[] => {
    const [before, after] = [unitsIn('base', region), unitsIn('head', region)]
    if ((before.length === 0) === (after.length === 0) || before.length + after.length < MIN_REGION) return []
    const side = after.length ? 'head' : 'base'
    const element = ancestorChain((after[0] ?? before[0])!.element).find((candidate) => regionOf(candidate) === region)
    return [{ kind: 'layout', ...onlyOn(side, region), in: region, ...(element && { [side]: { element } }) }]
  })
  const isFolded = ({ region }: FoundChange) => flags.some((flag) => flag.in === region)
  // What another region shows instead moved there, such as a control of the footer; its label may have another word.
  const asMove = (finding: FoundChange): FoundChange => {
    const { kind, before, after, region } = finding
    if (!region || !/^(insert|delete)$/.test(kind)) return finding
    const [words, side] = after ? [after, 'base' as const] : [before, 'head' as const]
    const pattern = new RegExp(escapeRegExp(words).replaceAll(' ', String.raw`(?: \S+)? `))
    const had = flags.flatMap((flag) => (flag[side] ? unitsIn(side, flag.in as Region) : []))
    if (!pattern.test(had.flatMap(({ text }) => text || []).join(' '))) return finding
    const unit = had.find(({ text }) => text && text.split(' ')[0] === words.split(' ')[0])
    const mark = unit && { [side]: { element: unit.element, unit } }
    return { ...finding, kind: 'move', before: words, after: words, ...mark }
  }
  return [...flags, ...findings.filter((finding) => !isFolded(finding)).map(asMove)]
}

/** Compares the head: title, description, canonical link, robots, Open Graph, JSON-LD, and the attributes of html. */
function compareMetadata(pages: PageVersions): FoundChange[] {
  const [base, head] = [pages.base.page, pages.head.page]
  const findings: FoundChange[] = []
  for (const name of new Set([...base.metadata.keys(), ...head.metadata.keys()])) {
    const [before, after] = [base.metadata.get(name) ?? '', head.metadata.get(name) ?? '']
    const kind = KINDS[name] ?? (/^(meta|link) /.test(name) ? 'attribute' : 'open-graph')
    const isSame = kind === 'robots' ? directives(before) === directives(after) : before === after
    if (!isSame) findings.push({ kind, before, after, in: name })
  }
  for (const { path, before, after } of compareJson(base.jsonLd, head.jsonLd))
    findings.push({ kind: 'json-ld', before, after, in: path })
  for (const difference of compareElement(base.html, head.html, pages)) findings.push({ in: 'html', ...difference })
  return findings
}

const KINDS: Partial<Record<string, Kind>> = {
  title: 'title',
  'meta description': 'description',
  'link canonical': 'canonical',
  'meta robots': 'robots',
}

/** The directives of a robots value, in any order and case. */
function directives(robots: string): string {
  return (robots.toLowerCase().match(/[^\s,]+/g) ?? []).sort().join()
}

const MIN_BYTES = 10_000
const MIN_SHARE = 0.05

/** Reports a change of more than 10 kB and 5 %. */
function compareWeight({ base, head }: PageVersions): FoundChange[] {
  const [before, after] = [weightOf(base), weightOf(head)]
  const difference = Math.abs(after - before)
  if (difference <= MIN_BYTES || difference <= MIN_SHARE * before) return []
  return [{ kind: 'weight', before: String(before), after: String(after), in: 'bytes' }]
}

/** The bytes of a page: its HTML and the files of this site that it loads. */
function weightOf({ site, page }: PageVersion): number {
  const files = page.elements.flatMap(loaded).flatMap((address) => site.fileAt(address, page.baseAddress) ?? [])
  return [...new Set([page.file, ...files])].reduce((sum, file) => sum + site.bytes(file).length, 0)
}

function loaded(element: DomElement): string[] {
  const isSheet = element.tagName === 'link' && /stylesheet|preload|icon/i.test(getAttribute(element, 'rel') ?? '')
  const loads = /^(script|img|source|video|audio|iframe|embed)$/.test(element.tagName)
  const names = isSheet ? ['href'] : loads ? ['src', 'poster'] : []
  return names.map((name) => getAttribute(element, name)).filter((address) => address !== undefined)
}

/** Compares the declarations that apply to elements of the page, and those of fonts and animations. */
function compareStylesheets({ base, head }: PageVersions): FoundChange[] {
  const [texts, newTexts] = [styleTexts(base), styleTexts(head)]
  const replaced = addressesIn(newTexts.join()).filter((address) => isOtherFile({ base, head }, address))
  if (texts.join('\0') === newTexts.join('\0') && !replaced.length) return []
  const [sheet, newSheet] = [readSheet(texts), readSheet(newTexts)]
  const aligned = withKeysOf(sheet, newSheet)
  const findings = new Map<string, FoundChange>()
  const selectorsOf = new Map<string, ReadonlySet<string>>()
  for (const key of new Set([...aligned.keys(), ...sheet.keys()])) {
    const [oldRule, newRule] = [sheet.get(key), aligned.get(key)]
    const isMoved = oldRule && newRule && whereOf(oldRule) !== whereOf(newRule)
    const place = (declaration: Declaration) =>
      [declaration.value, isMoved && whereOf(declaration)].filter(Boolean).join(' ')
    const [before, after] = [oldRule ? place(oldRule) : '', newRule ? place(newRule) : '']
    const { condition, property, selector } = (newRule ?? oldRule)!
    const picture = newRule && addressesIn(newRule.value).find((address) => replaced.includes(address))
    const isSame = before === after || normalValue(before, property) === normalValue(after, property)
    if (isSame && picture === undefined) continue
    const isNamed = /^@(font-face|keyframes)/.test(condition)
    // Of a font that only one side has, or whose file was replaced, the file is reported if both sides use the font.
    const isWhole = isNamed && (!oldRule || !newRule || isSame)
    if (isWhole && !(property === 'src' && isUsed(sheet, selector) && isUsed(newSheet, selector))) continue
    // A rule that only one side uses belongs to an added or removed element or class, which is reported itself.
    const used = isNamed ? undefined : whereApplied(newSheet, head.page, (newRule ?? oldRule)!)
    const was = isNamed ? undefined : whereApplied(sheet, base.page, (oldRule ?? newRule)!)
    if (!isNamed && !(used && was)) continue
    const marks = used && was && wholeElements(was.element, used.element)
    if (isSame && marks && picture !== undefined) {
      findings.set(picture, { kind: 'image', before: picture, after: picture, in: selector, ...marks })
      continue
    }
    const name = isNamed ? `${condition} ${property}` : property
    const same = JSON.stringify([before, after, name, isNamed && selector])
    const finding = findings.get(same) ?? { kind: 'style', before, after, in: name, inSheet: true, ...marks }
    const selectors = new Set([...(selectorsOf.get(same) ?? []), ...(used?.selectors ?? [selector])])
    selectorsOf.set(same, selectors)
    findings.set(same, { ...finding, selector: [...selectors].join(', ') })
  }
  return [...findings.values()].map((finding) => {
    if (finding.selector === undefined || findings.size > MAX_ALIKE) return finding
    const isMatch = matcherOf(finding.selector)
    const alike = head.page.elements.filter(
      (element) => element !== finding.head?.element && isMatch(element) && showsStyle(element, finding.in),
    )
    return alike.length && alike.length <= MAX_ALIKE ? { ...finding, alike } : finding
  })
}

/** More elements with the same change are not marked one by one, nor those of more changes. */
const MAX_ALIKE = 20

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

/** The head's declarations by their keys in the base, even if they are in another layer or under another condition. */
function withKeysOf(base: Sheet, head: Sheet): Sheet {
  const name = ({ selector, property }: Declaration) => `${selector}|${property}`
  const gone = new Map([...base].filter(([key]) => !head.has(key)).map(([key, rule]) => [name(rule), key]))
  return new Map(
    [...head].map(([key, rule]) => {
      const from = base.has(key) ? undefined : gone.get(name(rule))
      if (from !== undefined) gone.delete(name(rule))
      return [from ?? key, rule]
    }),
  )
}

/** Where a declaration applies, if not everywhere: `(layer utilities, @media print)`. */
function whereOf({ layer, condition }: Declaration): string {
  const parts = [layer && `layer ${layer}`, condition].filter(Boolean)
  return parts.length ? `(${parts.join(', ')})` : ''
}

function isUsed(sheet: Sheet, name: string): boolean {
  const [first = ''] = name.split(/ (?=\d|normal|italic|bold|U\+)/)
  return [...sheet.values()].some(
    ({ condition, property, value }) =>
      !condition.startsWith('@font-face') && /^(font|animation|--)/.test(property) && value.includes(first),
  )
}

const adapter = {
  isTag: isDomElement,
  getChildren: (node: DomNode) => [...childNodesOf(node)],
  getParent: (node: DomElement) => parentElement(node) ?? null,
  getSiblings: (node: DomNode) =>
    'parentNode' in node && node.parentNode ? [...childNodesOf(node.parentNode)] : [node],
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
    return compile<DomNode, DomElement>(inAnyState.processSync(selector), { adapter, xmlMode: false })
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
