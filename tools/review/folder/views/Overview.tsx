import { breakages } from '../../broken.ts'
import type { Finding } from '../../compare/finding.ts'
import { nameOfCause, type Cause } from '../../report.ts'
import { byWeight, causesOf, headline, statusOf, type ReportModel, type ReportPage } from '../model.ts'
import { ChangeLine, ChangeLines } from './ChangeLine.tsx'
import { Causes, ChangeSource, SourceName } from './Source.tsx'
import { lineCount } from './SourcePage.tsx'

/** The first page of the report: the changed pages, most changed first. */
export function Overview({ model }: { model: ReportModel }) {
  const { pages, shared, notes, base, head, sources } = model
  const own = byWeight(pages).filter(
    ({ status, findings, pictures }) => status !== 'changed' || findings.length || pictures.length,
  )
  // A cause that all pages have in common is shown once.
  const common = causesOf(pages).filter(({ count }) => pages.length > 2 && count === pages.length)
  const everywhere = common.map(({ cause }) => cause)
  const edited = sources.filter(({ status }) => status !== 'same')
  return (
    <>
      <header>
        <p className="plate">Review</p>
        <h1>{headline(model)}</h1>
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
          <dd>{counts(model)}</dd>
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
                <ChangeOnPages key={index} finding={finding} label="On" paths={paths} model={model} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="pages">
          <h2 id="pages">Page by page</h2>
          {own.length === 0 && <p>No page has a change of its own.</p>}
          <ol className="pages">
            {own.map((entry) => (
              <PageRow key={entry.path} entry={entry} everywhere={everywhere} />
            ))}
          </ol>
        </section>
        {edited.length > 0 && (
          <section aria-labelledby="sources">
            <h2 id="sources">What was edited</h2>
            <ul className="lines">
              {edited.map((view) => (
                <li key={view.file}>
                  <SourceName place={{ file: view.file }} name={view.file} />{' '}
                  <span className="quiet">{lineCount(view)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}

function Broken({ model }: { model: ReportModel }) {
  const broken = breakages(model)
  if (!broken.length) return null
  return (
    <section className="broken" aria-labelledby="broken">
      <h2 id="broken">Broken by this change</h2>
      <ul className="lines">
        {broken.map(({ dead, finding, pages }, index) => (
          <ChangeOnPages
            key={index}
            finding={finding}
            label={dead ? 'Linked from' : 'On'}
            paths={pages}
            model={model}
          />
        ))}
      </ul>
    </section>
  )
}

interface OnPages {
  finding: Finding
  label: string
  paths: readonly string[]
  model: ReportModel
}

/** A change with its pages: one by its name, more in a list that opens. */
function ChangeOnPages({ finding, label, paths, model }: OnPages) {
  const links = paths.map((path) => {
    const found = model.pages.find((page) => page.path === path)
    return <li key={path}>{found ? <a href={`pages/${found.slug}/index.html`}>{path}</a> : path}</li>
  })
  const list = <ul className="paths">{links}</ul>
  return (
    <li>
      <ChangeLine finding={finding} />
      <ChangeSource finding={finding} />
      {paths.length === 1 && list}
      {paths.length > 1 && (
        <details>
          <summary>{`${label} ${paths.length === model.total ? 'all ' : ''}${paths.length} pages`}</summary>
          {list}
        </details>
      )}
    </li>
  )
}

function PageRow({ entry, everywhere }: { entry: ReportPage; everywhere: readonly Cause[] }) {
  const { path, movedTo, status, slug, findings, causes, pictures } = entry
  const isCommon = (cause: Cause) => everywhere.some((common) => nameOfCause(common) === nameOfCause(cause))
  const [title, description] = ['title', 'meta description'].map((name) => entry.head?.metadata.get(name))
  return (
    <li className={status}>
      <h3>
        <a href={`pages/${slug}/index.html`}>{path}</a> {movedTo && `→ ${movedTo}`}{' '}
        <span className="status">{statusOf(entry)}</span>
      </h3>
      <Causes causes={causes.filter((cause) => !isCommon(cause))} unknown={entry.causeUnknown} />
      <ChangeLines findings={findings.slice(0, 4)} short />
      {findings.length > 4 && <p className="quiet">and {findings.length - 4} more</p>}
      {status === 'added' && <p className="quiet">{[title || 'No title', description].filter(Boolean).join(': ')}</p>}
      {status === 'changed' && findings.length === 0 && pictures.length > 0 && (
        <p className="quiet">Only its appearance changed: see the screenshots.</p>
      )}
    </li>
  )
}

/** The number of pages of each status: "3 changed, 1 new, 20 the same". */
function counts({ pages, total }: ReportModel): string {
  const numbers = new Map<string, number>()
  for (const name of pages.map(({ status }) => statusOf({ status }).toLowerCase()).sort())
    numbers.set(name, (numbers.get(name) ?? 0) + 1)
  if (total > pages.length) numbers.set('the same', total - pages.length)
  return [...numbers].map(([name, count]) => `${count} ${name}`).join(', ') || 'none'
}
