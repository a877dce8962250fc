import type { Alignment } from './align.ts'
import { compareBodies } from './body.ts'
import type { Finding, Pages } from './finding.ts'
import { brokenLinks } from './links.ts'
import { compareMetadata } from './metadata.ts'
import { compareStylesheets } from './styles.ts'
import { compareWeight } from './weight.ts'

/** Compares two states of a page without a browser; identical pages may still show and load changed files. */
export function comparePages(pages: Pages): { findings: Finding[]; alignment: Alignment } {
  const { base, head } = pages
  const units = { base: base.page.units, head: head.page.units }
  const { findings, alignment } = compareBodies(units, { base: base.page.body, head: head.page.body }, pages)
  const files = [...compareStylesheets(pages), ...brokenLinks(base, head), ...compareWeight(pages)]
  return { findings: distinct([...compareMetadata(pages), ...findings, ...files]), alignment }
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
