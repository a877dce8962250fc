import { ContentError } from '../../content/content-error.ts'
import { decodedAnchor } from '../../../pages/document/decoded-address.ts'
import { Lines } from '../../content/lines.ts'
import { internalLink } from '../rules/site/links.ts'
import type { BuiltRule } from './pages.ts'

/** Every link of the built site leads to a page or a file of it, and to a name that is there: also those that code makes. */
export const builtLinks: BuiltRule = ({ pages, files }) => {
  const names = new Map(
    pages.map(({ route, items }) => [route, new Set(items.flatMap((item) => (item.kind === 'anchor' ? item.id : [])))]),
  )
  const errors: ContentError[] = []
  for (const { file, route, html, items } of pages) {
    const lines = new Lines(html)
    const broken = (href: string, reason: string) =>
      errors.push(
        new ContentError({
          file,
          source: shortened(html),
          rule: 'built-links',
          place: { ...lines.placeAt(Math.max(html.indexOf(`href="${href.replaceAll('&', '&amp;')}"`), 0)), length: 1 },
          reason,
        }),
      )
    for (const href of new Set(items.flatMap((item) => (item.kind === 'link' ? item.href : [])))) {
      const link = internalLink(href, route)
      if (!link || files.has(link.path)) continue
      const target = names.get(link.path)
      if (!target) broken(href, `The link "${href}" leads to no page.`)
      else if (
        link.anchor &&
        link.anchor !== 'top' &&
        !target.has(decodedAnchor(link.anchor)) &&
        !pages.find((page) => page.route === link.path)!.html.includes(`id="${link.anchor}"`)
      )
        broken(href, `The link "${href}" leads to a name that is not on that page.`)
    }
  }
  return errors
}

/** Shortens lines for the code frame: a built page is one long line. */
function shortened(html: string): string {
  return html
    .split('\n')
    .map((line) => line.slice(0, 120))
    .join('\n')
}
