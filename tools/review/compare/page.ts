import type { Page } from '../page/page.ts'
import type { Alignment } from './align.ts'
import { compareBodies } from './body.ts'
import type { Finding } from './finding.ts'
import { brokenLinks, linkKey, type ReadSites } from './links.ts'
import { compareMetadata } from './metadata.ts'
import { compareImages } from './pictures.ts'
import { compareStylesheets } from './styles.ts'
import { compareWeight } from './weight.ts'

/** The comparison of a page that both sides have. */
export interface PageComparison {
  findings: Finding[]
  alignment?: Alignment
}

/** Compares two states of a page without a browser; identical pages may still show and load changed files. */
export function comparePages(base: Page, head: Page, sites: ReadSites): PageComparison {
  const places = { base: { site: sites.base.site, file: base.file }, head: { site: sites.head.site, file: head.file } }
  const files = () => [
    ...compareStylesheets(base, head, places),
    ...brokenLinks(base, head, sites),
    ...compareWeight(base, head, places),
  ]
  if (base === head) {
    const hasImages = head.elements.some(({ tagName }) => tagName === 'img')
    const images = hasImages ? head.units.filter(({ type }) => type === 'image') : []
    return { findings: distinct([...images.flatMap((image) => compareImages(image, image, places)), ...files()]) }
  }
  const sameLink = (before: string, after: string) =>
    linkKey(before, base, sites.base) === linkKey(after, head, sites.head)
  const units = { base: base.units, head: head.units }
  const { findings, alignment } = compareBodies(units, { base: base.body, head: head.body }, { places, sameLink })
  return { findings: distinct([...compareMetadata(base, head), ...findings, ...files()]), alignment }
}

/** Removes duplicates, such as an image that is on a page twice. The same words may change in several places. */
function distinct(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>()
  return findings.filter(({ kind, before, after, in: place }) => {
    const key = JSON.stringify([kind, before, after, place])
    const isNew = kind === 'text' || !known.has(key)
    known.add(key)
    return isNew
  })
}
