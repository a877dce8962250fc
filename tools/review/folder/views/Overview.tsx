import { counted } from '../../../lib/counted.ts'
import { Fragment, type ReactNode } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { isDeadEnd, kinds } from '../../report.ts'
import { byExamples, changeKey, editsInFile, isRewritten, leadsElsewhere, safePages, toneOf } from '../edit-groups.ts'
import type { EditGroup, EqualChange, Urgency } from '../edit-groups.ts'
import { breakages, byWeight, headline, redirectOf, pageStatus, wasSearched } from '../model.ts'
import type { Breakage, OldValue, ReportModel, ReportPage } from '../model.ts'
import { brokenInWords, titleOf } from '../plain-words.ts'
import { shorten } from '../../page/words.ts'
import { ChangeLine, linkedWords } from './ChangeLine.tsx'
import { Edits } from './Edits.tsx'
import { ChangeSource, EditLinks, OldPlaces, PageLink, PageLinks, Sentence, SourceName } from './Document.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect)$/
/** More broken links to one address are not named. */
const MAX_LINKS = 5
/** More places with an old value are counted. */
const MAX_PLACES = 3
/** More lines under one heading are counted. */
const MAX_WORDS = 6
interface Props {
  model: ReportModel
  edits: readonly EditGroup[]
}

/** The first page of the report: the verdict, each edit with its pages, then what needs a decision. */
export function Overview({ model, edits }: Props) {
  const { pages, old, notes, base, head, sources, files } = model
  const [before, after] = [base, head].map((name) => name.replace(/^[0-9a-f]{8,40} (?=\S)/, ''))
  const broken = breakages(model)
  const safe = safePages(model, edits, old)
  const gone = old.flatMap(({ value, redirects, places }) => (redirects || places.length ? [] : value))
  const isNamed = (file: string) =>
    files.some((changed) => changed.file === file) ||
    edits.some(({ cause, also }) => [cause, ...also].some((each) => each?.file === file)) ||
    pages.some(({ findings }) => findings.some(({ source }) => source?.startsWith(`${file}:`)))
  const unlisted = sources.filter(({ file, status }) => status !== 'same' && !isNamed(file))
  return (
    <>
      <header>
        <h1>{headline(model)}</h1>
        <Verdict {...{ model, edits, broken, safe }} />
        {notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
        <p className="quiet">
          Compares “{before}” with “{after}”. <del>Removed</del> words are red, <ins>new</ins> words green.
        </p>
      </header>
      <main>
        <div className="boxes">
          <Box id="broken" title="Broken by this change" tone="bad">
            {broken.map((breakage, index) => (
              <li key={index}>
                <ChangeLine finding={breakage.finding} short />
                {breakage.links.slice(0, MAX_LINKS).map((link, at) => (
                  <ChangeSource key={at} finding={link} />
                ))}
                <PageLinks paths={breakage.pages} label={breakage.dead ? 'Linked from' : 'On'} />
                <EditLinks edits={guilty(edits, breakage)} label="Caused by" />
              </li>
            ))}
          </Box>
          <Box id="old" title="Old values that are left" tone="warn">
            {old.map(
              ({ value, after, redirects, places }) =>
                places.length > 0 && (
                  <li key={value}>
                    <b>{value}</b>{' '}
                    <small>
                      (
                      {redirects ? `links still work: it redirects to ${after}` : `now ${shorten(after, 40)} elsewhere`}
                      )
                    </small>
                    <OldPlaces places={places} />
                  </li>
                ),
            )}
            {gone.length > 0 && <li>Not left anywhere: {gone.join(', ')}</li>}
          </Box>
        </div>
        <Edits edits={edits} model={model} />
        <div className="boxes">
          <SearchEngines model={model} edits={edits} />
          <Box id="files" title="Downloads and text files" fold>
            {files.map((changed) => (
              <li key={changed.file}>
                <SourceName place={{ file: changed.file }} name={changed.file} />{' '}
                <span className="status">{pageStatus(changed)}</span>{' '}
                <EditLinks edits={editsInFile(changed, edits)} label="Caused by" />
                <PageLinks paths={changed.pages} label="Linked from" />
              </li>
            ))}
          </Box>
          <Box id="sources" title="Edits that change no page" fold>
            {unlisted.map((view) => (
              <li key={view.file}>
                <SourceName place={{ file: view.file }} name={view.file} /> {lineCount(view)}
              </li>
            ))}
          </Box>
        </div>
        <PageList {...{ model, edits, safe }} />
      </main>
    </>
  )
}

interface VerdictProps extends Props {
  broken: readonly Breakage[]
  safe: readonly ReportPage[]
}

/** What a reviewer has to know first, in lines that lead to the rest. */
function Verdict({ model, edits, broken, safe }: VerdictProps) {
  const { pages, same, old } = model
  const unsafe = pages.length - safe.length
  const unknown = wasSearched(model) ? edits.findIndex(({ cause }) => !cause) : -1
  const stale = old.filter(({ redirects, places }) => !redirects && places.length)
  const questions = edits.filter((edit) => toneOf(edit) === 'warn')
  const explained = wasSearched(model) && unknown < 0
  const unexplained = edits[unknown]?.pages.length ?? 0
  const line = (tone: Urgency, href: string, label: string, words: string[]) => ({ tone, href, label, words })
  const come = explained ? ' Every change comes from one of the edits below.' : ''
  const damage = broken.map((breakage) => brokenInWords(breakage))
  const asked = questions.map((edit) => questionInWords(edit, model))
  const calm = [
    safe.length ? `${counted(safe.length, 'page')} only repeat what other pages show` : '',
    same.length ? `${counted(same.length, 'page')} exactly as before` : '',
  ].filter(Boolean)
  const lines = [
    line('bad', 'broken', `${broken.length} broken`, damage),
    line('warn', 'old', counted(stale.length, 'old value'), stale.map(staleInWords)),
    line(
      'warn',
      `edit-${unknown + 1}`,
      'Unexplained',
      unexplained ? [`${counted(unexplained, 'page')} changed for unknown reasons`] : [],
    ),
    line('warn', `edit-${edits.indexOf(questions[0]!) + 1}`, `${questions.length} to check`, asked),
    line('', 'pages', `${unsafe} left to look at`, unsafe ? [`Tick pages off as you go.${come}`] : []),
    line('good', safe.length ? 'safe' : 'same', `${safe.length + same.length} need no look`, calm),
  ]
  return (
    <ul className="verdict">
      {lines.map(
        ({ tone, href, label, words }) =>
          words.length > 0 && (
            <li key={label} className={tone}>
              <a href={`#${href}`} data-left={tone ? undefined : unsafe}>
                {label}
              </a>
              <div>
                {words.slice(0, MAX_WORDS).map((text) => (
                  <div key={text}>
                    <Sentence text={text} />
                  </div>
                ))}
                {words.length > MAX_WORDS && `and ${words.length - MAX_WORDS} more`}
              </div>
            </li>
          ),
      )}
    </ul>
  )
}

function questionInWords(edit: EditGroup, model: ReportModel): string {
  const page = titleOf(edit, model).replace(/^Page /, '')
  const find = (isIt: (finding: FoundChange) => boolean) => edit.changes.find(({ finding }) => isIt(finding))?.finding
  const lost = find(({ kind, after }) => kind === 'layout' && !after)
  if (lost) return `${page} loses its ${lost.before}`
  if (find(({ kind }) => kind === 'robots')) return `${page} is hidden from search engines`
  const link = find((finding) => leadsElsewhere(finding, edit.cause!))
  if (link) return `${page}: “${linkedWords(link)}” now leads to ${link.after}`
  const { before, after } = edit.changes[0]!.finding
  const isShort = before && after && (before + after).length < 80
  if (isShort) return `${page} says “${after}” instead of “${before}”`
  return `${page} has ${find(isRewritten) ? 'a rewritten paragraph' : 'other words'}`
}

function staleInWords({ value, places }: OldValue): string {
  const words = places.map(({ path, element, in: place }) => (element ? `on ${path}` : `in the ${place} of ${path}`))
  const different = [...new Set(words)]
  const isShort = different.length <= MAX_PLACES
  return `${value} is still ${isShort ? different.join(', ') : `in ${counted(places.length, 'place')}`}`
}

interface BoxProps {
  /** What links lead to: it is inside, so that they open the box. */
  id: string
  title: string
  tone?: Urgency
  /** Whether a phone shows the title alone. */
  fold?: boolean
  /** List items. */
  children: ReactNode
}

/** A list under a title; nothing if it is empty. */
function Box({ id, title, tone = '', fold = false, children }: BoxProps) {
  if (![children].flat(2).some(Boolean)) return null
  return (
    <details className={`box ${tone}`} open data-fold={fold || undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul className="lines" id={id}>
        {children}
      </ul>
    </details>
  )
}

/** The edits that broke something. */
function guilty(edits: readonly EditGroup[], { finding }: Breakage): EditGroup[] {
  const broke = ({ changes }: EditGroup) => changes.some((change) => changeKey(change.finding) === changeKey(finding))
  return edits.filter((edit) => edit.cause && broke(edit))
}

/** What search engines lose and gain: pages, then what was written for them, then what follows from other edits. */
function SearchEngines({ model, edits }: Props) {
  const isSeen = ({ finding }: EqualChange) => SEARCH.test(finding.kind) && !isDeadEnd(finding)
  const seen = edits.map((edit) => ({ edit, changes: edit.changes.filter(isSeen) }))
  return (
    <Box id="search" title="Search engines" fold>
      {model.pages
        .filter(({ status }) => status !== 'changed')
        .map((page) => (
          <li key={page.path}>
            <PageLink path={page.path} /> {page.movedTo && `→ ${page.movedTo}`}{' '}
            <span className="status">{pageStatus(page)}</span> {redirectOf(page)}
            {page.linkedFrom && <PageLinks paths={page.linkedFrom} label="Linked from" />}
          </li>
        ))}
      {seen
        .filter(({ changes }) => changes.length)
        .map(({ edit, changes }, index) => (
          <li key={index}>
            <details open={!edit.cause?.key}>
              <summary>{`${titleOf(edit, model) || 'Changes'}: ${counted(changes.length, 'change')}`}</summary>
              {changes.map(({ finding, pages }, at) => (
                <div key={at}>
                  <ChangeLine finding={finding} short />
                  <PageLinks paths={pages} label="On" />
                </div>
              ))}
            </details>
          </li>
        ))}
    </Box>
  )
}

/** All pages: those to look at, each with a box to tick off, then those that only repeat others, then the same ones. */
function PageList({ model, edits, safe }: Omit<VerdictProps, 'broken'>) {
  const open = byWeight(model.pages).filter((page) => !safe.includes(page))
  const ticks = (pages: readonly ReportPage[]) => (
    <ol className="pages">
      {pages.map((page) => (
        <li key={page.path}>
          <input
            type="checkbox"
            data-tick={page.path}
            data-safe={safe.includes(page) || undefined}
            aria-label={`Looked at ${page.path}`}
          />{' '}
          <PageLink path={page.path} /> {page.movedTo && `→ ${page.movedTo}`}{' '}
          <small>{stateOf(page, model, edits)}</small>
        </li>
      ))}
    </ol>
  )
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{counted(open.length, 'page')} to look at</h2>
      {ticks(open)}
      <Box id="safe" title={`${counted(safe.length, 'page')} that only repeat others`} tone="good" fold>
        {byExamples(safe, edits).map(({ examples, pages }) => (
          <li key={examples.join(' ')}>
            These change as{' '}
            {examples.map((path, index) => (
              <Fragment key={path}>
                {index > 0 && ' and '}
                <PageLink path={path} />
              </Fragment>
            ))}{' '}
            {examples.length > 1 ? 'do' : 'does'}, in the same layout: look there instead.
            {ticks(safe.filter(({ path }) => pages.includes(path)))}
          </li>
        ))}
        {safe.length > 0 && (
          <li>
            <button type="button" data-tick-safe={counted(safe.length, 'page')}>
              {`Tick off ${counted(safe.length, 'page')}`}
            </button>
          </li>
        )}
      </Box>
      <Box id="same" title={`${counted(model.same.length, 'page')} exactly as before`} tone="good" fold>
        {model.same.length > 0 && <li>{model.same.join(', ')}</li>}
      </Box>
    </section>
  )
}

/** What a reviewer should know of a page before opening it. */
function stateOf(page: ReportPage, { old }: ReportModel, edits: readonly EditGroup[]) {
  const stale = old.find(({ redirects, places }) => !redirects && places.some(({ path }) => path === page.path))
  const isBroken = page.findings.some((finding) => kinds[finding.kind].broken || isDeadEnd(finding))
  const isQuestioned = edits.some((edit) => toneOf(edit) === 'warn' && edit.pages.includes(page.path))
  return (
    <>
      {isBroken && <b className="kind bad">broken</b>} {stale && <b className="kind warn">still {stale.value}</b>}{' '}
      {isQuestioned && <b className="kind warn">to check</b>}{' '}
      {page.status === 'changed' ? counted(page.findings.length, 'change') : pageStatus(page)}
    </>
  )
}
