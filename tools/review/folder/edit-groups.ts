import { LineType } from 'diff2html/lib/types.js'
import type { FoundChange } from '../compare/found-change.ts'
import { allFindings, changedWords } from '../compare/compare-sites.ts'
import { isDeadEnd, kinds, nameOfCause, PICTURE_FILE, type Cause } from '../report.ts'
import type { ChangedKey } from '../repository/data-keys.ts'
import { byWeight, isBehindPage, isFolded, wasSearched, type ReportModel, type ReportPage } from './model.ts'

/** A change that is the same on several pages. */
interface EqualChange {
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
export function editsOf({ pages, shared, keys, sources }: ReportModel): EditGroup[] {
  const groups = new Map<string, EditGroup>()
  const groupOf = (cause: Cause | undefined, name = cause ? nameOfCause(cause) : ''): EditGroup => {
    const key = cause?.key && keys.find(({ file, key }) => file === cause.file && key === cause.key)
    const group = groups.get(name) ?? { cause, key: key || undefined, pages: [], changes: [] }
    groups.set(name, group)
    return group
  }
  const isSearched = wasSearched({ pages })
  const add = (page: ReportPage, finding: FoundChange) => {
    const cause = causeOf(page, finding, { keys, sources })
    const group = groupOf(
      cause,
      cause || isSearched ? undefined : likelyEdit(finding, page.path, allFindings(page, shared)),
    )
    if (!group.pages.includes(page.path)) group.pages.push(page.path)
    let equal = group.changes.find((change) => nameOf(change.finding) === nameOf(finding))
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
function causeOf(
  { causes }: ReportPage,
  finding: FoundChange,
  { keys, sources }: Pick<ReportModel, 'keys' | 'sources'>,
): Cause | undefined {
  if (causes.length < 2) return causes[0]
  const { kind, source = '', before, after, target } = finding
  const [, file = '', line] = /^(.*?):(\d+)/.exec(source) ?? []
  const valueOf = (cause: Cause) => keys.find((key) => key.file === cause.file && key.key === cause.key)
  const isSheet = (cause: Cause) => cause.file.endsWith('.css')
  const isPicture = (cause: Cause) => PICTURE_FILE.test(cause.file)
  const isContent = (cause: Cause) => cause.file.startsWith('content/')
  const isSource = (cause: Cause) => cause.file === file && !cause.key
  // A widget's line in the content says where it stands; what it shows comes from data, unless the line was edited.
  const isEdited = sources
    .find((view) => view.file === file)
    ?.hunks.flat()
    .some(({ type, newNumber }) => type === LineType.INSERT && newNumber === Number(line))
  const signs: ((cause: Cause) => boolean | undefined)[] = [
    (cause) => kind === 'image' && isPicture(cause),
    (cause) => target !== undefined && !!before && isContent(cause) && pathOfContent(cause.file) === target,
    (cause) => cause.file === file && valueOf(cause)?.position?.split(':')[0] === line,
    (cause) => isEdited && isSource(cause),
    (cause) => (finding.inSheet ?? kind === 'style') && isSheet(cause),
    (cause) => {
      const value = valueOf(cause)
      return !!value && before.includes(value.before) && after.includes(value.after)
    },
    // A value that is computed from another one: a saving of a price.
    (cause) => isContent({ file }) && /\d/.test(before + after) && /^[\d.]+$/.test(valueOf(cause)?.after ?? ''),
    isSource,
    isContent,
    (cause) => !isSheet(cause) && !isPicture(cause),
  ]
  for (const isCause of signs) {
    const found = causes.find(isCause)
    if (found) return found
  }
  return causes[0]
}

/** Changes with the same name are shown once. */
function nameOf({ kind, before, after, in: place }: FoundChange): string {
  return JSON.stringify([kind, before, after, kinds[kind].named ? place : ''])
}

/**
 * Pages that need no look: they only have changes of known edits that an example page shows, too, and neither their
 * layout nor what search engines see of them changed, nor is anything broken.
 */
export function safePages(model: ReportModel, edits: readonly EditGroup[]): ReportPage[] {
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
      !isUnexplained(page.path) &&
      !allFindings(page, model.shared).some(risky),
  )
}

/** Front-matter fields that change the layout of a page or whether it is published. */
const FLAG = /^(footer|header|template|draft|noindex|nav|layout|hidden):\s*(.*)$/

/** A flag of a page's front matter that was edited. */
export interface FlagEdit {
  file: string
  name: string
  before: string
  after: string
}

/** The flags that were edited in the front matter of content. */
export function flagEdits({ sources }: ReportModel): FlagEdit[] {
  return sources
    .filter(({ file, status }) => /^content\/.*\.mdx$/.test(file) && status === 'changed')
    .flatMap(({ file, hunks }) => {
      const found = new Map<string, FlagEdit>()
      for (const { content } of hunks.flat()) {
        const [, name, value = ''] = FLAG.exec(content.slice(1)) ?? []
        if (!name || content.startsWith(' ')) continue
        const flag = found.get(name) ?? { file, name, before: '', after: '' }
        found.set(name, { ...flag, [content.startsWith('+') ? 'after' : 'before']: value.trim() })
      }
      return [...found.values()]
    })
}

/** An old value that pages still show. */
export interface OldValue {
  value: string
  /** The new value that replaced it elsewhere. */
  after: string
  places: { path: string; where: 'title' | 'description' | 'words' }[]
}

const MAX_OLD_VALUES = 6

/** Finds figures that were replaced (£99, 30-day) and still stand in a title, a description or words of the head. */
export function oldValues({ pages, shared, keys, sources }: ReportModel, heads: Iterable<Head>): OldValue[] {
  const all = pages.flatMap((page) => {
    return allFindings(page, shared).map((finding) => ({
      ...finding,
      cause: causeOf(page, finding, { keys, sources }),
    }))
  })
  const replaced = new Map<string, string>()
  for (const { kind, before, after, cause } of all) {
    if (!/^(text|table-cell|title|description|list-item)$/.test(kind)) continue
    const key = keys.find(({ file, key: name }) => file === cause?.file && name === cause.key)
    // Computed from a figure, such as what several agents save: it stands for other things elsewhere.
    if (/[£$€]/.test(before) && /^\d[\d.]*$/.test(key?.before ?? '') && !before.includes(key!.before)) continue
    for (const [value, figure = ''] of before.matchAll(/([£$€]?\d[\d,.]*(?:-\w+|%)?)(?:\s+[\p{L}-]+)?/gu)) {
      // A price is known by its sign; of other figures the next word says what they count.
      const old = /^[£$€]/.test(figure) ? figure : value
      if (figure.length > 1 && before.length <= 40 && after && !after.includes(figure)) replaced.set(old, after)
    }
  }
  const sites = [...heads]
  return [...replaced]
    .map(([value, after]): OldValue => {
      const pattern = new RegExp(
        `(?<![\\w.,£$€])${value.replace(/[.$]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\w]|[.,]\\d)`,
      )
      const places = sites.flatMap(({ path, metadata, units }): OldValue['places'] => {
        if (pattern.test(metadata.get('title') ?? '')) return [{ path, where: 'title' }]
        if (pattern.test(metadata.get('meta description') ?? '')) return [{ path, where: 'description' }]
        return units.some(({ text }) => pattern.test(text)) ? [{ path, where: 'words' }] : []
      })
      return { value, after, places }
    })
    .filter(({ places }) => places.length)
    .sort((a, b) => inHead(b) - inHead(a) || b.value.length - a.value.length)
    .slice(0, MAX_OLD_VALUES)
}

interface Head {
  path: string
  metadata: ReadonlyMap<string, string>
  units: readonly { text: string }[]
}

function inHead({ places }: OldValue): number {
  return places.filter(({ where }) => where !== 'words').length
}
