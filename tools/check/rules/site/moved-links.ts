import type { Rule } from '../rule.ts'
import { redirects } from '../site.ts'
import { internalLink, isPath } from './links.ts'

/** Links lead straight to a page, not by way of an old path. */
export const movedLinks: Rule = {
  name: 'moved-links',
  severity: 'error',
  check(site, add) {
    const moved = redirects(site)
    const routes = new Set(site.pages.map(({ route }) => route))
    const sources = [
      ...site.pages.map((page) => ({
        file: page,
        links: page.items.flatMap((item) =>
          item.kind === 'link' && !item.by ? [{ href: item.href, place: item.place }] : [],
        ),
      })),
      ...site.data.map((file) => ({
        file,
        links: file.texts.flatMap(({ value, place, isPart }) =>
          !isPart && isPath(value) ? [{ href: value, place }] : [],
        ),
      })),
    ]
    for (const { file, links } of sources) {
      for (const { href, place } of links) {
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
    }
  },
}
