import type { Change, Kind } from '../../report.ts'
import type { ReportPage } from '../model.ts'

/** What a reader calls a kind of change. */
export const labels: Record<Kind, string> = {
  text: 'Words',
  insert: 'Block added',
  delete: 'Block removed',
  move: 'Moved',
  'list-item': 'List item',
  'table-cell': 'Table cell',
  'table-row': 'Table row',
  'table-column': 'Table column',
  link: 'Link target',
  cta: 'Call to action',
  image: 'Picture',
  alt: 'Picture’s description',
  'heading-level': 'Heading level',
  anchor: 'Anchor',
  attribute: 'Attribute',
  structure: 'Structure',
  style: 'Look',
  widget: 'Widget',
  title: 'Title',
  description: 'Description',
  canonical: 'Canonical address',
  robots: 'Robots',
  'open-graph': 'Open Graph',
  'json-ld': 'JSON-LD',
  redirect: 'Redirect',
  'broken-link': 'Broken link',
  'broken-anchor': 'Broken anchor',
  accessibility: 'Accessibility',
  overflow: 'Overflow',
  weight: 'Weight',
}

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
  return isDeadEnd(change) ? 'No redirect' : labels[change.kind]
}

/** Kinds whose `in` is a name that belongs to the change, not a place. */
export function isNamed(kind: Kind): boolean {
  return /^(attribute|style|open-graph|json-ld|widget|overflow|accessibility)$/.test(kind)
}
