import { html } from 'diff2html'
import type { DiffFile, DiffLine } from 'diff2html/lib/types.js'
import type { SourceView } from './sources.ts'

/** diff2html templates: a table row for each line, with an anchor for the line number on either side. */
const templates = {
  'generic-wrapper': '{{{content}}}',
  'line-by-line-file-diff': '<tbody>{{{diffs}}}</tbody>',
  'generic-block-header': '<tr class="gap"><td colspan="3">{{blockHeader}}</td></tr>',
  'line-by-line-numbers':
    '<td{{#oldNumber}} id="B{{oldNumber}}"{{/oldNumber}}>{{oldNumber}}</td>' +
    '<td{{#newNumber}} id="L{{newNumber}}"{{/newNumber}}>{{newNumber}}</td>',
  'generic-line': '<tr class="{{type}}">{{{lineNumber}}}<td><span>{{{prefix}}}</span>{{{content}}}</td></tr>',
}

/** Renders a file's hunks as table rows; their content is escaped. */
export function drawDiff({ file, hunks, inserted, deleted }: SourceView): string {
  const blocks = hunks.map((rows) => {
    const numbers = rows.flatMap((row) => row.new ?? row.old ?? [])
    const first = (side: 'old' | 'new') => rows.find((row) => row[side] !== undefined)?.[side] ?? 0
    return {
      oldStartLine: first('old'),
      newStartLine: first('new'),
      header: `Lines ${Math.min(...numbers)} to ${Math.max(...numbers)}`,
      lines: rows.map(({ type, old, new: fresh, text }) => {
        const content = { context: ' ', insert: '+', delete: '-' }[type] + text
        return { type, oldNumber: old, newNumber: fresh, content } as DiffLine
      }),
    }
  })
  const counts = { addedLines: inserted, deletedLines: deleted, isCombined: false, isGitDiff: false }
  const diff: DiffFile = { oldName: file, newName: file, language: '', ...counts, blocks }
  return hunks.length
    ? html([diff], { outputFormat: 'line-by-line', drawFileList: false, matching: 'lines', rawTemplates: templates })
    : ''
}
