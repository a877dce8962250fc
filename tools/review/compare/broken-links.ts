import { regionOf } from '../page/elements.ts'
import { getAttribute, textOf, type DomElement } from '../page/dom.ts'
import { groupBy } from '../page/lists.ts'
import type { Page } from '../page/page.ts'
import { cleanPath, resolveLink } from '../site/paths.ts'
import { stableAddress } from '../site/noise.ts'
import type { BuiltSite } from '../site/built-site.ts'
import type { FoundChange, PageVersion } from './found-change.ts'

/** What is wrong with an address: it leads to no page or file, or to a page without that anchor. */
function faultOf(href: string, { site, page }: PageVersion): 'broken-link' | 'broken-anchor' | undefined {
  const link = resolveLink(href, page.baseAddress, site.origin)
  if (!link) return undefined
  const target = site.resolve(link.path)
  if (!target) return 'broken-link'
  if (!link.hash || link.hash === 'top' || link.hash.startsWith(':~:') || !target.page) return undefined
  return target.page.ids.has(link.hash) ? undefined : 'broken-anchor'
}

/** An address by the page that it leads to, so that two spellings of one address are equal. */
export function linkKey(href: string, { site, page }: PageVersion): string {
  const link = resolveLink(href, page.baseAddress, site.origin)
  if (!link || href.startsWith('#')) return href.trim()
  const path = site.pages.get(cleanPath(link.path))?.path ?? stableAddress(link.path).replace(/(.)\/$/, '$1')
  return `${path}${/\?[^#]*/.exec(href)?.[0] ?? ''}#${link.hash}`
}

/** Links and pictures of a page that broke, and new ones that are broken; not what was broken before. */
export function brokenLinks(base: PageVersion | undefined, head: PageVersion): FoundChange[] {
  const findings = new Map<string, FoundChange>()
  const had = new Set(base?.page.links.map(({ href }) => href))
  for (const { href, element } of head.page.links) {
    const kind = findings.has(href) ? undefined : faultOf(href, head)
    if (!kind) continue
    const before = base && had.has(href) ? faultOf(href, base) : undefined
    if (before === 'broken-link' || before === kind) continue
    const { path } = resolveLink(href, head.page.baseAddress, head.site.origin)!
    findings.set(href, {
      kind,
      before: had.has(href) ? href : '',
      after: href,
      in: textOf(element) || getAttribute(element, 'aria-label') || (element.tagName === 'img' ? 'img' : 'link'),
      target: head.site.resolve(path)?.page?.path ?? cleanPath(path),
      region: regionOf(element),
      head: { element },
    })
  }
  return [...findings.values()]
}

/** Links whose page moved: they need a redirect from now on. */
export interface RedirectedLinks {
  /** The address of the page that moved or was merged into another one. */
  from: string
  /** The page that the redirect leads to. */
  to: string
  links: FoundLink[]
}

/** A link of a page. */
export interface FoundLink {
  page: Page
  element: DomElement
}

/** The links of a site by the address that they lead to, before redirects. */
export function linksByTarget(site: BuiltSite): ReadonlyMap<string, FoundLink[]> {
  const links = [...site.pages.values()].flatMap((page) => page.links.map((link) => ({ page, ...link })))
  return groupBy(links, ({ page, href }) => {
    const link = resolveLink(href, page.baseAddress, site.origin)
    return link ? cleanPath(link.path) : ''
  })
}

/** The links of the head to pages of the base whose address redirects now. */
export function linksToRedirects(
  base: BuiltSite,
  head: BuiltSite,
  links: ReturnType<typeof linksByTarget>,
): RedirectedLinks[] {
  return [...links].flatMap(([from, ofPath]) => {
    const to = base.pages.has(from) && !head.pages.has(from) ? head.resolve(from)?.page?.path : undefined
    return to === undefined ? [] : [{ from, to, links: ofPath }]
  })
}
