import { attribute, elements, find, isElement, parsePage, type Element } from './dom.ts'
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
  html: Element
  body: Element
  /** Every element of the document, in its order. */
  elements: readonly Element[]
  units: Unit[]
  /** Every address that it links to or shows a picture from, with the element. */
  links: { href: string; element: Element }[]
  /** Every id and anchor name. */
  ids: ReadonlySet<string>
}

const ADDRESS: Partial<Record<string, string>> = { a: 'href', area: 'href', img: 'src' }

/** Reads a page. */
export function parseBuiltPage(path: string, file: string, text: string): Page {
  const document = parsePage(text)
  const html = document.childNodes.filter(isElement).find(({ tagName }) => tagName === 'html')!
  const body = find(html, 'body') ?? html
  const all = elements(document)
  const links = all.flatMap((element) => {
    const href = attribute(element, ADDRESS[element.tagName] ?? '')
    return href === undefined ? [] : [{ href, element }]
  })
  const baseElement = all.find((element) => element.tagName === 'base' && attribute(element, 'href') !== undefined)
  const baseHref = baseElement && attribute(baseElement, 'href')
  const ids = all.map((element) => attribute(element, 'id') ?? (element.tagName === 'a' && attribute(element, 'name')))
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
