import { infoOf, type Cause } from '../../report.ts'
import { weightOfChange, type ReportModel, type ReportPage } from '../model.ts'
import { Causes } from './Causes.tsx'
import { ChangeLine } from './ChangeLine.tsx'
import { Document } from './Document.tsx'
import { statusOf } from './labels.ts'
import { CauseName } from './SourceName.tsx'
import { lineCount } from './SourcePage.tsx'

/** The first page of the report: the changed pages, most changed first. */
export function Overview({ model }: { model: ReportModel }) {
  const { pages, shared, notes, base, head, total, sources, links } = model
  const own = pages.filter(
    ({ page, findings, pictures }) => page.status !== 'changed' || findings.length || pictures.length,
  )
  const broken = pages.flatMap((entry) =>
    entry.findings
      .filter(({ kind }) => infoOf(kind).broken || (kind === 'redirect' && /removed|moved/.test(entry.page.status)))
      .map((finding) => ({ entry, finding })),
  )
  // A cause that all pages have in common is shown once.
  const everywhere =
    pages.length > 2
      ? causesOf(pages)
          .filter(({ count }) => count === pages.length)
          .map(({ cause }) => cause)
      : []
  const brokenEverywhere = shared.filter(({ finding }) => infoOf(finding.kind).broken)
  return (
    <Document title="Review: what this change does" root="" className="overview" links={links}>
      <header className="head">
        <p className="plate">Review</p>
        <h1>{headline(pages, total)}</h1>
        <dl className="facts">
          <div>
            <dt>Before</dt>
            <dd>
              <code>{base}</code>
            </dd>
          </div>
          <div>
            <dt>After</dt>
            <dd>
              <code>{head}</code>
            </dd>
          </div>
          <div>
            <dt>Pages</dt>
            <dd>{counts(pages, total)}</dd>
          </div>
        </dl>
        {everywhere.length > 0 && (
          <div className="everywhere">
            <p>All {pages.length} because of</p>
            <Causes causes={everywhere} />
          </div>
        )}
        {notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
      </header>
      <main>
        {broken.length + brokenEverywhere.length > 0 && (
          <section className="broken" aria-labelledby="broken">
            <h2 id="broken">Broken by this change</h2>
            <ul className="lines">
              {brokenEverywhere.map(({ finding, pages: paths }, index) => (
                <li key={`s${index}`}>
                  <ChangeLine finding={finding} /> <span className="where">on {paths.length} pages</span>
                </li>
              ))}
              {broken.map(({ entry, finding }, index) => (
                <li key={index}>
                  <a href={`pages/${entry.slug}/index.html`}>{entry.page.path}</a> <ChangeLine finding={finding} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {shared.length > 0 && (
          <section aria-labelledby="everywhere">
            <h2 id="everywhere">The same on many pages</h2>
            <ul className="lines">
              {shared.map(({ finding, pages: paths }, index) => (
                <li key={index}>
                  <ChangeLine finding={finding} />
                  <details>
                    <summary>{paths.length === total ? `All ${total} pages` : `${paths.length} pages`}</summary>
                    <ul className="paths">
                      {paths.map((path) => (
                        <li key={path}>
                          <PagePath path={path} pages={pages} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="pages">
          <h2 id="pages">Page by page</h2>
          {own.length === 0 && <p>No page has a change of its own.</p>}
          <ol className="pages">
            {[...own]
              .sort((one, other) => weightOfChange(other) - weightOfChange(one))
              .map((entry) => (
                <PageRow key={entry.page.path} entry={entry} said={everywhere} />
              ))}
          </ol>
        </section>
        {sources.some(({ status }) => status !== 'same') && (
          <section aria-labelledby="sources">
            <h2 id="sources">What was edited</h2>
            <ul className="lines">
              {sources
                .filter(({ status }) => status !== 'same')
                .map((view) => (
                  <li key={view.file}>
                    <CauseName file={view.file} /> <span className="where">{lineCount(view)}</span>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </main>
    </Document>
  )
}

function PageRow({ entry, said }: { entry: ReportPage; said: readonly Cause[] }) {
  const { page, slug, findings, causes, pictures } = entry
  const own = causes.filter(({ file, key }) => !said.some((cause) => cause.file === file && cause.key === key))
  return (
    <li className={`page ${page.status}`}>
      <h3>
        <a href={`pages/${slug}/index.html`}>{page.path}</a>{' '}
        {page.movedTo && (
          <>
            → <span>{page.movedTo}</span>
          </>
        )}{' '}
        <span className="status">{statusOf(entry)}</span>
      </h3>
      <Causes causes={own} unknown={entry.causeUnknown} />
      <ul className="lines">
        {findings.slice(0, 4).map((finding, index) => (
          <li key={index}>
            <ChangeLine finding={finding} short />
          </li>
        ))}
      </ul>
      {findings.length > 4 && <p className="more">and {findings.length - 4} more</p>}
      {page.status === 'added' && page.head && (
        <p className="more">
          {page.head.metadata.title || 'No title'}
          {page.head.metadata.description && `: ${page.head.metadata.description}`}
        </p>
      )}
      {page.status === 'changed' && findings.length === 0 && pictures.length > 0 && (
        <p className="more">Only its appearance changed: see the screenshots.</p>
      )}
    </li>
  )
}

function PagePath({ path, pages }: { path: string; pages: readonly ReportPage[] }) {
  const found = pages.find(({ page }) => page.path === path)
  return found ? <a href={`pages/${found.slug}/index.html`}>{path}</a> : <>{path}</>
}

function headline(pages: readonly ReportPage[], total: number): string {
  if (!pages.length) return 'Nothing changed'
  return pages.length === 1 ? `One page of ${total} changed` : `${pages.length} pages of ${total} changed`
}

function counts(pages: readonly ReportPage[], total: number): string {
  const of = (status: string) => pages.filter(({ page }) => page.status === status).length
  const parts = [
    ['changed', of('changed')],
    ['new', of('added')],
    ['removed', of('removed')],
    ['moved', of('moved')],
    ['the same', total - pages.length],
  ] as const
  return (
    parts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ') || 'none'
  )
}

/** The causes of all pages, each once with the number of its pages. */
export function causesOf(pages: readonly ReportPage[]): { cause: Cause; count: number }[] {
  const found = new Map<string, { cause: Cause; count: number }>()
  for (const cause of pages.flatMap(({ causes }) => causes)) {
    const key = `${cause.file} ${cause.key ?? ''}`
    found.set(key, { cause, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((one, other) => other.count - one.count)
}
