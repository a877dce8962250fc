import { getAttribute, descendants, findDescendant, isDomElement } from './dom.ts'
import { parseDom, collapseWhitespace, rawText, sourcePosition } from './dom.ts'
import type { DomElement } from './dom.ts'
import { baseAddress } from '../site/paths.ts'
import { readUnits, type Unit } from './units.ts'
import { stableAddress } from '../site/noise.ts'

/** A page of a built folder. */
export interface Page {
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
  /** Values by name: `title`, `meta description`, `link canonical`, `meta robots`, `og:title`, `link icon` and so on. */
  metadata: ReadonlyMap<string, string>
  /** The JSON-LD documents, entries of a graph included, by type. */
  jsonLd: Readonly<Record<string, unknown>>
}

/** The file of content that a page was made of, if its build wrote that on its elements. */
export function contentFile(page: Pick<Page, 'elements'> | undefined): string | undefined {
  return page?.elements.map(sourcePosition).find(Boolean)?.replace(/:.*/, '')
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
  const baseHref = all.flatMap((element) => (element.tagName === 'base' && getAttribute(element, 'href')) || [])[0]
  const idsOf = (element: DomElement) =>
    getAttribute(element, 'id') ?? ((element.tagName === 'a' && getAttribute(element, 'name')) || [])
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
    ids: new Set(all.flatMap(idsOf)),
  }
}

/** Metadata without an effect that a reader or a search engine could notice. */
const UNSEEN = /^(generator|build.*|version|vike-.*)$/
const RELATIONS = /^(alternate|icon|shortcut icon|apple-touch-icon|manifest|next|prev|author|license|me|search)$/

function readMetadata(elements: readonly DomElement[]): Pick<Page, 'metadata' | 'jsonLd'> {
  // The report lists these first.
  const metadata = new Map(['title', 'meta description', 'link canonical', 'meta robots'].map((name) => [name, '']))
  const jsonLd = new Map<string, unknown>()
  for (const element of elements) {
    const value = (name: string) => collapseWhitespace(getAttribute(element, name) ?? '')
    const and = (...names: string[]) => names.map((name) => (value(name) ? ` ${value(name)}` : '')).join('')
    if (element.tagName === 'title' && element.parentNode?.nodeName === 'head')
      add(metadata, 'title', collapseWhitespace(rawText(element)))
    else if (element.tagName === 'meta') {
      const name = (value('property') || value('name') || value('itemprop')).toLowerCase()
      if (/^(og|twitter|article|product|profile|book|video|music|fb):/.test(name))
        add(metadata, name, stableAddress(value('content')))
      else if (name && !UNSEEN.test(name)) add(metadata, `meta ${name}${and('media')}`, value('content'))
    } else if (element.tagName === 'link') {
      const relation = value('rel').toLowerCase()
      if (relation === 'canonical') add(metadata, 'link canonical', value('href'))
      else if (RELATIONS.test(relation))
        add(metadata, `link ${relation}${and('hreflang', 'media', 'sizes')}`, stableAddress(value('href')))
    } else if (element.tagName === 'script' && /^application\/ld\+json/i.test(value('type')))
      for (const document of documentsOf(parseJson(rawText(element)))) add(jsonLd, typeOf(document), document)
  }
  return { metadata, jsonLd: Object.fromEntries(jsonLd) }
}

/** Adds a property; a repeated one is named og:image, og:image[1], ... */
function add<Value>(map: Map<string, Value>, name: string, value: Value): void {
  let free = name
  for (let index = 1; map.get(free); index += 1) free = `${name}[${index}]`
  map.set(free, value)
}

/** A JSON value; the text where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return collapseWhitespace(text)
  }
}

function documentsOf(json: unknown): unknown[] {
  return [json].flat().flatMap((document) => (document as { '@graph'?: unknown[] } | null)?.['@graph'] ?? [document])
}

function typeOf(document: unknown): string {
  const type = (document as { '@type'?: unknown } | null)?.['@type']
  return typeof type === 'string' ? type : 'json-ld'
}
