import { html } from 'diff2html'
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
  if (!hunks.length) return ''
  const blocks = hunks.map((lines) => {
    const numbers = lines.flatMap(({ newNumber, oldNumber }) => newNumber ?? oldNumber ?? [])
    const header = `Lines ${Math.min(...numbers)} to ${Math.max(...numbers)}`
    return { oldStartLine: 0, newStartLine: 0, header, lines }
  })
  const counts = { addedLines: inserted, deletedLines: deleted, isCombined: false, isGitDiff: false }
  return html([{ oldName: file, newName: file, language: '', ...counts, blocks }], {
    outputFormat: 'line-by-line',
    drawFileList: false,
    matching: 'lines',
    rawTemplates: templates,
  })
}
