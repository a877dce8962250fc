import type { Page } from '../page/page.ts'
import { cleanPath, resolveLink } from '../site/address.ts'
import { stableAddress } from '../site/noise.ts'
import type { Alignment } from './align.ts'
import { compareBodies } from './body.ts'
import type { Finding } from './finding.ts'
import { brokenLinks, type ReadSite } from './links.ts'
import { compareMetadata } from './metadata.ts'
import { compareImages, type Side } from './pictures.ts'
import { compareStylesheets } from './styles.ts'
import { compareWeight } from './weight.ts'

/** The comparison of a page that both sides have. */
export interface PageComparison {
  findings: Finding[]
  alignment?: Alignment
}

/** Compares two states of a page without a browser. */
export function comparePages(
  base: Page,
  head: Page,
  sites: { base: ReadSite; head: ReadSite },
  unchanged: boolean,
): PageComparison {
  const sides = { base: { site: sites.base.site, file: base.file }, head: { site: sites.head.site, file: head.file } }
  const sameLink = (before: string, after: string) =>
    linkKey(before, base, sites.base) === linkKey(after, head, sites.head)
  const body = unchanged
    ? undefined
    : compareBodies(base.units, head.units, { base: base.body, head: head.body }, { sides, sameLink })
  const findings = [
    ...(unchanged ? [] : compareMetadata(base, head)),
    ...(body?.findings ?? swappedImages(head, sides)),
    ...compareStylesheets(base, head, sides),
    ...brokenLinks(base, head, sites),
    ...compareWeight(base, head, { base: sites.base.site, head: sites.head.site }),
  ]
  return { findings: distinct(findings), ...(body && { alignment: body.alignment }) }
}

/** An identical page may show a changed picture under the same address. */
function swappedImages(page: Page, sides: { base: Side; head: Side }): Finding[] {
  if (!page.elements.some(({ tagName }) => tagName === 'img')) return []
  return page.units.filter(({ type }) => type === 'image').flatMap((unit) => compareImages(unit, unit, sides))
}

/** An address in a normalised form: the path of the page that it leads to. */
function linkKey(href: string, page: Page, { site, origin }: ReadSite): string {
  const link = resolveLink(href, page.file, origin)
  if (!link) return href.trim()
  const found = site.pages.get(cleanPath(link.path))
  const query = /\?[^#]*/.exec(href)?.[0] ?? ''
  if (href.startsWith('#')) return href
  return found
    ? `${found.path}${query}#${link.hash}`
    : `${stableAddress(link.path).replace(/(.)\/$/, '$1')}${query}#${link.hash}`
}

/** Removes duplicates, such as an image that is on a page twice. */
function distinct(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>()
  for (const finding of findings) {
    const key = [
      finding.kind,
      finding.before,
      finding.after,
      finding.in,
      finding.kind === 'text' ? finding.order : '',
    ].join('\0')
    if (!known.has(key)) known.set(key, finding)
  }
  return [...known.values()]
}
