import { diffArrays } from 'diff'
import type { Comparison } from '../compare/site.ts'
import type { Cause } from '../report.ts'
import type { ChangedKey } from '../repository/data-keys.ts'
import type { SourceFile } from '../repository/git.ts'
import { slugs } from './slugs.ts'

/** A line of a file that a change or a cause names. */
export interface NamedLine {
  file: string
  line: number
  /** A line of the base that the head no longer has. */
  old?: boolean
}

/** A line of a unified diff with its numbers on both sides. */
interface Row {
  type: 'context' | 'insert' | 'delete'
  old?: number
  new?: number
  text: string
}

/** A source file as the report shows it: what changed in it and the lines that are named, each with a few around it. */
export interface SourceView {
  file: string
  /** Its name in the folder of sources. */
  slug: string
  status: 'changed' | 'added' | 'removed' | 'same'
  hunks: Row[][]
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

/** `content/pricing.mdx:14:3` as file and line. */
export function readPlace(source: string): { file: string; line: number | undefined } {
  const [, file = source, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(source) ?? []
  return { file, line: line === undefined ? undefined : Number(line) }
}

/** The lines that changes and changed keys of data name. */
export function namedLines({ pages, shared }: Comparison, keys: readonly ChangedKey[]): NamedLine[] {
  const findings = [...pages.flatMap(({ findings }) => findings), ...shared.map(({ finding }) => finding)]
  const places = findings.flatMap(({ source, shownAt, ofBase }) => [
    { place: source, old: ofBase === true },
    { place: shownAt, old: false },
  ])
  for (const { file, position } of keys) if (position) places.push({ place: `${file}:${position}`, old: false })
  return places.flatMap(({ place = '', old }) => {
    const { file, line } = readPlace(place)
    return line === undefined ? [] : [{ file, line, ...(old && { old }) }]
  })
}

/** Prepares the sources for the report. If there are too many lines, files with named lines come first. */
export function viewSources(files: readonly SourceFile[], named: readonly NamedLine[]): SourceView[] {
  const names = slugs(files.map(({ file }) => `/${file}`))
  const linesIn = new Map(files.map(({ file }) => [file, named.filter((line) => line.file === file)]))
  let room = MAX_LINES
  const views = [...files]
    .sort((one, other) => Number(!linesIn.get(one.file)!.length) - Number(!linesIn.get(other.file)!.length))
    .map((source): SourceView => {
      const { file, before, after } = source
      const rows = diffRows(source)
      const { hunks, shown } = cut(rows, linesIn.get(file)!, Math.min(MAX_LINES_IN_FILE, room))
      room -= shown
      const [inserted, deleted] = ['insert', 'delete'].map((type) => rows.filter((row) => row.type === type).length)
      const kept = before === after ? 'same' : 'changed'
      const status = before === undefined ? 'added' : after === undefined ? 'removed' : kept
      const left = inserted! + deleted! - shown
      return { file, slug: names.get(`/${file}`)!, status, hunks, inserted: inserted!, deleted: deleted!, left }
    })
  return views.sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** All lines of both states in the order of a unified diff. */
function diffRows({ before, after }: SourceFile): Row[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  const parts = diffArrays(was, is, { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: was },
    { removed: false, added: true, value: is },
  ]
  let [old, fresh] = [1, 1]
  return parts.flatMap(({ added, removed, value }) =>
    value.map((text): Row => {
      if (added) return { type: 'insert', new: fresh++, text }
      return removed ? { type: 'delete', old: old++, text } : { type: 'context', old: old++, new: fresh++, text }
    }),
  )
}

function linesOf(text: string | undefined): string[] {
  return text ? text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n') : []
}

/** Hunks of named lines and at most `most` changed lines, with context. */
function cut(rows: readonly Row[], named: readonly NamedLine[], most: number): { hunks: Row[][]; shown: number } {
  const isNamed = (row: Row) => named.some(({ line, old }) => (old ? row.old : row.new) === line)
  const indexes = (test: (row: Row) => boolean) => rows.flatMap((row, index) => (test(row) ? [index] : []))
  const changed = indexes(({ type }) => type !== 'context').slice(0, most)
  const asked = indexes(isNamed)
  const hunks: Row[][] = []
  let [end, shown] = [0, 0]
  for (const index of [...changed, ...asked].sort((one, other) => one - other)) {
    const start = Math.max(end, index - AROUND)
    if (start > end || !hunks.length) hunks.push([])
    const more = rows.slice(start, Math.max(start, index + AROUND + 1))
    hunks.at(-1)!.push(...more)
    end = start + more.length
    shown += more.filter(({ type }) => type !== 'context').length
  }
  return { hunks, shown }
}

/** Links to the lines of sources, relative to the report's folder. */
export class SourceLinks {
  readonly #views: ReadonlyMap<string, SourceView>
  readonly #keys: ReadonlyMap<string, string>

  constructor(views: readonly SourceView[], keys: readonly ChangedKey[]) {
    this.#views = new Map(views.map((view) => [view.file, view]))
    this.#keys = new Map(
      keys.map(({ file, key, position }) => [`${file}: ${key}`, position ? `${file}:${position}` : file]),
    )
  }

  /** The address of a source; `old` for a line that only the base has. Undefined where the file is not shown. */
  line(source: string, old = false): string | undefined {
    const { file, line } = readPlace(source)
    const view = this.#views.get(file)
    if (!view) return undefined
    const isShown = line !== undefined && view.hunks.flat().some((row) => (old ? row.old : row.new) === line)
    return `sources/${view.slug}.html${isShown ? `#${old ? 'B' : 'L'}${line}` : ''}`
  }

  /** The address of a key's value, or of the file. */
  cause({ file, key }: Cause): string | undefined {
    return this.line(this.#keys.get(`${file}: ${key}`) ?? file)
  }
}
