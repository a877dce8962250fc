import { drawDiff } from '../diff-table.ts'
import { statusOf, type ReportPage } from '../model.ts'
import { readPlace, type SourceView } from '../sources.ts'

const HEAD = '<thead><tr><th scope="col">Before</th><th scope="col">After</th><th scope="col">Line</th></tr></thead>'

/** A source file: the lines that changed or are named, as a unified diff. */
export function SourcePage({ view, pages }: { view: SourceView; pages: readonly ReportPage[] }) {
  const { file, status, left, hunks } = view
  const shown = pages.filter((page) => concerns(page, file))
  const rows = drawDiff(view)
  return (
    <>
      <header>
        <p>
          <a href="../index.html">All pages</a>
        </p>
        <p className="plate">{status === 'same' ? 'Unchanged' : statusOf(view)}</p>
        <h1 className="file">{file}</h1>
        <p>{lineCount(view)}</p>
        {shown.length > 0 && (
          <p>
            {status === 'same' ? 'Shown by these pages: ' : 'Changes these pages: '}
            {shown.map(({ path, slug }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a href={`../pages/${slug}/index.html`}>{path}</a>
              </span>
            ))}
          </p>
        )}
        {hunks.length > 0 && (
          <p className="quiet">
            <kbd>n</kbd> next, <kbd>p</kbd> previous edit, <kbd>o</kbd> all pages
          </p>
        )}
      </header>
      <main>
        {rows ? (
          <table className="code" aria-label={`Lines of ${file}`} dangerouslySetInnerHTML={{ __html: HEAD + rows }} />
        ) : (
          <p>{status === 'changed' ? 'Its lines are the same; only how they end differs.' : 'Nothing to show.'}</p>
        )}
        {left > 0 && (
          <p className="note">
            {left === 1 ? 'One more changed line is' : `${left} more changed lines are`} not shown here. See the commit.
          </p>
        )}
      </main>
    </>
  )
}

/** How much changed, in words. */
export function lineCount({ inserted, deleted, status }: SourceView): string {
  const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`
  const parts = [inserted && `${lines(inserted)} added`, deleted && `${lines(deleted)} removed`].filter(Boolean)
  return parts.join(', ') || (status === 'same' ? 'Not edited' : 'No line differs')
}

/** Whether a file is a cause or a source of a page's changes. */
function concerns({ causes, findings }: ReportPage, file: string): boolean {
  const sources = findings.flatMap(({ source, shownAt }) => [source ?? '', shownAt ?? ''])
  return causes.some((cause) => cause.file === file) || sources.some((place) => readPlace(place).file === file)
}
