/** What a change is called; the README says what stands in `before`, `after` and `in` for each. */
export const kinds = [
  'text',
  'insert',
  'delete',
  'move',
  'list-item',
  'table-cell',
  'table-row',
  'table-column',
  'link',
  'cta',
  'image',
  'alt',
  'heading-level',
  'anchor',
  'attribute',
  'structure',
  'style',
  'widget',
  'title',
  'description',
  'canonical',
  'robots',
  'open-graph',
  'json-ld',
  'redirect',
  'broken-link',
  'broken-anchor',
  'accessibility',
  'overflow',
  'weight',
] as const

export type Kind = (typeof kinds)[number]

/** Kinds that mean that something is broken: they make the exit code 2. */
export const broken: readonly Kind[] = ['broken-link', 'broken-anchor', 'accessibility']

/** One change of one page. */
export interface Change {
  kind: Kind
  /** The words or the value that went, as plain text; '' where there was none. */
  before: string
  /** The words or the value that came; '' where there is none. */
  after: string
  /** Where: the path of headings or a selector; the name of the attribute, property or path where the kind has one. */
  in: string
  /** File, line and column of what made it, where the build could say. */
  source?: string
}

/** A source file of this repository that changed, and for data the key. */
export interface Cause {
  file: string
  key?: string
}

export interface PageReport {
  /** The page's address: a leading slash, no trailing slash, no `.html`. */
  path: string
  status: 'changed' | 'added' | 'removed' | 'moved' | 'same'
  /** The new address of a page that moved. */
  movedTo?: string
  causes: Cause[]
  changes: Change[]
}

/** The interface that others build on: report.json. */
export interface Report {
  base: string
  head: string
  /** 0 nothing changed, 1 changes, 2 something is broken. */
  exit: 0 | 1 | 2
  pages: PageReport[]
  /** A change that is the same on many pages, once. */
  shared: { change: Change; pages: string[] }[]
}
