import { diffArrays } from 'diff'
import type { SourceFile } from '../git/source-files.ts'
import { slugs } from './slugs.ts'

/** A line of a file that a change or a cause names. */
export interface NamedLine {
  file: string
  line: number
  /** A line of the base that the head no longer has. */
  old?: boolean
}

/** A line of a unified diff with its numbers on both sides. */
export interface Row {
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

/** Prepares the sources for the report. If there are too many lines, files with named lines come first. */
export function viewSources(files: readonly SourceFile[], named: readonly NamedLine[]): SourceView[] {
  const names = slugs(files.map(({ file }) => `/${file}`))
  const asked = (file: string) => named.filter((line) => line.file === file)
  let room = MAX_LINES
  const views = [...files]
    .sort((one, other) => Number(asked(other.file).length > 0) - Number(asked(one.file).length > 0))
    .map((source) => {
      const rows = diffRows(source)
      const view = cut(rows, asked(source.file), Math.min(MAX_LINES_IN_FILE, room))
      room -= view.shown
      const count = (type: Row['type']) => rows.filter((row) => row.type === type).length
      const [inserted, deleted] = [count('insert'), count('delete')]
      const status: SourceView['status'] =
        source.before === undefined
          ? 'added'
          : source.after === undefined
            ? 'removed'
            : source.before === source.after
              ? 'same'
              : 'changed'
      return {
        file: source.file,
        slug: names.get(`/${source.file}`)!,
        status,
        hunks: view.hunks,
        inserted,
        deleted,
        left: inserted + deleted - view.shown,
      }
    })
  return views.sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** All lines of both states in the order of a unified diff. */
function diffRows({ before, after }: SourceFile): Row[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  const parts = diffArrays(was, is, { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: was, count: was.length },
    { removed: false, added: true, value: is, count: is.length },
  ]
  const rows: Row[] = []
  let [old, fresh] = [1, 1]
  for (const { added, removed, value } of parts) {
    for (const text of value)
      rows.push(
        added
          ? { type: 'insert', new: fresh++, text }
          : removed
            ? { type: 'delete', old: old++, text }
            : { type: 'context', old: old++, new: fresh++, text },
      )
  }
  return rows
}

function linesOf(text: string | undefined): string[] {
  return text ? text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n') : []
}

/** Hunks of changed and named lines with context. */
function cut(rows: readonly Row[], named: readonly NamedLine[], most: number): { hunks: Row[][]; shown: number } {
  const wanted = new Set<number>()
  const want = (index: number) => {
    for (let near = Math.max(0, index - AROUND); near <= Math.min(rows.length - 1, index + AROUND); near += 1)
      wanted.add(near)
  }
  const isNamed = (row: Row) => named.some(({ line, old }) => (old ? row.old : row.new) === line)
  for (const [index, row] of rows.entries()) if (isNamed(row)) want(index)
  let changed = 0
  for (const [index, { type }] of rows.entries()) {
    if (type === 'context') continue
    if (changed < most) want(index)
    changed += 1
  }
  const hunks: Row[][] = []
  let last = -2
  let shown = 0
  for (const index of [...wanted].sort((one, other) => one - other)) {
    if (index !== last + 1) hunks.push([])
    hunks.at(-1)!.push(rows[index]!)
    if (rows[index]!.type !== 'context') shown += 1
    last = index
  }
  return { hunks, shown }
}
