import { decodedAnchor } from '../../../../pages/document/decoded-address.ts'
import { suggestion } from '../../../content/suggestion.ts'
import type { Place } from '../../../content/content-error.ts'
import type { Add, Rule } from '../rule.ts'
import { isLive, type Site, type SitePage } from '../site.ts'
import { internalLink, isPath } from './links.ts'

/** The id after # in a link exists on the target page. */
export const anchors: Rule = {
  name: 'anchors',
  severity: 'error',
  check(site, add) {
    const routes = new Map(site.pages.map((page) => [page.route, page]))
    for (const page of site.pages) {
      if (page.frontMatter && !isLive(page, site)) continue
      for (const item of page.items) {
        if (item.kind === 'link' && !item.by) look(site, routes, page, item.href, item.place, page.route, add)
      }
    }
    for (const file of site.data) {
      for (const { value, place, isPart } of file.texts)
        if (!isPart && isPath(value)) look(site, routes, file, value, place, undefined, add)
    }
  },
}

function look(
  site: Site,
  routes: ReadonlyMap<string, SitePage>,
  file: { file: string; source: string },
  href: string,
  place: Place,
  on: string | undefined,
  add: Add,
): void {
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
