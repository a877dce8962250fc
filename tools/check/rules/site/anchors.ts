import { decodedAnchor } from '../../../../pages/document/addresses.ts'
import { didYouMean, suggestion } from '../../../content/suggestion.ts'
import type { OutlineItem } from '../../site/outline.ts'
import type { PageItem } from '../../site/page-items.ts'
import type { Rule } from '../rule.ts'
import { livePages } from '../../site/site-reader.ts'
import { internalLink, linksOf } from '../../site/source-links.ts'

/** The id after # in a link exists on the target page. */
export const anchors: Rule = {
  name: 'anchors',
  severity: 'error',
  check(site, add) {
    const routes = new Map(site.pages.map((page) => [page.route, page]))
    const all = linksOf(site, livePages(site))
    for (const { file, page, href, place } of all) {
      const link = internalLink(href, page?.route ?? '')
      const target = link?.anchor ? routes.get(link.path) : undefined
      // The ids of a page that cannot be parsed are unknown.
      if (!link?.anchor || !target?.tree || !target.frontMatter) continue
      const ids = idsOf(target.items)
      const anchor = decodedAnchor(link.anchor)
      if (['top', ...ids, ...idsOf(target.frame)].includes(anchor)) continue
      // A long list does not help.
      const fix = ids.length && ids.length <= 12 ? suggestion(anchor, ids) : didYouMean(anchor, ids)
      add(file, {
        place,
        reason: `${target === page ? 'This page' : `The page ${link.path}`} has no heading or section with the id "${anchor}".`,
        fix:
          // One wrong link is a typo; several mean that the heading was renamed.
          all.filter((other) => other.href.endsWith(`#${link.anchor}`)).length > 2
            ? `If its heading has another name now, write <Section id="${anchor}"> around it in ${target.file}.`
            : (fix ?? 'Remove the part after the #, or give a section the name: <Section id="…">'),
      })
    }
  },
}

function idsOf(items: readonly (PageItem | OutlineItem)[]): string[] {
  return items.flatMap((item) => (item.kind === 'anchor' || item.kind === 'heading' ? (item.id ?? []) : []))
}
