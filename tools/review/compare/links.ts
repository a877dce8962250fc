import { attribute, textOf } from '../page/dom.ts'
import { regionOf } from '../page/roles.ts'
import type { Page } from '../page/page.ts'
import { cleanPath, resolveLink, filePath } from '../site/address.ts'
import type { Site } from '../site/folder.ts'
import type { Finding } from './finding.ts'

/** A built site with parsed pages. */
export interface ReadSite {
  site: Site
  page(path: string): Page | undefined
  /** The address that the site is published under, as its canonical links say. */
  origin: string | undefined
}

/** The result of following an address. */
type Ending = 'fine' | 'away' | 'no page' | 'no anchor'

/** Follows an address: to a page, off the site, to nothing, or to a page without that anchor. */
function ending(href: string, page: Page, { site, page: read, origin }: ReadSite): Ending {
  const link = resolveLink(href, page.file, origin)
  if (!link) return 'away'
  const own = cleanPath(link.path) === page.path || (href.startsWith('#') && true)
  const target = own ? { page: site.pages.get(page.path) } : site.resolve(link.path)
  if (!target) return 'no page'
  if (!link.hash || link.hash === 'top' || !('page' in target) || !target.page || /^:~:/.test(link.hash)) return 'fine'
  return read(target.page.path)?.ids.has(link.hash) ? 'fine' : 'no anchor'
}

/** The target path of a link, whether the page exists or not. */
function targetOf(href: string, page: Page, { site, origin }: ReadSite): string {
  const path = href.startsWith('#') ? page.path : resolveLink(href, page.file, origin)!.path
  return site.resolve(path)?.page?.path ?? cleanPath(path)
}

/** Links of a page that broke, and new links that are broken. */
export function brokenLinks(base: Page | undefined, head: Page, sites: { base: ReadSite; head: ReadSite }): Finding[] {
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const { href, element } of head.links) {
    if (seen.has(href)) continue
    seen.add(href)
    const end = ending(href, head, sites.head)
    if (end !== 'no page' && end !== 'no anchor') continue
    const was = base?.links.some((link) => link.href === href) ? ending(href, base, sites.base) : undefined
    // It was broken before.
    if (was === 'no page' || was === end) continue
    const place = textOf(element) || attribute(element, 'aria-label') || 'link'
    findings.push({
      kind: end === 'no page' ? 'broken-link' : 'broken-anchor',
      before: was ? href : '',
      after: href,
      in: place,
      target: targetOf(href, head, sites.head),
      ...regionMark(element),
      order: 0,
      head: { element },
    })
  }
  return [...findings, ...brokenImages(base, head, sites)]
}

/** Pictures whose file was removed. */
function brokenImages(base: Page | undefined, head: Page, sites: { base: ReadSite; head: ReadSite }): Finding[] {
  const missing = (page: Page, src: string, { site, origin }: ReadSite) => {
    const link = src && !src.startsWith('data:') ? resolveLink(src, page.file, origin) : undefined
    return link !== undefined && !site.files.has(filePath(link.path))
  }
  const sources = (page: Page) =>
    page.elements
      .filter(({ tagName }) => tagName === 'img')
      .map((element) => ({ element, src: attribute(element, 'src') ?? '' }))
  const had = base ? sources(base) : []
  return sources(head)
    .filter(
      ({ src }) =>
        missing(head, src, sites.head) &&
        had.some((image) => image.src === src && base && !missing(base, src, sites.base)),
    )
    .map(({ element, src }) => ({
      kind: 'broken-link' as const,
      before: src,
      after: src,
      in: 'img',
      ...regionMark(element),
      order: 0,
      head: { element },
    }))
}

function regionMark(element: Parameters<typeof regionOf>[0]): Pick<Finding, 'region'> {
  const region = regionOf(element)
  return region ? { region } : {}
}
