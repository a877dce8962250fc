import type { ReactNode } from 'react'
import { breakages } from '../../broken.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import { nameOfCause, PICTURE_FILE, type Cause } from '../../report.ts'
import { editsOf, flagEdits, pathOfContent, safePages, type EditGroup, type OldValue } from '../edit-groups.ts'
import {
  changesWithPages,
  byWeight,
  headline,
  isBehindPage,
  statusOf,
  type ReportModel,
  type ReportPage,
} from '../model.ts'
import { captionOf } from '../../pictures/places.ts'
import { ChangeLine, ChangeLines, Sentence } from './ChangeLine.tsx'
import { CauseList, SourceName } from './Source.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect)$/
/** More pages, and more edits, are folded. */
const MAX_OPEN_PAGES = 8
const MAX_OPEN_EDITS = 24

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
        {edits.length > 0 && (
          <section aria-labelledby="edits">
            <h2 id="edits">{editCount(edits)}</h2>
            <ol className="edits">
              {edits.slice(0, MAX_OPEN_EDITS).map((edit, index) => (
                <Edit key={index} index={index} edit={edit} model={model} />
              ))}
            </ol>
            {edits.length > MAX_OPEN_EDITS && (
              <details>
                <summary>{`${edits.length - MAX_OPEN_EDITS} more`}</summary>
                <ol className="edits">
                  {edits.slice(MAX_OPEN_EDITS).map((edit, index) => (
                    <Edit key={index} index={MAX_OPEN_EDITS + index} edit={edit} model={model} />
                  ))}
                </ol>
              </details>
            )}
          </section>
        )}
        <div className="boxes">
          <LayoutFlags model={model} />
          <SearchEngines model={model} />
          <Broken model={model} edits={edits} />
          <OldValues model={model} old={old} />
          <NotMentioned model={model} edits={edits} />
          {safe.length > 0 && (
            <Box id="safe" title="Safe without a look" tone="good">
              <p>{countOf(safe.length)} only repeat changes that you see on another page, with the same layout.</p>
              <Paths paths={safe.map(({ path }) => path)} model={model} label="Show" />
            </Box>
          )}
        </div>
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
  const ownContent = target?.causes.filter(({ file }) => pathOfContent(file) === target.path) ?? []
  if (target?.causes.length) return ownContent.length ? ownContent : target.causes
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
  found.sort((a, b) => robots(b.finding) - robots(a.finding))
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
  if (!unexplained.length || !wasSearched(model)) return null
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

/** An edit: what it did in a sentence with its number of pages, one picture, and more to open. */
function Edit({ index, edit, model }: { index: number; edit: EditGroup; model: ReportModel }) {
  const { cause, key, pages, changes } = edit
  const visible = changes.filter(({ finding }) => !isBehindPage(finding))
  const behind = changes.filter(({ finding }) => isBehindPage(finding))
  const [main, ...others] = [...visible, ...behind]
  // The value as visitors see it, else as the data has it.
  const isShown =
    !key ||
    /^[`{[]/.test(key.after) ||
    (main?.finding.before.includes(key.before) && main.finding.after.includes(key.after))
  const sentence: FoundChange | undefined = isShown ? main?.finding : { ...key, kind: 'text', in: '' }
  const shown = pictureOf(edit, model)
  const page = pages.length === 1 ? model.pages.find(({ path }) => path === pages[0]) : undefined
  return (
    <li id={`edit-${index + 1}`}>
      <div>
        <h3>
          {cause ? titleOf(cause, page) : wasSearched(model) && 'Cause unknown'}
          {cause && sentence && ': '}
          {cause && sentence ? (
            <Sentence finding={sentence} around={pages.length === 1} />
          ) : (
            main && <ChangeLine finding={main.finding} short />
          )}
        </h3>
        <div className="quiet">
          {page ? (
            <>
              On <PageLink path={page.path} model={model} />
            </>
          ) : (
            <Paths paths={pages} model={model} label="On" />
          )}{' '}
          {cause && <SourceName place={cause} name={nameOfCause(cause)} />}
        </div>
        {others.length > 0 && (
          <details>
            <summary>
              {moreOf(visible.length ? visible.length - 1 : 0, visible.length ? behind.length : others.length)}
            </summary>
            <ul className="lines">
              {others.map(({ finding, pages: paths }, at) => (
                <li key={at}>
                  <ChangeLine finding={finding} short />
                  {pages.length > 1 && <span className="quiet inline">{countOf(paths.length)}</span>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {shown && (
        <a className="thumb" href={`pages/${shown.page.slug}/index.html`}>
          <img
            src={`pages/${shown.page.slug}/${shown.file}`}
            alt={`${shown.page.path}: ${shown.picture.caption}`}
            loading="lazy"
          />
        </a>
      )}
    </li>
  )
}

function editCount(edits: readonly EditGroup[]): string {
  const name = edits.some(({ cause }) => cause) ? 'edit' : 'change'
  return edits.length === 1 ? `One ${name}` : `${edits.length} ${name}s`
}

/** Whether causes were looked for; of two folders alone nothing is known. */
function wasSearched({ pages }: ReportModel): boolean {
  return pages.some(({ causes, causeUnknown }) => causes.length > 0 || causeUnknown)
}

/** "2 more changes, 3 behind the page" */
function moreOf(visible: number, behind: number): string {
  const more = visible && `${visible} more ${visible === 1 ? 'change' : 'changes'}`
  return [more, behind && `${behind} behind the page`].filter(Boolean).join(', ')
}

/** The picture that shows an edit: one of its main change, else any of its pages. */
function pictureOf({ pages, changes }: EditGroup, model: ReportModel) {
  const captions = changes.filter(({ finding }) => !isBehindPage(finding)).map(({ finding }) => captionOf(finding))
  const found = model.pages
    .filter(({ path }) => pages.includes(path))
    .flatMap((page) =>
      page.pictures.map((picture) => ({ page, picture, rank: rankOf(page, captions, picture.captions) })),
    )
    .filter(({ rank }) => rank >= 0)
    // Of two equal ones that of a phone, which is seen across its whole width.
    .sort((a, b) => a.rank - b.rank || Number(isWide(a.picture)) - Number(isWide(b.picture)))[0]
  const file = found && (found.picture.after ?? found.picture.before)
  return file === undefined ? undefined : { ...found!, file }
}

function isWide({ width, variant }: ReportPage['pictures'][number]): boolean {
  return width > 400 || variant.endsWith('dark')
}

/** The position of the first change that a picture shows; -1 for none. A new page is shown whole. */
function rankOf({ status }: ReportPage, wanted: readonly string[], shown: readonly string[]): number {
  return status === 'added' || status === 'removed' ? 0 : wanted.findIndex((caption) => shown.includes(caption))
}

/** What was edited, in words. */
function titleOf({ file, key }: Cause, page?: ReportPage): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const words = (text: string) =>
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[-_]/g, ' ')
      .toLowerCase()
  if (key) {
    const names = key.split('.').map((part) => part.replace(/\[\d+\]/g, ''))
    return `${capital(words(names.at(-1)!))} in ${words(name)}`
  }
  if (file.endsWith('.css')) return `Style of ${words(name)}`
  if (file.endsWith('.mdx')) {
    const path = page?.path ?? pathOfContent(file)
    return page && page.status !== 'changed' ? `${statusOf(page)}: ${path}` : `Page ${path}`
  }
  if (PICTURE_FILE.test(file)) return `Picture ${name}`
  return `${file.startsWith('data/') ? 'Data' : 'Component'} ${words(name)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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
function equalFindings(model: ReportModel, isWanted: (finding: FoundChange) => boolean) {
  const found = new Map<string, { finding: FoundChange; pages: string[] }>()
  for (const { finding, pages: paths } of changesWithPages(model)) {
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
