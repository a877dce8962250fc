import { getAttribute, descendants, findDescendant, isDomElement, parseDom, type DomElement } from './dom.ts'
import { baseAddress } from '../site/page-address.ts'
import { readMetadata, type Metadata } from './metadata.ts'
import { readUnits, type Unit } from './units.ts'

/** A page of a built folder. */
export interface Page extends Metadata {
  path: string
  /** Its file, relative to the folder. */
  file: string
  /** What its relative addresses are relative to. */
  baseAddress: string
  html: DomElement
  body: DomElement
  /** Every element of the document, in its order. */
  elements: readonly DomElement[]
  units: Unit[]
  /** Every address that it links to or shows a picture from, with the element. */
  links: { href: string; element: DomElement }[]
  /** Every id and anchor name. */
  ids: ReadonlySet<string>
}

const ADDRESS: Partial<Record<string, string>> = { a: 'href', area: 'href', img: 'src' }

/** Reads a page. */
export function parseBuiltPage(path: string, file: string, text: string): Page {
  const document = parseDom(text)
  const html = document.childNodes.filter(isDomElement).find(({ tagName }) => tagName === 'html')!
  const body = findDescendant(html, 'body') ?? html
  const all = descendants(document)
  const links = all.flatMap((element) => {
    const href = getAttribute(element, ADDRESS[element.tagName] ?? '')
    return href === undefined ? [] : [{ href, element }]
  })
  const baseElement = all.find((element) => element.tagName === 'base' && getAttribute(element, 'href') !== undefined)
  const baseHref = baseElement && getAttribute(baseElement, 'href')
  const ids = all.map(
    (element) => getAttribute(element, 'id') ?? (element.tagName === 'a' && getAttribute(element, 'name')),
  )
  return {
    path,
    file,
    baseAddress: baseAddress(file, baseHref),
    html,
    body,
    elements: all,
    units: readUnits(body),
    ...readMetadata(all),
    links,
    ids: new Set(ids.filter((id) => typeof id === 'string')),
  }
}
