import { structuredPatch } from 'diff'
import { LineType, type DiffLine } from 'diff2html/lib/types.js'
import type { Cause } from '../report.ts'
import type { ChangedKey, SourceFile } from '../repository/causes-file.ts'
import { slugs } from '../site/paths.ts'

/** A line in the report: its file, and the id of its row in the diff. Without an id it is the file as a whole. */
export interface NamedLine {
  file: string
  id?: string | undefined
}

/** A source file as the report shows it: what changed in it, with a few lines around. */
export interface SourceView {
  file: string
  /** Its name in the folder of sources. */
  slug: string
  status: 'changed' | 'added' | 'removed'
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

/** Prepares the sources for the report. */
export function viewSources(files: readonly SourceFile[]): SourceView[] {
  const names = slugs(files.map(({ file }) => `/${file}`))
  const most = Math.min(MAX_LINES_IN_FILE, Math.floor(MAX_LINES / files.length))
  const views = files.map((source): SourceView => {
    const { file, before, after } = source
    const all = hunksOf(source)
    const count = (type: LineType) => all.flat().filter((row) => row.type === type).length
    const [inserted, deleted] = [count(LineType.INSERT), count(LineType.DELETE)]
    let room = most
    const hunks = all.map((rows) => rows.splice(0, Math.max(0, (room -= rows.length) + rows.length)))
    const left = inserted + deleted - hunks.flat().filter(isChanged).length
    const status = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return {
      file,
      slug: names.get(`/${file}`)!,
      status,
      hunks: hunks.filter((rows) => rows.length),
      inserted,
      deleted,
      left,
    }
  })
  return views.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** The rows of a unified diff. */
function hunksOf({ file, before = '', after = '' }: SourceFile): DiffLine[][] {
  const options = { context: AROUND, maxEditLength: MAX_EDITS, stripTrailingCr: true }
  const whole = (sign: string, text: string) => text.match(/.+|.*\n/g)?.map((line) => sign + line.trimEnd()) ?? []
  const { hunks } = structuredPatch(file, file, before, after, '', '', options) ?? {
    hunks: [{ oldStart: 1, newStart: 1, lines: [...whole('-', before), ...whole('+', after)] }],
  }
  return hunks.map(({ oldStart, newStart, lines }) => {
    let [oldNumber, newNumber] = [oldStart, newStart]
    return lines.flatMap((content): DiffLine[] => {
      if (content.startsWith('+'))
        return [{ type: LineType.INSERT, oldNumber: undefined, newNumber: newNumber++, content }]
      if (content.startsWith('-'))
        return [{ type: LineType.DELETE, oldNumber: oldNumber++, newNumber: undefined, content }]
      // "\\ No newline at end of file" is no line.
      if (!content.startsWith(' ')) return []
      return [{ type: LineType.CONTEXT, oldNumber: oldNumber++, newNumber: newNumber++, content }]
    })
  })
}

function isChanged({ type }: DiffLine): boolean {
  return type !== LineType.CONTEXT
}

/** The ids of a line: of the head and of the base. */
function idsOf({ newNumber, oldNumber }: DiffLine): string[] {
  return [newNumber && `L${newNumber}`, oldNumber && `B${oldNumber}`].filter((id) => typeof id === 'string')
}

/** The run of changed lines, which empty lines do not end, that has a place or comes next after it; none if no row does. */
export function hunkOf(hunks: SourceView['hunks'], source: string, ofBase?: boolean): number | undefined {
  const line = Number(readPlace(source).id?.slice(1))
  const rows = hunks.flatMap((hunk) => [...hunk, undefined])
  let at = 0
  const isAfter = (row: DiffLine | undefined) => {
    at = (ofBase ? row?.oldNumber : row?.newNumber) ?? at
    return row && isChanged(row) && at >= line
  }
  const changed = rows.findIndex(isAfter)
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
  const { id }: NamedLine = changed ? readPlace(`${place.file}:${changed.position ?? ''}`) : place
  const isShown = id !== undefined && view.hunks.flat().some((row) => idsOf(row).includes(id))
  return `sources/${view.slug}.html${isShown ? `#${id}` : ''}`
}
