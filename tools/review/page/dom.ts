import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type DomNode = DefaultTreeAdapterTypes.Node
export type DomElement = DefaultTreeAdapterTypes.Element
export type DomText = DefaultTreeAdapterTypes.TextNode

// Without script the content of <noscript> is elements, not text.
const options = { scriptingEnabled: false, sourceCodeLocationInfo: true }

/** Parses a whole page as browsers do, with the source position of each element. */
export function parseDom(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, options)
}

export function isDomElement(node: DomNode): node is DomElement {
  return 'tagName' in node
}

export function isDomText(node: DomNode): node is DomText {
  return node.nodeName === '#text'
}

export function childNodesOf(node: DomNode): readonly DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : []
}

/** An attribute's value; undefined where it is missing. */
export function getAttribute(element: DomElement, name: string): string | undefined {
  return element.attrs.find((candidate) => attributeName(candidate) === name)?.value
}

/** An attribute's name as it is written in HTML. */
export function attributeName({ prefix, name }: DomElement['attrs'][number]): string {
  return prefix ? `${prefix}:${name}` : name
}

/** Every element below a node, in document order. */
export function descendants(node: DomNode, found: DomElement[] = []): DomElement[] {
  for (const child of childNodesOf(node)) {
    if (!isDomElement(child)) continue
    found.push(child)
    descendants(child, found)
  }
  return found
}

/** The first element of a name below a node. */
export function findDescendant(node: DomNode, tag: string): DomElement | undefined {
  return descendants(node).find(({ tagName }) => tagName === tag)
}

/** The text of a node and of all below it, white space as it is in the source. */
export function rawText(node: DomNode): string {
  return isDomText(node) ? node.value : childNodesOf(node).map(rawText).join('')
}

export function parentElement(node: DomNode): DomElement | undefined {
  const parent = 'parentNode' in node ? node.parentNode : undefined
  return parent && isDomElement(parent) ? parent : undefined
}

/** The element and its ancestors, outermost first. */
export function ancestorChain(element: DomElement): DomElement[] {
  const found: DomElement[] = []
  for (let current: DomElement | undefined = element; current; current = parentElement(current)) found.push(current)
  return found.reverse()
}

/** The nearest ancestor that passes the test, or the element itself. */
export function closestAncestor(
  element: DomElement | undefined,
  test: (element: DomElement) => boolean,
): DomElement | undefined {
  return element && ancestorChain(element).findLast(test)
}

/** The line of content that a review build wrote on an element or around it, as file:line:column. */
export function sourcePosition(element: DomElement | undefined): string | undefined {
  const sourceOf = (candidate: DomElement) => getAttribute(candidate, 'data-source') ?? ''
  const holder = closestAncestor(element, (candidate) => /^content\/.+:\d+:\d+$/.test(sourceOf(candidate)))
  return holder && sourceOf(holder)
}

/** Elements whose text is not displayed. */
export const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'datalist'])
const SEPARATE =
  /^(p|div|li|ul|ol|td|th|tr|h[1-6]|section|article|br|dt|dd|option|figcaption|blockquote|summary|details)$/

/** An element's displayed words, white space collapsed. */
export function textOf(node: DomNode): string {
  return collapseWhitespace(displayedText(node))
}

function displayedText(node: DomNode): string {
  if (isDomText(node)) return node.value
  if (isDomElement(node) && HIDDEN.has(node.tagName)) return ''
  const text = childNodesOf(node).map(displayedText).join('')
  return isDomElement(node) && SEPARATE.test(node.tagName) ? ` ${text} ` : text
}

/** Characters that are not displayed: soft hyphens, zero-width spaces and joiners. */
export const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff]/

/** Collapses white space and removes invisible characters. */
export function collapseWhitespace(text: string): string {
  return text.normalize('NFC').split(INVISIBLE).join('').replace(/\s+/g, ' ').trim()
}

/** The classes of an element. */
export function classesOf(element: DomElement): string[] {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)
}

/** Reads a `srcset` as browsers do: an address ends at white space, a size (`2x`, `480w` or '') at a comma. */
export function readSrcset(srcset: string): { address: string; size: string }[] {
  return [...srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,+(?=\s|$)|\s*((?:\([^)]*\)|[^,(])*)(?:,|$))/g)].map(
    ([, address, size]) => ({ address: address!, size: size?.trim() ?? '' }),
  )
}

const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav ol optgroup option p pre
  search section select summary table tbody td tfoot th thead tr ul noscript svg text title`.split(/\s+/),
)

/** Whether an element is displayed as a block, by its name or its children. */
export function isBlock(element: DomElement): boolean {
  const { tagName, childNodes } = element
  if (BLOCKS.has(tagName) || tagName.includes('-') || getAttribute(element, 'data-island') !== undefined) return true
  return childNodes.some((child) => isDomElement(child) && !isAtom(child) && isBlock(child))
}

/** Whether an element is a button, or a link with a class for buttons. */
export function isCallToAction(element: DomElement): boolean {
  const { tagName } = element
  if (tagName === 'button' || getAttribute(element, 'role') === 'button') return true
  if (tagName === 'input') return /^(submit|button|reset|image)$/i.test(getAttribute(element, 'type') ?? '')
  return tagName === 'a' && classesOf(element).some((name) => /(^|[^a-z])(btn|button|cta)s?([^a-z]|$)/i.test(name))
}

const ATOMS = new Set(
  `img picture svg video audio iframe object embed canvas input textarea select meter progress map`.split(/\s+/),
)
const IN_CARDS = /^(p|div|h[1-6]|ul|ol|dl|table|section|article|figure)$/

/** Whether an element is inline and not text: a picture, a field, a button; not a whole card that is a button. */
export function isAtom(element: DomElement): boolean {
  if (ATOMS.has(element.tagName) || isPictured(element)) return true
  return isCallToAction(element) && !descendants(element).some(({ tagName }) => IN_CARDS.test(tagName))
}

/** Whether an element is a picture drawn by CSS: role="img" and no text. */
export function isPictured(element: DomElement): boolean {
  if (getAttribute(element, 'role') !== 'img' || ATOMS.has(element.tagName) || textOf(element)) return false
  return !element.childNodes.some((child) => isDomElement(child) && isAtom(child))
}

export type Region = 'header' | 'nav' | 'footer'

/** Header, navigation and footer of the page; the header and footer of an article or a section are content. */
export function regionOf(element: DomElement): Region | undefined {
  let region: Region | undefined
  for (let current: DomElement | undefined = element; current; current = parentElement(current)) {
    const landmark = landmarkOf(current)
    if (landmark) region = landmark
    else if (region !== 'nav' && /^(article|aside|section|main|blockquote|figure|dialog)$/.test(current.tagName))
      region = undefined
  }
  return region
}

const ROLES: Partial<Record<string, Region>> = { banner: 'header', navigation: 'nav', contentinfo: 'footer' }

function landmarkOf(element: DomElement): Region | undefined {
  return ROLES[getAttribute(element, 'role') ?? ''] ?? (/^(header|nav|footer)$/.exec(element.tagName)?.[1] as Region)
}

/** 1 to 6 for a heading. */
export function headingLevel(element: DomElement): number | undefined {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1]
  if (level) return Number(level)
  return getAttribute(element, 'role') === 'heading' ? Number(getAttribute(element, 'aria-level') ?? 2) : undefined
}

/** The text of a call to action, else its label. */
export function elementLabel(element: DomElement): string {
  const picture = findDescendant(element, 'img') ?? findDescendant(element, 'svg')
  const labels = ['aria-label', 'value'].map((name) => getAttribute(element, name))
  const ofPicture = picture && (getAttribute(picture, 'alt') ?? getAttribute(picture, 'aria-label'))
  return [textOf(element), ...labels, ofPicture, getAttribute(element, 'title')].find(Boolean) ?? ''
}
