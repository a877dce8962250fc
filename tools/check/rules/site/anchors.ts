import { decodedAnchor } from '../../../../pages/document/decoded-address.ts'
import { suggestion } from '../../../content/suggestion.ts'
import type { Add, Rule } from '../rule.ts'
import { livePages, type Site, type SitePage } from '../site.ts'
import { internalLink, linksOf, type SourceLink } from './links.ts'

/** The id after # in a link exists on the target page. */
export const anchors: Rule = {
  name: 'anchors',
  severity: 'error',
  check(site, add) {
    const routes = new Map(site.pages.map((page) => [page.route, page]))
    for (const link of linksOf(site, livePages(site))) checkAnchor(site, routes, link, add)
  },
}

function checkAnchor(
  site: Site,
  routes: ReadonlyMap<string, SitePage>,
  { file, page, href, place }: SourceLink,
  add: Add,
): void {
  const on = page?.route
  const link = internalLink(href, on ?? '')
  const target = link?.anchor ? routes.get(link.path) : undefined
  // The ids of a page that cannot be parsed are unknown.
  if (!link?.anchor || !target?.tree || !target.frontMatter) return
  const names = anchorsOf(target, site)
  const anchor = decodedAnchor(link.anchor)
  if (names.includes(anchor) || anchor === 'top') return
  const where = link.path === on ? 'This page' : `The page ${link.path}`
  const own = names.filter((name) => !frameAnchors(target, site).includes(name))
  const fix = suggestion(anchor, own)
  // A long list does not help.
  const isUseful = own.length > 0 && (own.length <= 12 || fix.startsWith('Did'))
  add(file, {
    place,
    reason: `${where} has nothing named "#${anchor}".`,
    fix: isUseful ? fix : 'Remove the part after the #, or give a section the name: <Section id="…">',
  })
}

function anchorsOf(page: SitePage, site: Site): string[] {
  const own = page.items.flatMap((item) => (item.kind === 'anchor' || item.kind === 'heading' ? (item.id ?? []) : []))
  return [...own, ...frameAnchors(page, site)]
}

function frameAnchors({ frontMatter }: SitePage, { rendering }: Site): string[] {
  const { before, after } = rendering.frame(frontMatter!)
  return [...before, ...after].flatMap((item) => (item.kind === 'anchor' ? item.id : []))
}
