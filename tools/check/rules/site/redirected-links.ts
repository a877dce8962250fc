import type { Rule } from '../rule.ts'
import { redirects } from '../../site/site-reader.ts'
import { internalLink, linksOf } from '../../site/source-links.ts'

/** Links use the current path of a page. */
export const redirectedLinks: Rule = {
  name: 'redirected-links',
  severity: 'error',
  check(site, add) {
    const moved = redirects(site)
    const routes = new Set(site.pages.map(({ route }) => route))
    for (const { file, href, place } of linksOf(site, site.pages)) {
      const link = internalLink(href, '')
      const target = link && !routes.has(link.path) ? moved.get(link.path) : undefined
      if (!target) continue
      const text = href.replace(link!.path, target.route)
      add(file, {
        place,
        reason: `The page ${link!.path} has moved to ${target.route}.`,
        fix: `Write ${text}.`,
        edits: [{ place, text }],
      })
    }
  },
}
