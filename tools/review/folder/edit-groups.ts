import { placeOf, type FoundChange } from '../compare/found-change.ts'
import { allFindings, changedWords } from '../compare/compare-sites.ts'
import { placeOfCell } from '../compare/tables.ts'
import type { DomElement } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { splitWords } from '../page/words.ts'
import { cleanPath } from '../site/paths.ts'
import { isDeadEnd, kinds, nameOfCause, PICTURE_FILE, type Cause } from '../report.ts'
import type { ChangedKey } from '../repository/data-keys.ts'
import { byWeight, isBehindPage, isFolded, wasSearched, type ReportModel, type ReportPage } from './model.ts'

/** A change that is the same on several pages. */
export interface EqualChange {
  finding: FoundChange
  pages: string[]
  /** How many times it is on these pages. */
  count: number
}

/** An edit of the sources with what it changed; without a cause, what no edit explains. */
export interface EditGroup {
  cause: Cause | undefined
  /** The changed value, if the edit is a key of data. */
  key: ChangedKey | undefined
  pages: string[]
  /** Visible changes first, then by the number of pages. */
  changes: EqualChange[]
}

/** Groups all changes by the edit that made them: most pages first, unexplained changes last. */
export function editsOf({ pages, shared, keys }: ReportModel): EditGroup[] {
  const groups = new Map<string, EditGroup>()
  const groupOf = (cause: Cause | undefined, name = cause ? nameOfCause(cause) : ''): EditGroup => {
    const group = groups.get(name) ?? { cause, key: cause && valueOf(cause, keys), pages: [], changes: [] }
    groups.set(name, group)
    return group
  }
  const isSearched = wasSearched({ pages })
  const add = (page: ReportPage, finding: FoundChange) => {
    const cause = moveOf(finding, pages)?.causes[0] ?? causeOf(page, finding, keys)
    const group = groupOf(
      cause,
      cause || isSearched ? undefined : likelyEdit(finding, page.path, allFindings(page, shared)),
    )
    if (!group.pages.includes(page.path)) group.pages.push(page.path)
    let equal = group.changes.find((change) => changeKey(change.finding) === changeKey(finding))
    if (!equal) group.changes.push((equal = { finding, pages: [], count: 0 }))
    equal.count += 1
    if (!equal.pages.includes(page.path)) equal.pages.push(page.path)
  }
  for (const page of byWeight(pages)) {
    for (const finding of allFindings(page, shared)) add(page, finding)
    // A new page, a moved one, or one of which only a picture differs.
    for (const cause of page.causes)
      if (!page.findings.length && !groupOf(cause).pages.includes(page.path)) groupOf(cause).pages.push(page.path)
    if (page.causeUnknown && !page.findings.length) groupOf(undefined).pages.push(page.path)
  }
  const rank = ({ finding }: EqualChange) => (isDeadEnd(finding) ? 2 : isBehindPage(finding) ? 0 : 1)
  for (const { changes } of groups.values())
    changes.sort((a, b) => rank(b) - rank(a) || b.pages.length - a.pages.length)
  return [...groups.values()]
    .filter((group) => group.pages.length)
    .sort((a, b) => Number(!a.cause) - Number(!b.cause) || b.pages.length - a.pages.length)
}

/** The page that moved, if a change is only that a link follows it. */
function moveOf({ kind, before, after }: FoundChange, pages: readonly ReportPage[]): ReportPage | undefined {
  if (!/^(link|cta)$/.test(kind)) return undefined
  const leadsTo = (href: string, path?: string) => cleanPath(href.replace(/[?#].*/, '')) === path
  return pages.find(
    ({ status, path, movedTo }) => status === 'moved' && leadsTo(before, path) && leadsTo(after, movedTo),
  )
}

/**
 * Names the edit of a change whose cause is not known: changes of the same words are one edit, and a link that broke
 * belongs to the page or the anchor that it leads to.
 * @param findings all changes of the page
 */
function likelyEdit(finding: FoundChange, path: string, findings: readonly FoundChange[]): string {
  const { kind, before, after, in: place, target } = finding
  if (isDeadEnd(finding) || (kind === 'anchor' && before) || (target !== undefined && before))
    return `gone ${target ?? path}`
  if (kinds[kind].broken) return `${kind} ${after}`
  const wordsOf = (change: FoundChange) => {
    const words = kinds[change.kind].whole ? changedWords(change) : change
    return JSON.stringify([words.before, words.after])
  }
  const isCopy = findings.some((other) => !isFolded(other) && wordsOf(other) === wordsOf(finding))
  if (/^(json-ld|open-graph|weight)$/.test(kind) && !isCopy) return 'folded'
  return wordsOf(finding) + (kinds[kind].named && !isFolded(finding) ? place : '')
}

/** The path of the page that a file of content makes. */
export function pathOfContent(file: string): string {
  return file.replace(/^content|\([\w-]+\)\/|(\/?index)?\.mdx$/g, '') || '/'
}

/** The page's cause that explains a change: the first that the surest sign names. */
function causeOf({ causes }: ReportPage, finding: FoundChange, keys: ReportModel['keys']): Cause | undefined {
  const { kind, source = '', before, after, target, edit, inSheet } = finding
  const isSheet = ({ file }: Cause) => file.endsWith('.css')
  const isPicture = ({ file }: Cause) => PICTURE_FILE.test(file)
  const isContent = ({ file }: Cause) => file.startsWith('content/')
  const isFigure = (cause: Cause) => /^[\d.]+$/.test(valueOf(cause, keys)?.after ?? '')
  const signs: ((cause: Cause) => boolean | undefined)[] = [
    (cause) => kind === 'image' && isPicture(cause),
    (cause) => target !== undefined && !!before && isContent(cause) && pathOfContent(cause.file) === target,
    (cause) => edit && nameOfCause(cause) === nameOfCause(edit),
    // A value that is computed from another one: a saving of a price.
    (cause) => !inSheet && isContent({ file: source }) && /\d/.test(before + after) && isFigure(cause),
    (cause) => source.startsWith(`${cause.file}:`) && !cause.key,
    isContent,
    (cause) => !isSheet(cause) && !isPicture(cause),
    () => true,
  ]
  return signs.flatMap((isCause) => causes.find(isCause) ?? [])[0]
}

/** The value that an edit changed, if it is of data. */
function valueOf({ file, key }: Cause, keys: ReportModel['keys']): ChangedKey | undefined {
  return keys.find((changed) => changed.file === file && changed.key === key)
}

/** Changes with the same name are shown once. */
export function changeKey({ kind, before, after, in: place }: FoundChange): string {
  return JSON.stringify([kind, before, after, kinds[kind].named ? place : ''])
}

/**
 * Pages that need no look: they only have changes of known edits that an example page shows, too, and neither their
 * layout nor what search engines see of them changed, nor is anything broken, nor do they have an old value.
 */
export function safePages(model: ReportModel, edits: readonly EditGroup[], old: readonly OldValue[]): ReportPage[] {
  const isStale = (path: string) => old.some(({ places }) => places.some((place) => place.path === path))
  // A reviewer looks at the first page of each equal change instead of all of them.
  const isExample = (path: string) =>
    edits.some(({ changes }) => changes.some(({ finding, pages }) => pages[0] === path && !isBehindPage(finding)))
  const isUnexplained = (path: string) => edits.some(({ cause, pages }) => !cause && pages.includes(path))
  const risky = ({ kind, in: place }: FoundChange) =>
    kinds[kind].broken === true ||
    /^(layout|robots|canonical|redirect|overflow|structure|appearance|title|description)$/.test(kind) ||
    (kind === 'style' && !/color|fill|stroke/.test(place))
  return model.pages.filter(
    (page) =>
      page.status === 'changed' &&
      page.causes.length > 0 &&
      !isExample(page.path) &&
      !isStale(page.path) &&
      !isUnexplained(page.path) &&
      !allFindings(page, model.shared).some(risky),
  )
}

/** An old value that pages still show. */
export interface OldValue {
  value: string
  /** The new value that replaced it elsewhere. */
  after: string
  places: OldPlace[]
}

/** A place with an old value. */
export interface OldPlace {
  path: string
  /** "title", "description", or where on the page: headings, row and column. */
  in: string
  /** Of a place on the page, with its anchor in the copies of the page. */
  element?: DomElement
  id?: string
}

const MAX_OLD_VALUES = 6

/** Finds figures that were replaced (£99, 30-day) and still stand in a title, a description or words of the head. */
export function oldValues({ pages, shared, keys }: ReportModel, heads: Iterable<Head>): OldValue[] {
  const replaced = new Map<string, string>()
  for (const page of pages) {
    for (const finding of allFindings(page, shared)) {
      const { kind, before, after } = finding
      if (!/^(text|table-cell|title|description|list-item)$/.test(kind) || before.length > 40 || !after) continue
      const cause = causeOf(page, finding, keys)
      const key = cause && valueOf(cause, keys)
      // Computed from a figure, such as what several agents save: it stands for other things elsewhere.
      if (/[£$€%]/.test(before) && /^\d[\d.]*$/.test(key?.before ?? '') && !before.includes(key!.before)) continue
      for (const old of figuresIn(before)) if (!after.includes(old.split(' ')[0]!)) replaced.set(old, after)
    }
  }
  const sites = [...heads]
  const counts = new Map<string, number>()
  const withId = (place: OldPlace): OldPlace => {
    if (!place.element) return place
    counts.set(place.path, (counts.get(place.path) ?? 0) + 1)
    return { ...place, id: `old-${counts.get(place.path)}` }
  }
  return [...replaced]
    .map(([value, after]): OldValue => ({
      value,
      after,
      places: sites.flatMap((page) => placesOf(value, page)).map(withId),
    }))
    .filter(({ places }) => places.length)
    .sort((a, b) => inHead(b) - inHead(a) || b.value.length - a.value.length)
    .slice(0, MAX_OLD_VALUES)
}

/** The figures of a text. A price or a time is known by its sign; of others the next word says what they count. */
function figuresIn(text: string): string[] {
  const words = splitWords(text).map((word) => word.text.replace(/^[+−-]/, ''))
  return words.flatMap((word, at) => {
    if (!/\d/.test(word) || word.length < 2) return []
    const next = /^[£$€]|:/.test(word) ? undefined : words[at + 1]
    return next && /^\p{L}/u.test(next) ? `${word} ${next}` : word
  })
}

type Head = Pick<Page, 'path' | 'metadata' | 'units'>

function placesOf(value: string, { path, metadata, units }: Head): OldPlace[] {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const pattern = new RegExp(`(?<![\\w.,:£$€])${escaped}(?![\\w]|[.,:–-]\\d)`)
  const inHead = [
    ['title', 'title'],
    ['meta description', 'description'],
  ].flatMap(([name, place]) => (pattern.test(metadata.get(name!) ?? '') ? [{ path, in: place! }] : []))
  const inWords = units.flatMap((unit): OldPlace[] => {
    if (!pattern.test(unit.text)) return []
    const cells = (unit.table?.rows ?? []).flatMap((row, index) =>
      row.cells.flatMap((cell, column) =>
        cell && pattern.test(cell.text) ? [{ element: cell.element, in: placeOfCell(unit, index, column) }] : [],
      ),
    )
    return (unit.table ? cells : [{ element: unit.element, in: placeOf(unit) }]).map((place) => ({ path, ...place }))
  })
  return [...inHead, ...inWords]
}

function inHead({ places }: OldValue): number {
  return places.filter(({ element }) => !element).length
}
