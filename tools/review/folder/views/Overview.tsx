import type { ReactNode } from 'react'
import { breakages } from '../../broken.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import { nameOfCause, type Cause } from '../../report.ts'
import { editsOf, flagEdits, isBehindPage, safePages, type EditGroup, type OldValue } from '../edit-groups.ts'
import { byWeight, headline, statusOf, type ReportModel, type ReportPage } from '../model.ts'
import { ChangeLine, ChangeLines } from './ChangeLine.tsx'
import { CauseList, SourceName } from './Source.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect)$/
/** Changes of an edit that are shown before the rest is counted. */
const MAX_CHANGES = 3
/** More pages are folded. */
const MAX_OPEN_PAGES = 8

/** The first page of the report: what needs a decision, then each edit with its pages. */
export function Overview({ model, old }: { model: ReportModel; old: readonly OldValue[] }) {
  const { pages, notes, base, head, sources } = model
  const edits = editsOf(model)
  const safe = safePages(model, edits)
  const edited = sources.filter(({ status }) => status !== 'same')
  const unlisted = edited.filter(({ file }) => !edits.some(({ cause }) => cause?.file === file))
  return (
    <>
      <header>
        <p className="plate">Review</p>
        <h1>{headline(model)}</h1>
        <p className="quiet">
          <code>{base}</code> → <code>{head}</code> · {counts(model)}
          {pages.length > 0 && (
            <>
              {' '}
              · <span data-left={pages.length}>{`${pages.length} left to look at`}</span>
            </>
          )}
        </p>
        {notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
      </header>
      <main>
        <div className="boxes">
          <Broken model={model} edits={edits} />
          <LayoutFlags model={model} />
          <SearchEngines model={model} />
          <OldValues model={model} old={old} />
          <NotMentioned model={model} edits={edits} />
          {safe.length > 0 && (
            <Box id="safe" title="Safe without a look" tone="good">
              <p>{countOf(safe.length)} only repeat changes that you see on another page, with the same layout.</p>
              <Paths paths={safe.map(({ path }) => path)} model={model} label="Show" />
            </Box>
          )}
        </div>
        {edits.length > 0 && (
          <section aria-labelledby="edits">
            <h2 id="edits">{edits.length === 1 ? 'One edit' : `${edits.length} edits`}</h2>
            <ol className="edits">
              {edits.map((edit, index) => (
                <Edit key={index} index={index} edit={edit} model={model} />
              ))}
            </ol>
          </section>
        )}
        <PageList model={model} />
        {unlisted.length > 0 && (
          <section aria-labelledby="sources">
            <h2 id="sources">What else was edited</h2>
            <ul className="lines">
              {unlisted.map((view) => (
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

interface BoxProps {
  id: string
  title: string
  tone?: 'bad' | 'good' | 'warn'
  children: ReactNode
}

function Box({ id, title, tone, children }: BoxProps) {
  return (
    <section className={tone ? `box ${tone}` : 'box'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Broken({ model, edits }: { model: ReportModel; edits: readonly EditGroup[] }) {
  const broken = breakages(model)
  if (!broken.length) return null
  return (
    <Box id="broken" title="Broken by this change" tone="bad">
      <ul className="lines">
        {broken.map(({ dead, finding, pages }, index) => (
          <li key={index}>
            <ChangeLine finding={finding} short />
            <CauseList causes={guilty(model, edits, dead, finding, pages)} />
            <Paths paths={pages} model={model} label={dead ? 'Linked from' : 'On'} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** The edits that broke something: those of the page that a link leads to, else the edit of the change itself. */
function guilty(
  { pages }: ReportModel,
  edits: readonly EditGroup[],
  dead: ReportPage | undefined,
  finding: FoundChange,
  paths: readonly string[],
): Cause[] {
  const target = dead ?? (finding.before ? pages.find(({ path }) => path === finding.target) : undefined)
  if (target?.causes.length) return target.causes
  const edit = edits.find(({ changes }) => changes.some((change) => change.finding === finding))
  if (edit?.cause) return [edit.cause]
  return pages.find(({ path }) => path === paths[0])?.causes.slice(0, 1) ?? []
}

function LayoutFlags({ model }: { model: ReportModel }) {
  const found = equalFindings(model, ({ kind }) => kind === 'layout')
  const flags = flagEdits(model)
  if (!found.length && !flags.length) return null
  return (
    <Box id="layout" title="Layout flags" tone="warn">
      <ul className="lines">
        {flags.map(({ file, name, before, after }) => (
          <li key={`${file} ${name}`}>
            <code>{name}</code> {before && <del>{before}</del>} {after ? <ins>{after}</ins> : 'removed'} in{' '}
            <SourceName place={{ file }} name={file} />
          </li>
        ))}
        {found.map(({ finding, pages }, index) => (
          <li key={index}>
            The {finding.before || finding.after} {finding.after ? 'is new' : 'is gone'}
            <Paths paths={pages} model={model} label="On" />
          </li>
        ))}
      </ul>
    </Box>
  )
}

function SearchEngines({ model }: { model: ReportModel }) {
  const found = equalFindings(model, ({ kind }) => SEARCH.test(kind))
  const robots = (finding: FoundChange) => (finding.kind === 'robots' ? 1 : 0)
  found.sort((one, other) => robots(other.finding) - robots(one.finding))
  const structured = model.pages.filter(({ findings }) => findings.some(({ kind }) => kind === 'json-ld'))
  const moved = model.pages.filter(({ status }) => /added|removed|moved/.test(status))
  if (!found.length && !structured.length && !moved.length) return null
  return (
    <Box id="search" title="Search engines">
      <ul className="lines">
        {moved.map((page) => (
          <li key={page.path}>
            <PageLink path={page.path} model={model} /> {page.movedTo && `→ ${page.movedTo}`}{' '}
            <span className="status">{statusOf(page)}</span>
          </li>
        ))}
        {found.slice(0, 6).map((change, index) => (
          <Equal key={index} {...change} model={model} />
        ))}
        {found.length > 6 && (
          <li>
            <details>
              <summary>{`${found.length - 6} more`}</summary>
              <ul className="lines">
                {found.slice(6).map((change, index) => (
                  <Equal key={index} {...change} model={model} />
                ))}
              </ul>
            </details>
          </li>
        )}
        {structured.length > 0 && (
          <li>
            Structured data follows the page
            <Paths paths={structured.map(({ path }) => path)} model={model} label="On" />
          </li>
        )}
      </ul>
    </Box>
  )
}

function OldValues({ model, old }: { model: ReportModel; old: readonly OldValue[] }) {
  if (!old.length) return null
  return (
    <Box id="old" title="Where the old value still stands" tone="warn">
      <ul className="lines">
        {old.map(({ value, after, places }) => {
          const inHead = places.filter(({ where }) => where !== 'words')
          const words = places.filter(({ where }) => where === 'words').map(({ path }) => path)
          return (
            <li key={value}>
              <b>{value}</b> <span className="inline">(elsewhere now {after.slice(0, 40)})</span>
              {inHead.map(({ path, where }) => (
                <div key={path}>
                  in the {where} of <PageLink path={path} model={model} />
                </div>
              ))}
              {words.length > 0 && <Paths paths={words} model={model} label="In the words of" />}
            </li>
          )
        })}
      </ul>
    </Box>
  )
}

/** Changes that no edit of content or data explains. */
function NotMentioned({ model, edits }: { model: ReportModel; edits: readonly EditGroup[] }) {
  const unexplained = edits.flatMap((edit, index) =>
    edit.cause && /^(content|data)\//.test(edit.cause.file) ? [] : [{ ...edit, index }],
  )
  if (!unexplained.length || !model.pages.some(({ causes, causeUnknown }) => causes.length || causeUnknown)) return null
  return (
    <Box id="unmentioned" title="Not mentioned: no edit of content or data">
      <ul className="lines">
        {unexplained.map(({ cause, pages, index }) => (
          <li key={index}>
            <a href={`#edit-${index + 1}`}>{cause ? titleOf(cause) : 'Changes without a known edit'}</a>:{' '}
            {countOf(pages.length)}
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** An edit: what it did in a sentence, its equal changes, one picture and its pages. */
function Edit({ index, edit, model }: { index: number; edit: EditGroup; model: ReportModel }) {
  const { cause, key, pages, changes } = edit
  const visible = changes.filter(({ finding }) => !isBehindPage(finding))
  const behind = changes.filter(({ finding }) => isBehindPage(finding))
  const lines = (visible.length ? visible : behind).slice(0, MAX_CHANGES)
  const more = visible.length - lines.length
  const example = model.pages.filter(({ path }) => pages.includes(path)).find(({ pictures }) => pictures.length)
  const picture = example?.pictures.find(({ after }) => after) ?? example?.pictures[0]
  const file = picture?.after ?? picture?.before
  return (
    <li id={`edit-${index + 1}`}>
      <div>
        <h3>
          {cause ? titleOf(cause) : 'Cause unknown'}
          {key && (
            <>
              {' '}
              {key.before && <del>{key.before.slice(0, 60)}</del>} {key.after && <ins>{key.after.slice(0, 60)}</ins>}
            </>
          )}
          : {countOf(pages.length)}
        </h3>
        {cause && <SourceName place={cause} name={nameOfCause(cause)} />}
        <ul className="lines">
          {lines.map(({ finding, pages: paths }, at) => (
            <li key={at}>
              <ChangeLine finding={finding} short />
              {pages.length > 1 && <span className="quiet inline">{countOf(paths.length)}</span>}
            </li>
          ))}
        </ul>
        {(more > 0 || (visible.length > 0 && behind.length > 0)) && (
          <p className="quiet">
            {[more > 0 && `${more} more`, visible.length > 0 && behind.length > 0 && `${behind.length} behind the page`]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        <Paths paths={pages} model={model} label="On" />
      </div>
      {example && file && picture && (
        <a className="thumb" href={`pages/${example.slug}/index.html`}>
          <img src={`pages/${example.slug}/${file}`} alt={`${example.path}: ${picture.caption}`} loading="lazy" />
        </a>
      )}
    </li>
  )
}

/** What was edited, in words. */
function titleOf({ file, key }: Cause): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  if (key) {
    const field = key
      .split('.')
      .at(-1)!
      .replace(/\[\d+\]$/, '')
    return `${name}, ${field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`
  }
  if (file.endsWith('.css')) return `Styles of ${name}`
  if (file.endsWith('.mdx')) return `Page ${file.replace(/^content/, '').replace(/(\/?index)?\.mdx$/, '') || '/'}`
  return file.startsWith('data/') ? `Data of ${name}` : `Component ${name}`
}

/** All changed pages, each with a box to tick off. */
function PageList({ model }: { model: ReportModel }) {
  const { pages } = model
  if (!pages.length) return null
  const list = (
    <ol className="pages">
      {byWeight(pages).map((entry) => (
        <PageRow key={entry.path} entry={entry} />
      ))}
    </ol>
  )
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Page by page</h2>
      {pages.length <= MAX_OPEN_PAGES ? (
        list
      ) : (
        <details>
          <summary>{`All ${pages.length} pages that changed`}</summary>
          {list}
        </details>
      )}
    </section>
  )
}

function PageRow({ entry }: { entry: ReportPage }) {
  const { path, movedTo, status, slug, findings, causeUnknown, causes, pictures } = entry
  const [title, description] = ['title', 'meta description'].map((name) => entry.head?.metadata.get(name))
  return (
    <li className={status}>
      <h3>
        <input type="checkbox" data-tick={path} aria-label={`Looked at ${path}`} />{' '}
        <a href={`pages/${slug}/index.html`}>{path}</a> {movedTo && `→ ${movedTo}`}{' '}
        <span className="status">{statusOf(entry)}</span>
      </h3>
      {causeUnknown && !causes.length && <p className="quiet">Cause unknown</p>}
      <ChangeLines findings={findings.slice(0, 2)} short />
      {findings.length > 2 && <p className="quiet">and {findings.length - 2} more</p>}
      {status === 'added' && <p className="quiet">{[title || 'No title', description].filter(Boolean).join(': ')}</p>}
      {status === 'changed' && findings.length === 0 && pictures.length > 0 && (
        <p className="quiet">Only its appearance changed: see the screenshots.</p>
      )}
    </li>
  )
}

/** A change with its pages. */
function Equal({ finding, pages, model }: { finding: FoundChange; pages: readonly string[]; model: ReportModel }) {
  return (
    <li>
      <ChangeLine finding={finding} short />
      <Paths paths={pages} model={model} label="On" />
    </li>
  )
}

/** Links to pages: one by its name, more in a list that opens. */
function Paths({ paths, model, label }: { paths: readonly string[]; model: ReportModel; label: string }) {
  const links = paths.map((path) => (
    <li key={path}>
      <PageLink path={path} model={model} />
    </li>
  ))
  const list = <ul className="paths">{links}</ul>
  if (paths.length < 2) return list
  return (
    <details>
      <summary>{`${label} ${paths.length === model.total ? 'all ' : ''}${paths.length} pages`}</summary>
      {list}
    </details>
  )
}

function PageLink({ path, model }: { path: string; model: ReportModel }) {
  const found = model.pages.find((page) => page.path === path)
  return found ? <a href={`pages/${found.slug}/index.html`}>{path}</a> : <>{path}</>
}

/** Equal changes of all pages, each once. */
function equalFindings({ pages, shared }: ReportModel, isWanted: (finding: FoundChange) => boolean) {
  const found = new Map<string, { finding: FoundChange; pages: string[] }>()
  const own = pages.flatMap(({ path, findings }) => findings.map((finding) => ({ finding, pages: [path] })))
  for (const { finding, pages: paths } of [...shared, ...own]) {
    if (!isWanted(finding)) continue
    const name = JSON.stringify([finding.kind, finding.before, finding.after])
    found.set(name, { finding, pages: [...(found.get(name)?.pages ?? []), ...paths] })
  }
  return [...found.values()]
}

function countOf(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}

/** The number of pages of each status: "3 changed, 1 new, 20 the same". */
function counts({ pages, total }: ReportModel): string {
  const numbers = new Map<string, number>()
  for (const name of pages.map(({ status }) => statusOf({ status }).toLowerCase()).sort())
    numbers.set(name, (numbers.get(name) ?? 0) + 1)
  if (total > pages.length) numbers.set('the same', total - pages.length)
  return [...numbers].map(([name, count]) => `${count} ${name}`).join(', ') || 'none'
}
