import { breakages } from '../../broken.ts'
import type { Cause } from '../../report.ts'
import { causesOf, headline, isDeadEnd, statusOf, weightOfChange, type ReportModel, type ReportPage } from '../model.ts'
import { ChangeLine, ChangeLines, MadeBy } from './ChangeLine.tsx'
import { Document } from './Document.tsx'
import { CauseName, Causes } from './Source.tsx'
import { lineCount } from './SourcePage.tsx'

/** The first page of the report: the changed pages, most changed first. */
export function Overview({ model }: { model: ReportModel }) {
  const { pages, shared, notes, base, head, total, sources, links } = model
  const own = pages
    .filter(({ page, findings, pictures }) => page.status !== 'changed' || findings.length || pictures.length)
    .sort((one, other) => weightOfChange(other) - weightOfChange(one))
  // A cause that all pages have in common is shown once.
  const common = causesOf(pages).filter(({ count }) => pages.length > 2 && count === pages.length)
  const everywhere = common.map(({ cause }) => cause)
  const edited = sources.filter(({ status }) => status !== 'same')
  return (
    <Document title="Review: what this change does" root="" className="overview" links={links}>
      <header className="head">
        <p className="plate">Review</p>
        <h1>{headline(pages, total)}</h1>
        <dl>
          <dt>Before</dt>
          <dd>
            <code>{base}</code>
          </dd>
          <dt>After</dt>
          <dd>
            <code>{head}</code>
          </dd>
          <dt>Pages</dt>
          <dd>{counts(pages, total)}</dd>
        </dl>
        {everywhere.length > 0 && <p>All {pages.length} because of</p>}
        <Causes causes={everywhere} />
        {notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
      </header>
      <main>
        <Broken model={model} />
        {shared.length > 0 && (
          <section aria-labelledby="everywhere">
            <h2 id="everywhere">The same on many pages</h2>
            <ul className="lines">
              {shared.map(({ finding, pages: paths }, index) => (
                <li key={index}>
                  <ChangeLine finding={finding} />
                  <MadeBy finding={finding} />
                  <Paths label="On" paths={paths} model={model} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="pages">
          <h2 id="pages">Page by page</h2>
          {own.length === 0 && <p>No page has a change of its own.</p>}
          <ol className="pages">
            {own.map((entry) => (
              <PageRow key={entry.page.path} entry={entry} everywhere={everywhere} />
            ))}
          </ol>
        </section>
        {edited.length > 0 && (
          <section aria-labelledby="sources">
            <h2 id="sources">What was edited</h2>
            <ul className="lines">
              {edited.map((view) => (
                <li key={view.file}>
                  <CauseName cause={view} /> <span className="quiet">{lineCount(view)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </Document>
  )
}

function Broken({ model }: { model: ReportModel }) {
  const broken = breakages(model)
  if (!broken.length) return null
  return (
    <section className="broken" aria-labelledby="broken">
      <h2 id="broken">Broken by this change</h2>
      <ul className="lines">
        {broken.map(({ dead, finding, pages }, index) => {
          const shown = dead?.findings.find(isDeadEnd) ?? finding!
          return (
            <li key={index}>
              <ChangeLine finding={shown} />
              <MadeBy finding={shown} />
              <Paths label={dead ? 'Linked from' : 'On'} paths={pages} model={model} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Pages of the report: one by its name, more in a list that opens. */
function Paths({
  label,
  paths,
  model: { pages, total },
}: {
  label: string
  paths: readonly string[]
  model: ReportModel
}) {
  if (!paths.length) return null
  const links = paths.map((path) => {
    const found = pages.find(({ page }) => page.path === path)
    return <li key={path}>{found ? <a href={`pages/${found.slug}/index.html`}>{path}</a> : path}</li>
  })
  const list = <ul className="paths">{links}</ul>
  if (paths.length === 1) return list
  return (
    <details>
      <summary>{paths.length === total ? `${label} all ${total} pages` : `${label} ${paths.length} pages`}</summary>
      {list}
    </details>
  )
}

function PageRow({ entry, everywhere }: { entry: ReportPage; everywhere: readonly Cause[] }) {
  const { page, slug, findings, causes, pictures } = entry
  const isCommon = ({ file, key }: Cause) => everywhere.some((cause) => cause.file === file && cause.key === key)
  const { title, description } = page.head?.metadata ?? {}
  return (
    <li className={page.status}>
      <h3>
        <a href={`pages/${slug}/index.html`}>{page.path}</a> {page.movedTo && `→ ${page.movedTo}`}{' '}
        <span className="status">{statusOf(entry)}</span>
      </h3>
      <Causes causes={causes.filter((cause) => !isCommon(cause))} unknown={entry.causeUnknown} />
      <ChangeLines findings={findings.slice(0, 4)} short />
      {findings.length > 4 && <p className="quiet">and {findings.length - 4} more</p>}
      {page.status === 'added' && (
        <p className="quiet">{[title || 'No title', description].filter(Boolean).join(': ')}</p>
      )}
      {page.status === 'changed' && findings.length === 0 && pictures.length > 0 && (
        <p className="quiet">Only its appearance changed: see the screenshots.</p>
      )}
    </li>
  )
}

const COUNTED = { changed: 'changed', added: 'new', removed: 'removed', moved: 'moved' }

function counts(pages: readonly ReportPage[], total: number): string {
  const parts = Object.entries(COUNTED).map(
    ([status, name]) => [pages.filter(({ page }) => page.status === status).length, name] as const,
  )
  const shown = [...parts, [total - pages.length, 'the same'] as const].filter(([count]) => count > 0)
  return shown.map(([count, name]) => `${count} ${name}`).join(', ') || 'none'
}
