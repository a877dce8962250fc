import { Fragment, type ReactNode } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { isDeadEnd, type Cause } from '../../report.ts'
import {
  byExamples,
  editsInFile,
  editsOf,
  flagEdits,
  changeKey,
  pathOfContent,
  safePages,
  type EditGroup,
  type EqualChange,
  type FlagEdit,
} from '../edit-groups.ts'
import {
  breakages,
  byWeight,
  headline,
  pageCount,
  redirectOf,
  statusOf,
  wasSearched,
  type Breakage,
  type OldValue,
  type ReportModel,
  type ReportPage,
} from '../model.ts'
import { ChangeLine, ChangeLines } from './ChangeLine.tsx'
import { Edits, titleOf } from './Edits.tsx'
import { CauseList, ChangeSource, OldPlaces, PageLink, PageLinks, SourceName } from './Document.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect)$/
/** More broken links to one address are not named. */
const MAX_LINKS = 5
/** More pages are folded. */
const MAX_OPEN_PAGES = 8

interface Props {
  model: ReportModel
  edits: readonly EditGroup[]
}

/** The first page of the report: each edit with its pages, then what needs a decision. */
export function Overview({ model, old }: { model: ReportModel; old: readonly OldValue[] }) {
  const { pages, same, notes, base, head, sources, files } = model
  const edits = editsOf(model)
  const broken = breakages(model)
  const safe = safePages(model, edits, old)
  const unsafe = pages.length - safe.length
  const isNamed = (file: string) =>
    edits.some(({ cause, also }) => [cause, ...also].some((each) => each?.file === file)) ||
    pages.some(({ findings }) => findings.some(({ source }) => source?.startsWith(`${file}:`)))
  const unlisted = sources.filter(({ file, status }) => status !== 'same' && !isNamed(file))
  return (
    <>
      <header>
        <p className="plate">Review</p>
        <h1>{headline(model)}</h1>
        <p className="quiet">
          <code>{base}</code> → <code>{head}</code> · {counts(model)}
          {unsafe > 0 && ' · '}
          {unsafe > 0 && <span data-left={unsafe}>{`${unsafe} left to look at`}</span>}
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
                {breakage.links.slice(0, MAX_LINKS).map((link, at) => (
                  <ChangeSource key={at} finding={link} />
                ))}
                <ChangeLines findings={renamed(model, breakage)} short />
                <CauseList causes={guilty(edits, breakage)} />
                <PageLinks paths={breakage.pages} label={breakage.dead ? 'Linked from' : 'On'} />
              </li>
            ))}
          </Box>
          <LayoutFlags model={model} edits={edits} />
          <SearchEngines model={model} edits={edits} />
          <OldValues old={old} />
          <Box id="redirected" title="Links that need a redirect now" tone="warn">
            {old
              .filter(({ redirects }) => redirects)
              .map(({ value, after, places }) => (
                <li key={value}>
                  {places.length === 1 ? 'One link' : `${places.length} links`} to {value}, which leads to {after}
                  <OldPlaces places={places} />
                </li>
              ))}
          </Box>
          <Box id="files" title="Files besides pages">
            {files.map((changed) => (
              <li key={changed.file}>
                {changed.file} <span className="status">{statusOf(changed)}</span>{' '}
                {changed.copies.map((copy) => (
                  <Fragment key={copy}>
                    <a href={copy}>{copy.split('/')[1]}</a>{' '}
                  </Fragment>
                ))}
                <span className="quiet">
                  {editsInFile(changed, edits)
                    .flatMap(({ cause }) => (cause ? titleOf(cause) : []))
                    .join(', ')}
                </span>
                <PageLinks paths={changed.pages} label="Linked from" />
              </li>
            ))}
          </Box>
          <NotMentioned model={model} edits={edits} />
          <Box id="safe" title="Safe without a look" tone="good">
            {byExamples(safe, edits).map(({ examples, pages: paths }) => (
              <li key={examples.join(' ')}>
                Only changes that you see on{' '}
                {examples.map((path, index) => (
                  <Fragment key={path}>
                    {index > 0 && ', '}
                    <PageLink path={path} />
                  </Fragment>
                ))}
                , too, with the same layout.
                <PageLinks paths={paths} label="On" />
              </li>
            ))}
            {same.length > 0 && (
              <li>
                The same as before.
                <PageLinks paths={same} label="On" />
              </li>
            )}
          </Box>
        </div>
        <PageList pages={byWeight(pages)} safe={safe} />
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

/** The edits that broke something. */
function guilty(edits: readonly EditGroup[], { finding }: Breakage): Cause[] {
  const broke = ({ changes }: EditGroup) => changes.some((change) => changeKey(change.finding) === changeKey(finding))
  return edits.filter(broke).flatMap(({ cause }) => cause ?? [])
}

/** The heading whose new words took an anchor away. */
function renamed({ pages }: ReportModel, { finding, pages: paths }: Breakage): FoundChange[] {
  if (finding.kind !== 'broken-anchor') return []
  const { findings = [] } = pages.find(({ path }) => path === (finding.target ?? paths[0])) ?? {}
  const hash = finding.after.replace(/^.*#/, '')
  const gone = findings.find(({ kind, before }) => kind === 'anchor' && before === hash)
  return findings.filter(({ kind, head }) => kind === 'text' && gone?.head && head?.element === gone.head.element)
}

function LayoutFlags({ model, edits }: Props) {
  const flags = flagEdits(model)
  const changes = changesOf(edits, ({ kind }) => kind === 'layout')
  const isGone = ({ finding }: EqualChange) => `The ${finding.in} is ${finding.after ? 'new' : 'gone'}`
  const ofFlag = ({ file, name }: FlagEdit) =>
    changes.find(({ finding, pages }) => finding.in === name && pages.includes(pathOfContent(file)))
  const others = changes.filter((change) => !flags.some((flag) => ofFlag(flag) === change))
  return (
    <Box id="layout" title="Layout flags" tone="warn">
      {flags.map((flag) => (
        <li key={`${flag.file} ${flag.name}`}>
          {ofFlag(flag) && `${isGone(ofFlag(flag)!)}: `}
          <code>{flag.name}</code> {flag.before && <del>{flag.before}</del>}{' '}
          {flag.after ? <ins>{flag.after}</ins> : 'removed'} in <SourceName place={flag} name={flag.file} />
        </li>
      ))}
      {others.map((change, index) => (
        <li key={index}>
          {isGone(change)}
          <PageLinks paths={change.pages} label="On" />
        </li>
      ))}
    </Box>
  )
}

/** What search engines lose and gain: pages, then what was written for them, then what follows from other edits. */
function SearchEngines({ model, edits }: Props) {
  const isOwn = ({ cause }: EditGroup) => !!cause && !cause.key && cause.file.startsWith('content/')
  const isSeen = (finding: FoundChange) => SEARCH.test(finding.kind) && !isDeadEnd(finding)
  const isRobots = ({ finding }: EqualChange) => Number(finding.kind === 'robots')
  const linesOf = (found: EqualChange[]) =>
    found
      .sort((a, b) => isRobots(b) - isRobots(a))
      .map(({ finding, pages }, index) => (
        <li key={index}>
          <ChangeLine finding={finding} short />
          <PageLinks paths={pages} label="On" />
        </li>
      ))
  const own = linesOf(changesOf(edits.filter(isOwn), isSeen))
  const others = edits.filter((edit) => !isOwn(edit))
  const structured = model.pages.filter(({ findings }) => findings.some(({ kind }) => kind === 'json-ld'))
  return (
    <Box id="search" title="Search engines">
      {model.pages
        .filter(({ status }) => status !== 'changed')
        .map((page) => (
          <li key={page.path}>
            <PageLink path={page.path} /> {page.movedTo && `→ ${page.movedTo}`}{' '}
            <span className="status">{statusOf(page)}</span> {redirectOf(page)}
            {page.linkedFrom && <PageLinks paths={page.linkedFrom} label="Linked from" />}
          </li>
        ))}
      {own}
      {others.map((edit, index) => {
        const lines = linesOf(changesOf([edit], isSeen))
        return (
          lines.length > 0 && (
            <li key={`follows ${index}`}>
              <details open={!edit.cause}>
                <summary>
                  {`${lines.length} more`} {edit.cause && `with “${titleOf(edit.cause)}”`}
                </summary>
                <ul className="lines">{lines}</ul>
              </details>
            </li>
          )
        )
      })}
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
  const values = old.filter(({ redirects }) => !redirects)
  const gone = values.filter(({ places }) => !places.length).map(({ value }) => value)
  return (
    <Box id="old" title="Where the old value still stands" tone="warn">
      {values.map(
        ({ value, after, places }) =>
          places.length > 0 && (
            <li key={value}>
              <b>{value}</b> <span className="inline">(elsewhere now {after.slice(0, 40)})</span>
              <OldPlaces places={places} />
            </li>
          ),
      )}
      {gone.length > 0 && <li>Nowhere any more: {gone.join(', ')}</li>}
    </Box>
  )
}

/** Changes that no edit explains. */
function NotMentioned({ model, edits }: Props) {
  if (!wasSearched(model)) return null
  const unknown = edits.findIndex(({ cause }) => !cause)
  return (
    <Box id="unmentioned" title="Not mentioned: no edit explains it">
      {unknown < 0 ? (
        <li>Nothing: each change has its edit.</li>
      ) : (
        <li>
          <a href={`#edit-${unknown + 1}`}>Changes without a known edit</a>: {pageCount(edits[unknown]!.pages.length)}
        </li>
      )}
    </Box>
  )
}

/** All changed pages, each with a box to tick off. */
function PageList({ pages, safe }: { pages: readonly ReportPage[]; safe: readonly ReportPage[] }) {
  if (!pages.length) return null
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Page by page</h2>
      <details open={pages.length <= MAX_OPEN_PAGES}>
        <summary>{pages.length === 1 ? 'The page that changed' : `All ${pages.length} pages that changed`}</summary>
        <ol className="pages">
          {pages.map((entry) => (
            <PageRow key={entry.path} entry={entry} isSafe={safe.includes(entry)} />
          ))}
        </ol>
      </details>
    </section>
  )
}

function PageRow({ entry, isSafe }: { entry: ReportPage; isSafe: boolean }) {
  const { path, movedTo, status, slug, findings, causeUnknown, pictures } = entry
  const [title, description] = ['title', 'meta description'].map((name) => entry.head?.metadata.get(name))
  return (
    <li className={status}>
      <h3>
        <input type="checkbox" data-tick={path} data-safe={isSafe || undefined} aria-label={`Looked at ${path}`} />{' '}
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
