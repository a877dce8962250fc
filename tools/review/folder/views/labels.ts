import { infoOf, type Change } from '../../report.ts'
import type { ReportPage } from '../model.ts'

const STATUS = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Moved', same: 'Same' } as const

/** The status of a page and the reason, if it is known: "Removed: it became a draft". */
export function statusOf({ page, unpublishedReason }: Pick<ReportPage, 'page' | 'unpublishedReason'>): string {
  return STATUS[page.status] + (unpublishedReason ? `: ${unpublishedReason}` : '')
}

/** Whether a change means a removed page without a redirect, not a removed redirect. */
export function isDeadEnd({ kind, before, after, in: place }: Change): boolean {
  return kind === 'redirect' && before === place && after === ''
}

/** The label of a change. */
export function labelOf(change: Change): string {
  return isDeadEnd(change) ? 'No redirect' : infoOf(change.kind).label
}
