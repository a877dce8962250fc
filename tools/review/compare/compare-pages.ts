import type { Alignment } from './align.ts'
import { compareBodies } from './compare-bodies.ts'
import { ancestorChain } from '../page/dom.ts'
import { regionOf, type Region } from '../page/roles.ts'
import { onlyOn, type FoundChange, type PageVersions, type Side } from './found-change.ts'
import { brokenLinks } from './broken-links.ts'
import { compareMetadata } from './compare-metadata.ts'
import { compareStylesheets } from './compare-stylesheets.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'
import { compareWeight } from './weight.ts'

/** The changes of a page, and its paired units. */
interface Compared {
  findings: FoundChange[]
  alignment: Alignment
}

/** Compares two states of a page without a browser; identical pages may still show and load changed files. */
export function comparePages(pages: PageVersions): Compared {
  const { base, head } = pages
  const units = { base: base.page.units, head: head.page.units }
  const { findings, alignment } = bodiesInTime(pages, () =>
    compareBodies(units, { base: base.page.body, head: head.page.body }, pages),
  )
  const files = [...compareStylesheets(pages), ...brokenLinks(base, head), ...compareWeight(pages)]
  return { findings: [...compareMetadata(pages), ...foldRegions(pages, findings), ...files], alignment }
}

/** A header, navigation or footer with fewer blocks is reported block by block. */
const MIN_REGION = 4

/** What is in a header, navigation or footer that only one side has is one change of the layout. */
function foldRegions(pages: PageVersions, findings: readonly FoundChange[]): FoundChange[] {
  const unitsIn = (side: Side, region: Region) => pages[side].page.units.filter((unit) => unit.region === region)
  const flags = (['header', 'nav', 'footer'] as const).flatMap((region): FoundChange[] => {
    const [was, is] = [unitsIn('base', region), unitsIn('head', region)]
    if ((was.length === 0) === (is.length === 0) || was.length + is.length < MIN_REGION) return []
    const side = is.length ? 'head' : 'base'
    const element = ancestorChain((is[0] ?? was[0])!.element).find((one) => regionOf(one) === region)
    return [{ kind: 'layout', ...onlyOn(side, region), in: region, ...(element && { [side]: { element } }) }]
  })
  const isFolded = ({ region }: FoundChange) => flags.some((flag) => flag.in === region)
  return [...flags, ...findings.filter((finding) => !isFolded(finding))]
}

/** How long the content of one page is compared. */
const MAX_SECONDS = 20

/** The comparison, or one change that says that the pages differ in too much to list it. */
function bodiesInTime(pages: PageVersions, compare: () => Compared): Compared {
  try {
    return withTimeLimit(MAX_SECONDS * 1000, compare)
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    const [before, after] = [pages.base, pages.head].map(({ page }) => `${page.units.length} blocks`)
    const finding: FoundChange = { kind: 'too-long', before: before!, after: after!, in: `${MAX_SECONDS} seconds` }
    return { findings: [finding], alignment: { pairs: [], deleted: [], inserted: [], moves: [] } }
  }
}
