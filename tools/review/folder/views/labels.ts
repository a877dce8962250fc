import { infoOf, type Change } from '../../report.ts'
import type { ReportPage } from '../model.ts'

const STATUS = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Moved', same: 'Same' } as const

/** What became of a page, and why where that is known: "Removed: it became a draft". */
export function statusOf({ page, withheld }: Pick<ReportPage, 'page' | 'withheld'>): string {
  return STATUS[page.status] + (withheld ? `: ${withheld}` : '')
}

/** Whether it is told that a page went and nothing answers in its place, rather than that a redirect went. */
export function isDeadEnd({ kind, before, after, in: place }: Change): boolean {
  return kind === 'redirect' && before === place && after === ''
}

/** What a reader calls a change. */
export function labelOf(change: Change): string {
  return isDeadEnd(change) ? 'No redirect' : infoOf(change.kind).label
}
