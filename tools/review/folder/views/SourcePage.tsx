import { counted } from '../../../lib/counted.ts'
import { html } from 'diff2html'
import { LineType, type DiffLine } from 'diff2html/lib/types.js'
import { useContext } from 'react'
import { pairByScore } from '../../compare/pairing.ts'
import { bagOf, similarity, splitWords } from '../../page/words.ts'
import { pageStatus, type OldValue } from '../model.ts'
import { readPlace, type SourceView } from '../sources.ts'
import { ChangedWords, Marked } from './ChangeLine.tsx'
import { CopyLinks, ReportContext } from './Document.tsx'

const HEAD = '<thead><tr><th scope="col">Before</th><th scope="col">After</th><th scope="col">Line</th></tr></thead>'

interface Props {
  view: SourceView
  /** The old values that it still has. */
  old: readonly OldValue[]
}

/** The lines of a file that changed or are named: of a source as a unified diff, of a download as text. */
export function SourcePage({ view, old }: Props) {
  const { file, status, left } = view
  const { versionsOf } = useContext(ReportContext)
  const lines = versionsOf(file) ? (
    <Prose view={view} old={old} />
  ) : (
    <table
      className="code"
      aria-label={`Lines of ${file}`}
      dangerouslySetInnerHTML={{ __html: HEAD + markOldValues(drawDiff(view), file, old) }}
    />
  )
  return (
    <>
      <header>
        <p>
          <a href="../index.html">All pages</a>
        </p>
        <h1 className="file">{file}</h1>
        <p>
          {status === 'same' ? 'Not edited' : `${pageStatus(view)}: ${lineCount(view)}`}. <CopyLinks file={file} />
        </p>
      </header>
      <main>
        {view.hunks.length > 0 ? (
          lines
        ) : (
          <p>{status === 'changed' ? 'Its lines are the same; only how they end differs.' : 'Nothing to show.'}</p>
        )}
        {left > 0 && <p className="note">{counted(left, 'more changed line')} not shown here. See the commit.</p>}
      </main>
    </>
  )
}

/** The least share of common words of a line that was edited, not replaced. */
const SAME_LINE = 0.4

/** The lines of a text, each with its changed words and old values marked. */
function Prose({ view: { file, hunks }, old }: Props) {
  const values = new Map(
    old.flatMap(({ value, places }) =>
      places.flatMap(({ source = '' }) => {
        const place = readPlace(source)
        return place.file === file && place.id ? [[place.id, value] as const] : []
      }),
    ),
  )
  return hunks.map((lines, at) => (
    <div className="prose" key={at}>
      {editedLines(lines).map(({ was, is }) => {
        const [before, after] = [was, is].map((line) => line?.content.slice(1) ?? '') as [string, string]
        const id = is ? `L${is.newNumber}` : `B${was!.oldNumber}`
        const isSame = before === after
        return (
          <p key={id} id={id} className={isSame ? 'quiet' : undefined}>
            {isSame ? <Marked text={after} value={values.get(id)} /> : <ChangedWords before={before} after={after} />}
          </p>
        )
      })}
    </div>
  ))
}

/** The lines of a hunk, an edited one with both of its states. */
function editedLines(lines: readonly DiffLine[]): { was?: DiffLine; is?: DiffLine }[] {
  const found: { was?: DiffLine; is?: DiffLine }[] = []
  const wordsOf = ({ content }: DiffLine) => bagOf(splitWords(content.slice(1)))
  let gone: DiffLine[] = []
  let come: DiffLine[] = []
  const flush = () => {
    const { pairs } = pairByScore(gone.length, come.length, (was, is) => {
      const score = similarity(wordsOf(gone[was]!), wordsOf(come[is]!))
      return score < SAME_LINE ? 0 : score
    })
    const partner = new Map(pairs.map(([was, is]) => [is, was]))
    const isPaired = new Set(partner.values())
    for (const [at, was] of gone.entries()) if (!isPaired.has(at)) found.push({ was })
    for (const [at, is] of come.entries()) found.push({ is, ...(partner.has(at) && { was: gone[partner.get(at)!]! }) })
    gone = []
    come = []
  }
  for (const line of lines) {
    if (line.type === LineType.DELETE) gone.push(line)
    else if (line.type === LineType.INSERT) come.push(line)
    else {
      flush()
      if (line.content.trim()) found.push({ was: line, is: line })
    }
  }
  flush()
  return found
}

/** Marks old values in the lines of a diff that still have them. */
function markOldValues(rows: string, file: string, old: readonly OldValue[]): string {
  const marks = old.flatMap(({ value, places }) =>
    places.flatMap(({ source = '' }) => (readPlace(source).file === file ? { value, id: readPlace(source).id } : [])),
  )
  return marks.reduce((html, { value, id }) => {
    const start = html.indexOf(`id="${id}"`)
    const at = start < 0 ? -1 : html.indexOf(value, start)
    // Figures only: other values may be in the HTML of the row.
    if (at < 0 || at > html.indexOf('</tr>', start) || !/^[\d£$€%.,:–\s/]+$/.test(value)) return html
    return `${html.slice(0, at)}<mark>${value}</mark>${html.slice(at + value.length)}`
  }, rows)
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
