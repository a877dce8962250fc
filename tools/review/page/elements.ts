import { ancestorChain, classesOf, descendants, findDescendant, getAttribute, isDomElement, textOf } from './dom.ts'
import type { DomElement } from './dom.ts'

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
  return getAttribute(element, 'role') === 'img' && !ATOMS.has(element.tagName) && !textOf(element)
}

export type Region = 'header' | 'nav' | 'footer'

/** Header, navigation and footer of the page; the header and footer of an article or a section are content. */
export function regionOf(element: DomElement): Region | undefined {
  const around = ancestorChain(element)
  const content = around.findIndex(({ tagName }) =>
    /^(article|aside|section|main|blockquote|figure|dialog)$/.test(tagName),
  )
  const landmarks = around.map(landmarkOf)
  return landmarks.slice(0, content < 0 ? undefined : content).find(Boolean) ?? landmarks.find((name) => name === 'nav')
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
