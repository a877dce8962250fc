import type { Finding } from '../../compare/finding.ts'
import { isUnseen, type ReportPage } from '../model.ts'
import type { SourceLinks } from '../source-links.ts'
import { Causes } from './Causes.tsx'
import { ChangeLine, MadeBy } from './ChangeLine.tsx'
import { Document } from './Document.tsx'
import { statusOf } from './labels.ts'
import { Pictures } from './Pictures.tsx'
import { Unseen, type Previews } from './Unseen.tsx'

/** A page of the report about one page of the site. */
export function PageView({
  entry,
  shared,
  previews,
  links,
}: {
  entry: ReportPage
  shared: readonly Finding[]
  previews: Previews
  links: SourceLinks
}) {
  const { page, findings, causes, pictures } = entry
  const combined = page.status === 'added' ? 'after.html' : page.status === 'removed' ? 'before.html' : 'combined.html'
  const sides = page.base && page.head
  return (
    <Document title={`${page.path}: review`} root="../../" className="view" links={links}>
      <header className={`bar ${page.status}`}>
        <a className="back" href="../../index.html">
          All pages
        </a>
        <h1>
          {page.path} {page.movedTo && `→ ${page.movedTo}`}{' '}
          {page.status !== 'changed' && <span className="status">{statusOf(entry)}</span>}
        </h1>
        <div className="tools" role="group" aria-label="View">
          <button type="button" data-view="marked" aria-pressed="true">
            Marked up
          </button>
          {sides && (
            <button type="button" data-view="sides" aria-pressed="false">
              Side by side
            </button>
          )}
          {pictures.length + entry.unseen.length > 0 && (
            <button type="button" data-view="pictures" aria-pressed="false">
              Pictures
            </button>
          )}
          <button type="button" data-view="unseen" aria-pressed="false">
            Behind the page
          </button>
        </div>
        <div className="tools" role="group" aria-label="Width of the page">
          <button type="button" data-width="1440" aria-pressed="true">
            1440
          </button>
          <button type="button" data-width="390" aria-pressed="false">
            390
          </button>
        </div>
      </header>
      <aside aria-label="Changes">
        <Causes causes={causes} unknown={entry.causeUnknown} />
        {findings.length > 0 && (
          <div className="steps">
            <button type="button" data-step="-1" aria-keyshortcuts="p">
              Previous
            </button>
            <button type="button" data-step="1" aria-keyshortcuts="n">
              Next
            </button>
            <p role="status" id="position">
              {findings.length === 1 ? '1 change' : `${findings.length} changes`}
            </p>
          </div>
        )}
        <ol className="changes">
          {findings.map((finding, index) => (
            <li key={index}>
              <a
                href={isUnseen(finding) && !finding.head ? '#unseen' : `${combined}#c${index + 1}`}
                target={isUnseen(finding) && !finding.head ? undefined : 'marked'}
                data-change={index + 1}
                data-unseen={isUnseen(finding) && !finding.head ? '' : undefined}
              >
                <ChangeLine finding={finding} made={false} />
              </a>
              <MadeBy finding={finding} />
            </li>
          ))}
        </ol>
        {findings.length === 0 && <p className="none">{empty(page.status)}</p>}
        {shared.length > 0 && (
          <details className="shared">
            <summary>{shared.length === 1 ? 'One change' : `${shared.length} changes`} shared with other pages</summary>
            <ul className="lines">
              {shared.map((finding, index) => (
                <li key={index}>
                  <ChangeLine finding={finding} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="keys">
          {findings.length > 0 && (
            <>
              <kbd>n</kbd> next, <kbd>p</kbd> previous,{' '}
            </>
          )}
          <kbd>v</kbd> view, <kbd>w</kbd> width, <kbd>o</kbd> all pages
        </p>
      </aside>
      <main tabIndex={0}>
        <section id="marked" data-pane="marked" aria-label="Marked up">
          <div className="frame">
            <iframe
              name="marked"
              title={`${page.path} with its changes marked`}
              src={combined}
              sandbox="allow-same-origin allow-scripts"
            />
          </div>
        </section>
        {sides && (
          <section id="sides" data-pane="sides" aria-label="Side by side">
            <div className="side">
              <h2>Before</h2>
              <div className="frame">
                <iframe
                  name="before"
                  title={`${page.path} before`}
                  src="before.html"
                  sandbox="allow-same-origin allow-scripts"
                  loading="lazy"
                />
              </div>
            </div>
            <div className="side">
              <h2>After</h2>
              <div className="frame">
                <iframe
                  name="after"
                  title={`${page.path} after`}
                  src="after.html"
                  sandbox="allow-same-origin allow-scripts"
                  loading="lazy"
                />
              </div>
            </div>
          </section>
        )}
        {pictures.length + entry.unseen.length > 0 && (
          <section id="pictures" data-pane="pictures" aria-label="Pictures">
            <Pictures pictures={pictures} unseen={entry.unseen} />
          </section>
        )}
        <section id="unseen" data-pane="unseen" aria-label="Behind the page">
          <Unseen findings={findings} previews={previews} />
        </section>
      </main>
    </Document>
  )
}

function empty(status: string): string {
  if (status === 'added') return 'This page is new.'
  if (status === 'removed') return 'This page was removed.'
  if (status === 'moved') return 'Only its address changed.'
  return 'No changes of its own.'
}
