import { NOT_FOUND } from '../../../../pages/document/addresses.ts'
import { TOP } from '../../../content/content-error.ts'
import type { Rule } from '../rule.ts'
import { livePages, type SitePage } from '../../site/site-reader.ts'
import { internalLink } from '../../site/source-links.ts'

/** Every page can be reached by links from the home page, except those with noindex, which follow a form. */
export const orphans: Rule = {
  name: 'orphans',
  severity: 'warning',
  check(site, add) {
    const live = new Map(livePages(site).map((page) => [page.route, page]))
    const home = live.get('/')
    if (!home) return
    const reached = new Set(['/'])
    for (const route of reached) {
      const page = live.get(route)!
      // The links of a page that cannot be parsed are unknown.
      if (!page.tree || !page.frontMatter) return
      for (const target of targetsOf(page)) if (live.has(target)) reached.add(target)
    }
    for (const page of live.values()) {
      if (reached.has(page.route) || page.route === NOT_FOUND || !page.frontMatter || page.frontMatter.noindex) continue
      add(page, {
        place: TOP,
        reason: `No link leads to ${page.route}: visitors cannot find it.`,
        fix: 'Link to it from a page that belongs with it.',
      })
    }
  },
}

function targetsOf({ frame, items, route }: SitePage): string[] {
  return [...frame, ...items].flatMap((item) =>
    item.kind === 'link' ? (internalLink(item.href, route)?.path ?? []) : [],
  )
}
