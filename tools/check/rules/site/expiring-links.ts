import { isLive } from '../../site/site-reader.ts'
import type { Rule } from '../rule.ts'
import { internalLink, isTextLink, linksOf } from '../../site/source-links.ts'

/** A link to a page that will expire becomes plain text with it. */
export const expiringLinks: Rule = {
  name: 'expiring-links',
  severity: 'warning',
  check(site, add) {
    const pages = new Map(site.pages.map((page) => [page.route, page]))
    for (const { page, href, place, item } of linksOf(site, site.pages)) {
      const target = page && pages.get(internalLink(href, page.route)?.path ?? '')
      const expires = target?.frontMatter?.expires
      if (!page || !expires || target === page || !isLive(target, site) || !isTextLink(page, item?.whole ?? place))
        continue
      add(page, {
        place,
        reason: `The page ${target.route} expires: after ${expires}, builds show the words of this link without the link.`,
        fix: 'Nothing needs to be done if the sentence is right without it.',
      })
    }
  },
}
