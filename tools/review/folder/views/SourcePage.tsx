import { counted } from '../../../lib/text.ts'
import { html } from 'diff2html'
import { pageStatus } from '../model.ts'
import type { SourceView } from '../sources.ts'
import { CopyLinks } from './Document.tsx'

const HEAD = '<thead><tr><th scope="col">Before</th><th scope="col">After</th><th scope="col">Line</th></tr></thead>'

/** The changed lines of a file, as a unified diff. */
export function SourcePage({ view }: { view: SourceView }) {
  const { file, status, left } = view
  return (
    <>
      <header>
        <p>
          <a href="../index.html">All pages</a>
        </p>
        <h1 className="file">{file}</h1>
        <p>
          {`${pageStatus(view)}: ${lineCount(view)}`}. <CopyLinks file={file} />
        </p>
      </header>
      <main>
        {view.hunks.length > 0 ? (
          <table
            className="code"
            aria-label={`Lines of ${file}`}
            dangerouslySetInnerHTML={{ __html: HEAD + drawDiff(view) }}
          />
        ) : (
          <p>{status === 'changed' ? 'Its lines are the same; only how they end differs.' : 'Nothing to show.'}</p>
        )}
        {left > 0 && <p className="note">{counted(left, 'more changed line')} not shown here. See the commit.</p>}
      </main>
    </>
  )
}

/** How much changed, in words. */
export function lineCount({ inserted, deleted }: SourceView): string {
  const parts = [
    inserted && `${counted(inserted, 'line')} added`,
    deleted && `${counted(deleted, 'line')} removed`,
  ].filter(Boolean)
  return parts.join(', ') || 'no line differs'
}

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

/** Up to so many characters of a line, and pairs of lines of a block, an edited line is found among others. */
const MAX_LINE = 600
const MAX_PAIRS = 400

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
    maxLineSizeInBlockForComparison: MAX_LINE,
    matchingMaxComparisons: MAX_PAIRS,
    rawTemplates: templates,
  })
}
