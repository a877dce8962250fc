import { internalLink } from '../../site/source-links.ts'
import type { Rule } from '../rule.ts'

/** A link that is called as a page leads to that page: [privacy policy](/privacy). */
export const linkNames: Rule = {
  name: 'link-names',
  severity: 'error',
  check({ pages }, add) {
    const routes = new Map<string, Set<string>>()
    for (const { route, frontMatter, items } of pages) {
      const titles = items.flatMap((item) => (item.kind === 'heading' && item.level === 1 ? item.text : []))
      for (const name of frontMatter ? [frontMatter.title, ...titles] : titles)
        routes.set(plain(name), (routes.get(plain(name)) ?? new Set()).add(route))
    }
    // The privacy page, our security page.
    for (const { route } of pages) {
      const name = plain(`${route.split('/').at(-1)} page`)
      if (route !== '/') routes.set(name, new Set([...(routes.get(name) ?? []), route]))
    }
    for (const page of pages)
      for (const item of page.items) {
        if (item.kind !== 'link' || item.by) continue
        const link = internalLink(item.href, page.route)
        // One word says a thing rather than a name: [prices](/pricing).
        const name = plain(item.text).replace(/^(?:our|the) /, '')
        const named = item.text.trim().includes(' ')
          ? [...(routes.get(name) ?? routes.get(plain(item.text)) ?? [])]
          : []
        if (!link || !named.length || named.includes(link.path)) continue
        if (!pages.some(({ route }) => route === link.path)) continue
        add(page, {
          place: item.whole ?? item.place,
          reason: `The link is called "${item.text.trim()}", as the page ${named[0]}, but leads to ${link.path}.`,
          fix: `Write (${named[0]}), or say in other words where it leads.`,
        })
      }
  },
}

/** A name without signs and capitals. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
