import { infoOf, type Cause } from '../report.ts'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import type { SourceLinks } from './source-links.ts'
import type { SourceView } from './sources.ts'

/** One picture of a place on a page, before, after, and what differs. */
export interface Picture {
  /** '390 light' and so on. */
  variant: string
  before?: string
  after?: string
  difference?: string
  width: number
  height: number
  /** A description of the changes that it shows. */
  caption: string
}

/** A page as the report shows it. */
export interface ReportPage {
  page: ComparedPage
  /** Its folder below pages/. */
  slug: string
  findings: Finding[]
  causes: Cause[]
  /** Causes were looked for and none was found. */
  causeUnknown: boolean
  /** Why a removed page is not published although its file exists. */
  unpublishedReason?: string | undefined
  pictures: Picture[]
  /** Sentences about variants without screenshots. */
  unseen: string[]
}

/** Everything that the report shows. */
export interface ReportModel {
  base: string
  head: string
  pages: ReportPage[]
  shared: { finding: Finding; pages: string[] }[]
  /** Notes about the comparison itself. */
  notes: string[]
  total: number
  exit: number
  /** The sources that changed or are named, and where the report shows their lines. */
  sources: readonly SourceView[]
  links: SourceLinks
}

/** The sort order of a page: broken things first, then the number of changed characters. */
export function weightOfChange({ page, findings }: Pick<ReportPage, 'page' | 'findings'>): number {
  const own = findings.reduce(
    (sum, { kind, before, after }) => sum + 20 + before.length + after.length + (infoOf(kind).broken ? 1e6 : 0),
    0,
  )
  return own + (page.status === 'removed' ? 5e5 : page.status === 'added' ? 4e5 : page.status === 'moved' ? 3e5 : 0)
}

/** A change in the head, or about the page as a whole. */
export function isUnseen({ kind, head, base }: Finding): boolean {
  return infoOf(kind).unseen === true || (!head && !base)
}
