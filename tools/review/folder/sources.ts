import { diffArrays } from 'diff'
import { LineType, type DiffLine } from 'diff2html/lib/types.js'
import type { Comparison } from '../compare/compare-sites.ts'
import type { Cause } from '../report.ts'
import type { ChangedKey, SourceFile } from '../repository/causes-file.ts'
import { slugs } from '../site/paths.ts'

/** A line in the report: its file, and the id of its row in the diff. Without an id it is the file as a whole. */
export interface NamedLine {
  file: string
  id?: string | undefined
}

/** A source file as the report shows it: what changed in it and the lines that are named, each with a few around it. */
export interface SourceView {
  file: string
  /** Its name in the folder of sources. */
  slug: string
  status: 'changed' | 'added' | 'removed' | 'same'
  hunks: DiffLine[][]
  inserted: number
  deleted: number
  /** The number of changed lines that are not shown. */
  left: number
}

const AROUND = 3
/** Changed lines shown of one file, and of all files. */
const MAX_LINES_IN_FILE = 400
const MAX_LINES = 2500
/** A file with more edits is shown as removed and added. */
const MAX_EDITS = 1500

/** Reads `content/pricing.mdx:14:3`; `ofBase` is a line of the base that the head no longer has. */
export function readPlace(source: string, ofBase = false): NamedLine {
  const [, file = source, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(source) ?? []
  return { file, id: line && `${ofBase ? 'B' : 'L'}${line}` }
}

/** The lines that changes and changed keys of data name, and other places. */
export function namedLines(
  { pages }: Pick<Comparison, 'pages'>,
  keys: readonly ChangedKey[],
  places: readonly { source?: string | undefined }[],
): NamedLine[] {
  const findings = pages.flatMap((page) => page.findings)
  const named = findings.flatMap(({ source, shownAt, ofBase }) => [
    ...(source ? [readPlace(source, ofBase)] : []),
    ...(shownAt ? [readPlace(shownAt)] : []),
  ])
  return [...named, ...keys.map(placeOfKey), ...places.flatMap(({ source }) => (source ? [readPlace(source)] : []))]
}

function placeOfKey({ file, position }: ChangedKey): NamedLine {
  return readPlace(position ? `${file}:${position}` : file)
}

/** Prepares the sources for the report. */
export function viewSources(files: readonly SourceFile[], named: readonly NamedLine[]): SourceView[] {
  const names = slugs(files.map(({ file }) => `/${file}`))
  const most = Math.min(MAX_LINES_IN_FILE, Math.floor(MAX_LINES / files.length))
  const views = files.map((source): SourceView => {
    const { file, before, after } = source
    const rows = diffRows(source)
    const ids = new Set(named.filter((line) => line.file === file).map(({ id }) => id))
    const hunks = cut(rows, (row) => idsOf(row).some((id) => ids.has(id)), most)
    const inserted = rows.filter(({ type }) => type === LineType.INSERT).length
    const deleted = rows.filter(({ type }) => type === LineType.DELETE).length
    const left = inserted + deleted - hunks.flat().filter(isChanged).length
    const kept = before === after ? 'same' : 'changed'
    const status = before === undefined ? 'added' : after === undefined ? 'removed' : kept
    return { file, slug: names.get(`/${file}`)!, status, hunks, inserted, deleted, left }
  })
  return views.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** All lines of both states in the order of a unified diff. */
function diffRows({ before, after }: SourceFile): DiffLine[] {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)]
  const parts = diffArrays(oldLines, newLines, { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: oldLines },
    { removed: false, added: true, value: newLines },
  ]
  let [oldNumber, newNumber] = [1, 1]
  return parts.flatMap(({ added, removed, value }) =>
    value.map((text): DiffLine => {
      const none = { oldNumber: undefined, newNumber: undefined }
      if (added) return { ...none, type: LineType.INSERT, newNumber: newNumber++, content: `+${text}` }
      if (removed) return { ...none, type: LineType.DELETE, oldNumber: oldNumber++, content: `-${text}` }
      return { type: LineType.CONTEXT, oldNumber: oldNumber++, newNumber: newNumber++, content: ` ${text}` }
    }),
  )
}

function linesOf(text: string | undefined): string[] {
  return text ? text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n') : []
}

function isChanged({ type }: DiffLine): boolean {
  return type !== LineType.CONTEXT
}

/** The ids of a line: of the head and of the base. */
function idsOf({ newNumber, oldNumber }: DiffLine): string[] {
  return [newNumber && `L${newNumber}`, oldNumber && `B${oldNumber}`].filter((id) => typeof id === 'string')
}

/** Hunks of the first changed lines and of all named ones, with context. */
function cut(rows: readonly DiffLine[], isNamed: (row: DiffLine) => boolean, most: number): DiffLine[][] {
  const changed = [...rows.keys()].filter((index) => isChanged(rows[index]!)).slice(0, most)
  const named = [...rows.keys()].filter((index) => isNamed(rows[index]!))
  const shown = new Set<number>()
  for (const index of [...changed, ...named])
    for (let near = index - AROUND; near <= index + AROUND; near += 1) shown.add(near)
  const hunks: DiffLine[][] = []
  for (const [index, row] of rows.entries()) {
    if (!shown.has(index)) continue
    if (!shown.has(index - 1) || !hunks.length) hunks.push([])
    hunks.at(-1)!.push(row)
  }
  return hunks
}

/** The run of changed lines, which empty lines do not end, that has a place or comes next after it; none if no row does. */
export function hunkOf(hunks: SourceView['hunks'], source: string, ofBase?: boolean): number | undefined {
  const { id } = readPlace(source, ofBase)
  const rows = hunks.flatMap((hunk) => [...hunk, undefined])
  const from = rows.findIndex((row) => row && id && idsOf(row).includes(id))
  const changed = from < 0 ? -1 : rows.findIndex((row, at) => at >= from && row && isChanged(row))
  const ends = (row: DiffLine | undefined) => !row || (!isChanged(row) && row.content.trim() !== '')
  return changed < 0 ? undefined : rows.slice(0, changed).findLastIndex(ends)
}

/** Leads to a line, or to the value of a cause's key, in the report's folder; undefined where the file is not shown. */
export function sourceHref(
  place: NamedLine | Cause,
  { sources, keys }: { sources: readonly SourceView[]; keys: readonly ChangedKey[] },
): string | undefined {
  const view = sources.find(({ file }) => file === place.file)
  if (!view) return undefined
  const changed = 'key' in place ? keys.find(({ file, key }) => file === place.file && key === place.key) : undefined
  const { id }: NamedLine = changed ? placeOfKey(changed) : place
  const isShown = id !== undefined && view.hunks.flat().some((row) => idsOf(row).includes(id))
  return `sources/${view.slug}.html${isShown ? `#${id}` : ''}`
}
