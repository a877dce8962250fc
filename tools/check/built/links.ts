import { ContentError } from '../../content/content-error.ts'
import { decodedAnchor } from '../../../pages/document/decoded-address.ts'
import { attribute, elements, type HtmlElement } from '../../lib/html.ts'
import { Lines } from '../../content/lines.ts'
import { internalLink } from '../rules/site/links.ts'
import type { BuiltRule } from './pages.ts'

/**
 * Every link of the built site leads to a page or a file of it, and to a name that is there: also those that code
 * makes.
 */
export const builtLinks: BuiltRule = ({ pages, files }) => {
  const names = new Map(
    pages.map(({ route, document }) => [
      route,
      new Set(['top', ...elements(document).map((each) => attribute(each, 'id'))]),
    ]),
  )
  const errors: ContentError[] = []
  for (const { file, route, html, document } of pages) {
    const lines = new Lines(html)
    const broken = (link: HtmlElement, reason: string) =>
      errors.push(
        new ContentError({
          file,
          source: shortened(html),
          rule: 'built-links',
          place: { ...lines.placeAt(link.sourceCodeLocation?.attrs?.['href']?.startOffset ?? 0), length: 1 },
          reason,
        }),
      )
    const seen = new Set<string>()
    for (const element of elements(document)) {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined
      if (href === undefined || seen.has(href)) continue
      seen.add(href)
      const link = internalLink(href, route)
      if (!link || files.has(link.path)) continue
      const target = names.get(link.path)
      if (!target) broken(element, `The link "${href}" leads to no page.`)
      else if (link.anchor && ![link.anchor, decodedAnchor(link.anchor)].some((name) => target.has(name)))
        broken(element, `The link "${href}" leads to a name that is not on that page.`)
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
