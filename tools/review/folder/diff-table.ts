import { html } from 'diff2html'
import type { DiffFile, DiffLine } from 'diff2html/lib/types.js'
import type { Row, SourceView } from './sources.ts'

/** diff2html templates: a table row for each line, with an anchor for the line number on either side. */
const templates = {
  'generic-wrapper': '{{{content}}}',
  'line-by-line-file-diff': '<tbody>{{{diffs}}}</tbody>',
  'generic-block-header': '<tr class="gap"><td colspan="3">{{blockHeader}}</td></tr>',
  'line-by-line-numbers':
    '<td{{#oldNumber}} id="B{{oldNumber}}"{{/oldNumber}}>{{oldNumber}}</td><td{{#newNumber}} id="L{{newNumber}}"{{/newNumber}}>{{newNumber}}</td>',
  'generic-line': '<tr class="{{type}}">{{{lineNumber}}}<td><span>{{{prefix}}}</span>{{{content}}}</td></tr>',
}

/** Renders a file's hunks as table rows; their content is escaped. */
export function drawDiff({ file, hunks, inserted, deleted }: SourceView): string {
  const diff: DiffFile = {
    oldName: file,
    newName: file,
    language: '',
    isCombined: false,
    isGitDiff: false,
    addedLines: inserted,
    deletedLines: deleted,
    blocks: hunks.map((rows) => ({
      oldStartLine: first(rows, 'old'),
      newStartLine: first(rows, 'new'),
      header: headerOf(rows),
      lines: rows.map(lineOf),
    })),
  }
  return hunks.length
    ? html([diff], { outputFormat: 'line-by-line', drawFileList: false, matching: 'lines', rawTemplates: templates })
    : ''
}

function first(rows: readonly Row[], side: 'old' | 'new'): number {
  return rows.find((row) => row[side] !== undefined)?.[side] ?? 0
}

function headerOf(rows: readonly Row[]): string {
  const numbers = rows.flatMap((row) => row.new ?? row.old ?? [])
  return `Lines ${Math.min(...numbers)} to ${Math.max(...numbers)}`
}

function lineOf({ type, old, new: fresh, text }: Row): DiffLine {
  const sign = { context: ' ', insert: '+', delete: '-' }[type]
  return { type, oldNumber: old, newNumber: fresh, content: sign + text } as DiffLine
}
