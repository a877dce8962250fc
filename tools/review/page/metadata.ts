import { attribute, collapseWhitespace, textContent, type Element } from './dom.ts'
import { stableAddress } from '../site/noise.ts'

/** What a page says about itself to browsers, search engines and link previews. */
export interface Metadata {
  title: string
  description: string
  canonical: string
  robots: string
  /** Open Graph and card properties with their values. */
  openGraph: Map<string, string>
  /** The JSON-LD documents, entries of a graph included, by type. */
  jsonLd: Map<string, unknown>
  /** Other visible metadata: theme colour, language versions, icons. */
  other: Map<string, string>
}

/** Metadata without an effect that a reader or a search engine could notice. */
const UNSEEN = /^(generator|csrf.*|build.*|version|vike-.*)$/
const RELATIONS = /^(alternate|icon|shortcut icon|apple-touch-icon|manifest|next|prev|author|license|me|search)$/

/** Reads the metadata from all elements of a document. */
export function readMetadata(elements: readonly Element[]): Metadata {
  const one = { title: '', description: '', canonical: '', robots: '' }
  const found: Metadata = { ...one, openGraph: new Map(), jsonLd: new Map(), other: new Map() }
  for (const element of elements) {
    const value = (name: string) => collapseWhitespace(attribute(element, name) ?? '')
    const and = (...names: string[]) => names.map((name) => (value(name) ? ` ${value(name)}` : '')).join('')
    if (element.tagName === 'title' && element.parentNode?.nodeName === 'head')
      found.title ||= collapseWhitespace(textContent(element))
    else if (element.tagName === 'meta') {
      const name = (value('property') || value('name') || value('itemprop')).toLowerCase()
      const content = value('content')
      if (name === 'description') found.description ||= content
      else if (name === 'robots') found.robots = content
      else if (/^(og|twitter|article|product|profile|book|video|music|fb):/.test(name))
        add(found.openGraph, name, stableAddress(content))
      else if (name && !UNSEEN.test(name)) add(found.other, `meta ${name}${and('media')}`, content)
    } else if (element.tagName === 'link') {
      const relation = value('rel').toLowerCase()
      if (relation === 'canonical') found.canonical ||= value('href')
      else if (RELATIONS.test(relation))
        add(found.other, `link ${relation}${and('hreflang', 'media', 'sizes')}`, stableAddress(value('href')))
    } else if (element.tagName === 'script' && /^application\/ld\+json/i.test(value('type')))
      for (const document of documentsOf(parseJson(textContent(element)))) add(found.jsonLd, typeOf(document), document)
  }
  return found
}

/** Adds a property; a repeated one is named og:image, og:image[1], ... */
function add<Value>(map: Map<string, Value>, name: string, value: Value): void {
  let free = name
  for (let index = 1; map.has(free); index += 1) free = `${name}[${index}]`
  map.set(free, value)
}

function parseJson(text: string): unknown {
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
