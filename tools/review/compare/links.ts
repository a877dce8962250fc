import { attribute, textOf, type Element } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { cleanPath, filePath, resolveLink } from '../site/address.ts'
import type { Site } from '../site/folder.ts'
import { stableAddress } from '../site/noise.ts'
import { regionMark, type Finding, type Side } from './finding.ts'

/** A built site with parsed pages. */
export interface ReadSite {
  site: Site
  page(path: string): Page | undefined
  /** The address that the site is published under, as its canonical links say. */
  origin: string | undefined
}

export type ReadSites = Readonly<Record<Side, ReadSite>>

type Broken = 'broken-link' | 'broken-anchor'

/** What is wrong with an address: it leads to no page, or to a page without that anchor. */
function faultOf(href: string, page: Page, { site, page: read, origin }: ReadSite): Broken | undefined {
  const link = resolveLink(href, page.file, origin)
  if (!link) return undefined
  const own = href.startsWith('#') || cleanPath(link.path) === page.path
  const target = own ? { page } : site.resolve(link.path)
  if (!target) return 'broken-link'
  if (!link.hash || link.hash === 'top' || link.hash.startsWith(':~:') || !target.page) return undefined
  return read(target.page.path)?.ids.has(link.hash) ? undefined : 'broken-anchor'
}

/** An address by the page that it leads to, so that two spellings of one address are equal. */
export function linkKey(href: string, page: Page, { site, origin }: ReadSite): string {
  const link = resolveLink(href, page.file, origin)
  if (!link || href.startsWith('#')) return href.trim()
  const path = site.pages.get(cleanPath(link.path))?.path ?? stableAddress(link.path).replace(/(.)\/$/, '$1')
  return `${path}${/\?[^#]*/.exec(href)?.[0] ?? ''}#${link.hash}`
}

/** Links and pictures of a page that broke, and new ones that are broken; not what was broken before. */
export function brokenLinks(base: Page | undefined, head: Page, sites: ReadSites): Finding[] {
  const findings = new Map<string, Finding>()
  const add = (kind: Broken, href: string, element: Element, known: boolean, place: string, target?: string) =>
    findings.set(
      href,
      findings.get(href) ?? {
        kind,
        before: known ? href : '',
        after: href,
        in: place,
        ...(target !== undefined && { target }),
        ...regionMark(element),
        origin: 'site',
        head: { element },
      },
    )
  const had = new Set(base?.links.map(({ href }) => href))
  for (const { href, element } of head.links) {
    const fault = faultOf(href, head, sites.head)
    if (!fault || findings.has(href)) continue
    const was = base && had.has(href) ? faultOf(href, base, sites.base) : undefined
    if (was === 'broken-link' || was === fault) continue
    const path = href.startsWith('#') ? head.path : resolveLink(href, head.file, sites.head.origin)!.path
    const target = sites.head.site.resolve(path)?.page?.path ?? cleanPath(path)
    add(fault, href, element, had.has(href), textOf(element) || attribute(element, 'aria-label') || 'link', target)
  }
  const missing = base ? missingImages(base, sites.base) : new Map<string, Element>()
  const shown = new Set(base?.elements.map((element) => attribute(element, 'src')))
  for (const [src, element] of missingImages(head, sites.head))
    if (shown.has(src) && !missing.has(src)) add('broken-link', src, element, true, 'img')
  return [...findings.values()]
}

function missingImages(page: Page, { site, origin }: ReadSite): Map<string, Element> {
  const images = page.elements.filter(({ tagName }) => tagName === 'img')
  return new Map(
    images.flatMap((element): [string, Element][] => {
      const src = attribute(element, 'src') ?? ''
      const link = src ? resolveLink(src, page.file, origin) : undefined
      return link && !site.files.has(filePath(link.path)) ? [[src, element]] : []
    }),
  )
}
