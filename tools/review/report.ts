/** What is known about a kind of change. */
export interface KindInfo {
  /** What the report calls it. */
  label: string
  /** `in` is a name that belongs to the change: an attribute, a property, a viewport. Otherwise it is a place. */
  named?: true
  /** Something is broken: the exit code is 2. */
  broken?: true
  /** Not visible on the page: it is in the head, or about the page as a whole. */
  unseen?: true
  /** `in` says no more than the kind does. */
  placeless?: true
  /** The values are given whole, so their changed words are marked. */
  whole?: true
  /** Looks the same before and after: no screenshot is taken. */
  invisible?: true
  /** An element that was added or removed as a whole. */
  element?: true
}

const table = {
  text: { label: 'Words', whole: true },
  insert: { label: 'Added', element: true },
  delete: { label: 'Removed' },
  move: { label: 'Moved' },
  'list-item': { label: 'List item', element: true },
  'table-cell': { label: 'Table cell', whole: true },
  'table-row': { label: 'Table row', element: true },
  'table-column': { label: 'Table column', element: true },
  link: { label: 'Link target', invisible: true },
  cta: { label: 'Button', whole: true, element: true },
  image: { label: 'Picture', element: true },
  alt: { label: 'Picture’s description', whole: true },
  'heading-level': { label: 'Heading level', invisible: true },
  anchor: { label: 'Address of a heading', invisible: true },
  attribute: { label: 'Code', named: true, whole: true },
  structure: { label: 'Element', element: true },
  style: { label: 'Style', named: true },
  widget: { label: 'Widget', named: true, whole: true, element: true },
  title: { label: 'Page title', unseen: true, placeless: true, whole: true },
  description: { label: 'Search description', unseen: true, placeless: true, whole: true },
  canonical: { label: 'Canonical address', unseen: true, placeless: true },
  robots: { label: 'Visibility', unseen: true, placeless: true },
  'open-graph': { label: 'Link preview', named: true, unseen: true, whole: true },
  'json-ld': { label: 'Data for search engines', named: true, unseen: true, whole: true },
  redirect: { label: 'Redirect', unseen: true, placeless: true },
  'broken-link': { label: 'Broken link', broken: true, unseen: true, invisible: true },
  'broken-anchor': { label: 'Link to a missing place', broken: true, unseen: true, invisible: true },
  accessibility: { label: 'Accessibility', named: true, broken: true, unseen: true },
  overflow: { label: 'Overflow', named: true, unseen: true },
  layout: { label: 'Layout', named: true },
  appearance: { label: 'Looks different', unseen: true },
  weight: { label: 'Weight', unseen: true, placeless: true },
} as const satisfies Record<string, KindInfo>

export type Kind = keyof typeof table

/** The kinds of change. The README says what `before`, `after` and `in` contain for each. */
export const kinds: Readonly<Record<Kind, KindInfo>> = table

/** One change of one page; of `before` and `after` one may be ''. */
export interface Change {
  kind: Kind
  before: string
  after: string
  in: string
  /** The source as file:line:column, if it is known. */
  source?: string
}

/** A changed source file, and for data the key. */
export interface Cause {
  file: string
  key?: string
}

/** The file of a picture that pages show. */
export const PICTURE_FILE = /\.(png|jpe?g|webp|avif|gif|svg)$/i

/** The name of a cause: its file, and for data the key. */
export function nameOfCause({ file, key }: Cause): string {
  return key ? `${file}: ${key}` : file
}

/** Whether a change means a removed page without a redirect, not a removed redirect. */
export function isDeadEnd({ kind, before, after, in: place }: Change): boolean {
  return kind === 'redirect' && before === place && after === ''
}

/** A page in report.json; the README describes the format. */
export interface PageReport {
  path: string
  status: 'changed' | 'added' | 'removed' | 'moved' | 'same'
  movedTo?: string
  causes: Cause[]
  changes: Change[]
}

/** The format of report.json. */
export interface Report {
  /** Grows when a field changes its meaning or goes. */
  version: 1
  base: string
  head: string
  exit: 0 | 1 | 2
  pages: PageReport[]
  shared: { change: Change; pages: string[] }[]
  files: { file: string; status: 'changed' | 'added' | 'removed' }[]
  redirected: { from: string; to: string; pages: string[]; count: number }[]
}
