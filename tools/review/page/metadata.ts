import { attribute, isText, collapseWhitespace, type Element } from './dom.ts'
import { stableAddress } from '../site/noise.ts'

/** What a page says about itself to browsers, search engines and link previews. */
export interface Metadata {
  title: string
  description: string
  canonical: string
  robots: string
  /** Open Graph and card properties with their values. */
  openGraph: Map<string, string>
  /** The JSON-LD documents. */
  jsonLd: unknown[]
  /** Other visible metadata: theme colour, language versions, icons. */
  other: Map<string, string>
}

const UNSEEN =
  /^(generator|viewport-fit|csrf.*|build.*|version|x-.*|revised|date|timestamp|next-.*|astro-.*|vike-.*|msapplication.*|emotion.*)$/i
const RELATIONS =
  /^(alternate|icon|shortcut icon|apple-touch-icon|manifest|next|prev|author|license|me|amphtml|search)$/i

/** Reads the metadata from all elements of a document. */
export function readMetadata(elements: readonly Element[]): Metadata {
  const found: Metadata = {
    title: '',
    description: '',
    canonical: '',
    robots: '',
    openGraph: new Map(),
    jsonLd: [],
    other: new Map(),
  }
  const add = (map: Map<string, string>, name: string, value: string) => {
    // A repeated property: og:image, og:image[1], ...
    let free = name
    for (let index = 1; map.has(free); index += 1) free = `${name}[${index}]`
    map.set(free, value)
  }
  for (const element of elements) {
    if (element.tagName === 'title' && !found.title && inHead(element))
      found.title = collapseWhitespace(element.childNodes.map((node) => (isText(node) ? node.value : '')).join(''))
    else if (element.tagName === 'meta') readMeta(element, found, add)
    else if (element.tagName === 'link') readLink(element, found, add)
    else if (element.tagName === 'script' && /^application\/ld\+json/i.test(attribute(element, 'type') ?? ''))
      found.jsonLd.push(...parseJson(element))
    else if (element.tagName === 'html')
      for (const name of ['lang', 'dir']) if (attribute(element, name)) found.other.set(name, attribute(element, name)!)
  }
  return found
}

function readMeta(
  element: Element,
  found: Metadata,
  add: (map: Map<string, string>, name: string, value: string) => void,
) {
  const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop') ?? '')
    .toLowerCase()
    .trim()
  const value = collapseWhitespace(attribute(element, 'content') ?? '')
  if (name === 'description') found.description ||= value
  else if (name === 'robots') found.robots = value
  else if (/^(og|twitter|article|product|profile|book|video|music|fb):/.test(name))
    add(found.openGraph, name, stableAddress(value))
  else if (name && !UNSEEN.test(name))
    add(
      found.other,
      `meta ${name}${attribute(element, 'media') ? ` ${attribute(element, 'media')}` : ''}`,
      name === 'viewport' ? value.replace(/\s+/g, '') : value,
    )
}

function readLink(
  element: Element,
  found: Metadata,
  add: (map: Map<string, string>, name: string, value: string) => void,
) {
  const relation = (attribute(element, 'rel') ?? '').toLowerCase().trim()
  const href = attribute(element, 'href') ?? ''
  if (relation === 'canonical') found.canonical ||= href.trim()
  else if (RELATIONS.test(relation))
    add(
      found.other,
      `link ${relation}${['hreflang', 'media', 'sizes'].map((name) => (attribute(element, name) ? ` ${attribute(element, name)}` : '')).join('')}`,
      stableAddress(href),
    )
}

function parseJson(script: Element): unknown[] {
  const text = script.childNodes.map((node) => (isText(node) ? node.value : '')).join('')
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [collapseWhitespace(text)]
  }
}

function inHead(element: Element): boolean {
  return element.parentNode?.nodeName === 'head'
}
