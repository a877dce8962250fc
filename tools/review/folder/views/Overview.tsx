import type { ReactNode } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { isDeadEnd, type Cause } from '../../report.ts'
import { editsOf, flagEdits, pathOfContent, safePages, type EditGroup, type OldValue } from '../edit-groups.ts'
import {
  breakages,
  byWeight,
  headline,
  pageCount,
  statusOf,
  wasSearched,
  type Breakage,
  type ReportModel,
  type ReportPage,
} from '../model.ts'
import { ChangeLine, ChangeLines } from './ChangeLine.tsx'
import { Edits, titleOf } from './Edits.tsx'
import { CauseList, PageLink, PageLinks, SourceName } from './Document.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect)$/
/** More pages are folded. */
const MAX_OPEN_PAGES = 8
/** More changes that search engines see are folded. */
const MAX_OPEN_SEARCH = 6

interface Props {
  model: ReportModel
  edits: readonly EditGroup[]
}

/** The first page of the report: each edit with its pages, then what needs a decision. */
export function Overview({ model, old }: { model: ReportModel; old: readonly OldValue[] }) {
  const { pages, notes, base, head, sources } = model
  const edits = editsOf(model)
  const broken = breakages(model)
  const safe = safePages(model, edits)
  const unlisted = sources.filter(
    ({ file, status }) => status !== 'same' && !edits.some(({ cause }) => cause?.file === file),
  )
  return (
    <>
      <header>
        <p className="plate">Review</p>
        <h1>{headline(model)}</h1>
        <p className="quiet">
          <code>{base}</code> → <code>{head}</code> · {counts(model)}
          {pages.length > 0 && ' · '}
          {pages.length > 0 && <span data-left={pages.length}>{`${pages.length} left to look at`}</span>}
          {broken.length > 0 && ' · '}
          {broken.length > 0 && <a href="#broken">{`${broken.length} broken`}</a>}
        </p>
        {notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
      </header>
      <main>
        <Edits edits={edits} model={model} />
        <div className="boxes">
          <Box id="broken" title="Broken by this change" tone="bad">
            {broken.map((breakage, index) => (
              <li key={index}>
                <ChangeLine finding={breakage.finding} short />
                <CauseList causes={guilty(model, edits, breakage)} />
                <PageLinks paths={breakage.pages} label={breakage.dead ? 'Linked from' : 'On'} />
              </li>
            ))}
          </Box>
          <LayoutFlags model={model} edits={edits} />
          <SearchEngines model={model} edits={edits} />
          <OldValues old={old} />
          <NotMentioned model={model} edits={edits} />
          <Box id="safe" title="Safe without a look" tone="good">
            {safe.length > 0 && (
              <li>
                Only changes that you see on another page, too, with the same layout.
                <PageLinks paths={safe.map(({ path }) => path)} label="On" />
              </li>
            )}
          </Box>
        </div>
        <PageList pages={byWeight(pages)} />
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
  /** List items. */
  children: ReactNode
}

/** A list under a title; nothing if it is empty. */
function Box({ id, title, tone, children }: BoxProps) {
  if (![children].flat(2).some(Boolean)) return null
  return (
    <section className={tone ? `box ${tone}` : 'box'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="lines">{children}</ul>
    </section>
  )
}

/** The edits that broke something: those of the page that a link leads to, else the edit of the change itself. */
function guilty(
  { pages }: ReportModel,
  edits: readonly EditGroup[],
  { dead, finding, pages: paths }: Breakage,
): Cause[] {
  const target = dead ?? (finding.before ? pages.find(({ path }) => path === finding.target) : undefined)
  const ownContent = target?.causes.filter(({ file }) => pathOfContent(file) === target.path) ?? []
  if (target?.causes.length) return ownContent.length ? ownContent : target.causes
  const edit = edits.find(({ changes }) => changes.some((change) => change.finding === finding))
  if (edit?.cause) return [edit.cause]
  return pages.find(({ path }) => path === paths[0])?.causes.slice(0, 1) ?? []
}

function LayoutFlags({ model, edits }: Props) {
  return (
    <Box id="layout" title="Layout flags" tone="warn">
      {flagEdits(model).map(({ file, name, before, after }) => (
        <li key={`${file} ${name}`}>
          <code>{name}</code> {before && <del>{before}</del>} {after ? <ins>{after}</ins> : 'removed'} in{' '}
          <SourceName place={{ file }} name={file} />
        </li>
      ))}
      {changesOf(edits, ({ kind }) => kind === 'layout').map(({ finding, pages }, index) => (
        <li key={index}>
          The {finding.before || finding.after} {finding.after ? 'is new' : 'is gone'}
          <PageLinks paths={pages} label="On" />
        </li>
      ))}
    </Box>
  )
}

function SearchEngines({ model, edits }: Props) {
  const found = changesOf(edits, (finding) => SEARCH.test(finding.kind) && !isDeadEnd(finding))
  const isRobots = ({ finding }: { finding: FoundChange }) => Number(finding.kind === 'robots')
  found.sort((a, b) => isRobots(b) - isRobots(a))
  const lines = found.map(({ finding, pages }, index) => (
    <li key={index}>
      <ChangeLine finding={finding} short />
      <PageLinks paths={pages} label="On" />
    </li>
  ))
  const structured = model.pages.filter(({ findings }) => findings.some(({ kind }) => kind === 'json-ld'))
  return (
    <Box id="search" title="Search engines">
      {model.pages
        .filter(({ status }) => status !== 'changed')
        .map((page) => (
          <li key={page.path}>
            <PageLink path={page.path} /> {page.movedTo && `→ ${page.movedTo}`}{' '}
            <span className="status">{statusOf(page)}</span>
          </li>
        ))}
      {lines.slice(0, MAX_OPEN_SEARCH)}
      {lines.length > MAX_OPEN_SEARCH && (
        <li>
          <details>
            <summary>{`${lines.length - MAX_OPEN_SEARCH} more`}</summary>
            <ul className="lines">{lines.slice(MAX_OPEN_SEARCH)}</ul>
          </details>
        </li>
      )}
      {structured.length > 0 && (
        <li>
          Structured data follows the page
          <PageLinks paths={structured.map(({ path }) => path)} label="On" />
        </li>
      )}
    </Box>
  )
}

function OldValues({ old }: { old: readonly OldValue[] }) {
  return (
    <Box id="old" title="Where the old value still stands" tone="warn">
      {old.map(({ value, after, places }) => (
        <li key={value}>
          <b>{value}</b> <span className="inline">(elsewhere now {after.slice(0, 40)})</span>
          {(['title', 'description', 'words'] as const).map((part) => (
            <PageLinks
              key={part}
              paths={places.filter(({ where }) => where === part).map(({ path }) => path)}
              label={`In the ${part} of`}
            />
          ))}
        </li>
      ))}
    </Box>
  )
}

/** Changes that no edit of content or data explains. */
function NotMentioned({ model, edits }: Props) {
  if (!wasSearched(model)) return null
  return (
    <Box id="unmentioned" title="Not mentioned: no edit of content or data">
      {edits.map(
        ({ cause, pages }, index) =>
          !(cause && /^(content|data)\//.test(cause.file)) && (
            <li key={index}>
              <a href={`#edit-${index + 1}`}>{cause ? titleOf(cause) : 'Changes without a known edit'}</a>:{' '}
              {pageCount(pages.length)}
            </li>
          ),
      )}
    </Box>
  )
}

/** All changed pages, each with a box to tick off. */
function PageList({ pages }: { pages: readonly ReportPage[] }) {
  if (!pages.length) return null
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Page by page</h2>
      <details open={pages.length <= MAX_OPEN_PAGES}>
        <summary>{pages.length === 1 ? 'The page that changed' : `All ${pages.length} pages that changed`}</summary>
        <ol className="pages">
          {pages.map((entry) => (
            <PageRow key={entry.path} entry={entry} />
          ))}
        </ol>
      </details>
    </section>
  )
}

function PageRow({ entry }: { entry: ReportPage }) {
  const { path, movedTo, status, slug, findings, causeUnknown, pictures } = entry
  const [title, description] = ['title', 'meta description'].map((name) => entry.head?.metadata.get(name))
  return (
    <li className={status}>
      <h3>
        <input type="checkbox" data-tick={path} aria-label={`Looked at ${path}`} />{' '}
        <a href={`pages/${slug}/index.html`}>{path}</a> {movedTo && `→ ${movedTo}`}{' '}
        <span className="status">{statusOf(entry)}</span>
      </h3>
      {causeUnknown && <p className="quiet">Cause unknown</p>}
      <ChangeLines findings={findings.slice(0, 2)} short />
      {findings.length > 2 && <p className="quiet">and {findings.length - 2} more</p>}
      {status === 'added' && <p className="quiet">{[title || 'No title', description].filter(Boolean).join(': ')}</p>}
      {status === 'changed' && findings.length === 0 && pictures.length > 0 && (
        <p className="quiet">Only its appearance changed: see the screenshots.</p>
      )}
    </li>
  )
}

/** The changes of all edits that a box is about. */
function changesOf(edits: readonly EditGroup[], isWanted: (finding: FoundChange) => boolean) {
  return edits.flatMap(({ changes }) => changes.filter(({ finding }) => isWanted(finding)))
}

/** The number of pages of each status: "3 changed, 1 new, 20 the same". */
function counts({ pages, total }: ReportModel): string {
  const numbers = new Map<string, number>()
  for (const name of pages.map(({ status }) => statusOf({ status }).toLowerCase()).sort())
    numbers.set(name, (numbers.get(name) ?? 0) + 1)
  if (total > pages.length) numbers.set('the same', total - pages.length)
  return [...numbers].map(([name, count]) => `${count} ${name}`).join(', ') || 'none'
}
