import { capitalised, counted } from '../../../lib/text.ts'
import { useContext, type ReactNode } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { isDeadEnd } from '../../report.ts'
import { editsInFile, hasChange, headline, pagesInWords } from '../edit-groups.ts'
import type { EditGroup, EqualChange, Urgency } from '../edit-groups.ts'
import { isNewPicture, REQUESTS, sectionOfDoubt } from '../doubts.ts'
import { requestInWords } from '../doubt-words.ts'
import { entriesInWords } from '../file-words.ts'
import { breakages, isLostCard, nameOfPage, redirectOf, pageStatus } from '../model.ts'
import type { Breakage, OldValue, ReportModel, ReportPage } from '../model.ts'
import { patternOf } from '../old-values.ts'
import { brokenInWords, titleOf } from '../plain-words.ts'
import { listed, shorten } from '../../page/words.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { Edits } from './Edits.tsx'
import {
  ChangeSource,
  CopyLinks,
  EditLinks,
  OldPlaces,
  PageLinks,
  ReportContext,
  Sentence,
  SourceName,
} from './Document.tsx'
import { PageList } from './PageList.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect)$/
/** More places with an old value are counted. */
const MAX_PLACES = 3
/** Less is a line of text more or less, in pixels. */
const MIN_GROWTH = 60
/** Of more pages only those with the largest change are named. */
const MAX_RESIZED = 4

/** The first page of the report: what a reviewer has to know, each edit with its pages, and all pages. */
export function Overview() {
  const model = useContext(ReportContext)
  const { base, head, notes, edits } = model
  const [before, after] = [base, head].map((name) => name.replace(/^[0-9a-f]{8,40} (?=\S)/, ''))
  const [verdict, pages] = [headline(model, edits), pagesInWords(model)]
  return (
    <>
      <header>
        <h1>{verdict}</h1>
        <p className="quiet">
          <b>{after}</b>, compared with “{before}”. {verdict !== pages && `${pages}. `}
          <del>Removed</del> words are red, <ins>new</ins> words green.
        </p>
        {notes.map((note) => (
          <p className="note" key={note}>
            <Sentence text={note} />
          </p>
        ))}
        <Verdict />
      </header>
      <main>
        <Edits />
        <BesidePages />
        <PageList />
      </main>
    </>
  )
}

/** What a reviewer has to know first, each line with more to open. */
function Verdict() {
  const model = useContext(ReportContext)
  const { pages, same, old, edits, safe } = model
  const broken = breakages(model)
  const unsafe = pages.length - safe.length
  const addresses = old.filter(({ redirects }) => redirects)
  const stale = old.filter(({ redirects }) => !redirects)
  /** Edits with questions that show on the pages to skip. */
  const accepted = edits.flatMap((edit, at) =>
    edit.doubts.length && safe.some(({ page }) => edit.pages.includes(page.path)) ? `${at + 1}` : [],
  )
  return (
    <ul className="verdict">
      <Row tone="bad" label={`${counted(broken.length, 'thing')} broken`}>
        {broken.map((breakage, index) => (
          <Item key={index} text={brokenInWords(breakage)}>
            <EditLinks edits={guilty(edits, breakage)} label="Caused by" />
            <PageLinks paths={breakage.pages} label={breakage.dead ? 'Linked from' : 'On'} />
            {breakage.links.length > 0 && (
              <details>
                <summary>Where to fix it</summary>
                {repairOf(breakage, edits).map((anchor, at) => (
                  <div key={at}>
                    {repairInWords(anchor)}
                    <ChangeSource finding={anchor} />
                  </div>
                ))}
                {[...new Map(breakage.links.map((link) => [link.source, link])).values()].map((link, at) => (
                  <ChangeSource key={at} finding={link} />
                ))}
              </details>
            )}
          </Item>
        ))}
      </Row>
      <Row tone="warn" label={counted(stale.length, 'old value')}>
        {stale.length > 0 && <StaleItems values={stale} />}
      </Row>
      <Row tone="warn" label={counted(addresses.length, 'old address', 'old addresses')}>
        {addresses.length > 0 && <StaleItems values={addresses} />}
      </Row>
      <Row label={`${counted(unsafe, 'page')} left to look at`} href="#pages" data-left={unsafe}>
        {unsafe > 0 && 'Tick pages off as you go.'}
      </Row>
      <Row
        tone="good"
        label={`${counted(safe.length + same.length, 'page')} to skip`}
        href={safe.length ? '#safe' : '#same'}
      >
        {safe.length > 0 && (
          <div>
            {counted(safe.length, 'page')} only {safe.length > 1 ? 'repeat' : 'repeats'} what others show, in the same
            layout{accepted.length > 0 && `: skip them if you accept ${accepted.length > 1 ? 'edits' : 'edit'} `}
            {listed(accepted)}.
          </div>
        )}
        {same.length > 0 && <div>{counted(same.length, 'page')} exactly as before</div>}
      </Row>
      <ForAuthor
        points={[
          [
            'Please fix',
            broken.map((breakage) => {
              const [anchor] = repairOf(breakage, edits)
              const repair = anchor ? `. ${withSources(repairInWords(anchor), [anchor])}` : ''
              return withSources(brokenInWords(breakage), breakage.links) + repair
            }),
          ],
          [
            'Please replace, or say why they stay',
            stale.map((value) => withSources(staleInWords(value, model), value.places)),
          ],
          [
            'Please link to the new addresses',
            addresses.map((value) => withSources(staleInWords(value, model), value.places)),
          ],
          ...Object.entries(REQUESTS).map(([section, request]): Points => [
            request,
            edits.flatMap((edit) =>
              edit.doubts
                .filter((doubt) => sectionOfDoubt(doubt) === section && !/^(left|stale)$/.test(doubt.kind))
                .map((doubt) => requestInWords(doubt, edit, model)),
            ),
          ]),
        ]}
      />
    </ul>
  )
}

/** What the edits changed that no page shows. */
function BesidePages() {
  const model = useContext(ReportContext)
  const { pages, files, edits } = model
  const isNamed = (file: string) =>
    files.some((changed) => changed.file === file) ||
    edits.some(({ cause, also }) => [cause, ...also].some((each) => each?.file === file)) ||
    pages.some(({ findings }) => findings.some(({ source }) => source?.startsWith(`${file}:`)))
  const unlisted = model.sources.filter(({ file, status }) => status !== 'same' && !isNamed(file))
  const most = ({ growth = {} }: ReportPage) => Math.max(0, ...Object.values(growth).map(Math.abs))
  const resized = pages
    .filter((page) => page.status === 'changed' && most(page) >= MIN_GROWTH)
    .sort((a, b) => most(b) - most(a))
  const search = searchEngines(model, edits)
  if (search.length + resized.length + files.length + unlisted.length === 0) return null
  return (
    <section aria-labelledby="beside">
      <h2 id="beside">Also changed</h2>
      <ul className="verdict">
        <Row label="Search engines">{search}</Row>
        <Row label="Height of pages">{resized.length > 0 && <Sentence text={heightsInWords(resized)} />}</Row>
        <Row label={counted(files.length, 'other file')}>
          {files.map((changed) => (
            <Item key={changed.file} name={<SourceName place={{ file: changed.file }} name={changed.file} />}>
              <span>{changed.status === 'changed' ? entriesInWords(changed) : pageStatus(changed)}</span>
              <CopyLinks file={changed.file} />
              <EditLinks edits={editsInFile(changed, edits)} label="Caused by" />
              <PageLinks paths={changed.pages} label="Linked from" />
            </Item>
          ))}
        </Row>
        <Row label="No page changed">
          {unlisted.map((view) => (
            <Item key={view.file} name={<SourceName place={{ file: view.file }} name={view.file} />}>
              {lineCount(view)}
            </Item>
          ))}
        </Row>
      </ul>
    </section>
  )
}

/** At most this many lines are named; the others are counted. */
const MAX_SOURCES = 12

/** A sentence with the lines in which its author finds what it speaks of. */
function withSources(sentence: string, places: readonly { source?: string | undefined }[]): string {
  const sources = [...new Set(places.flatMap(({ source }) => source?.replace(/(:\d+):\d+$/, '$1') ?? []))]
  const more = sources.length - MAX_SOURCES
  const named = more > 0 ? [...sources.slice(0, MAX_SOURCES), `${more} more`] : sources
  return sources.length ? `${sentence} (${listed(named)})` : sentence
}

type Points = [subject: string, sentences: string[]]

/** Everything to answer or fix as plain text, which a script copies. */
function ForAuthor({ points }: { points: readonly Points[] }) {
  const found = points.filter(([, sentences]) => sentences.length)
  const text = found.map((lines) => lines.flat().join('\n- [ ] ')).join('\n\n')
  if (!found.length) return null
  return (
    <li data-copy hidden>
      <b>For the author</b>
      <div>
        <button type="button">Copy what to fix and to confirm as text</button> <span role="status" />
        <textarea hidden readOnly rows={12} aria-label="Points as text" defaultValue={text} />
      </div>
    </li>
  )
}

interface RowProps {
  label: string
  tone?: Urgency | 'good'
  href?: string
  'data-left'?: number
  children: ReactNode
}

/** A subject of the verdict; nothing if there is nothing to say about it. */
function Row({ label, tone = '', href, children, ...more }: RowProps) {
  if (![children].flat(2).some(Boolean)) return null
  return (
    <li className={tone}>
      {href ? (
        <a href={href} {...more}>
          {label}
        </a>
      ) : (
        <b>{label}</b>
      )}
      <div>{children}</div>
    </li>
  )
}

/** The pages whose height changed most, and how many more there are. */
function heightsInWords(resized: readonly ReportPage[]): string {
  const left = resized.length - MAX_RESIZED
  const others =
    left > 0
      ? `${counted(left, 'more page')} changed by ${MIN_GROWTH} px or more.`
      : `No other height changed by ${MIN_GROWTH} px or more.`
  return `${capitalised(listed(resized.slice(0, MAX_RESIZED).map(growthInWords)))}. ${others}`
}

/** "/a is 260 px shorter on a desktop and 165 px on a phone" */
function growthInWords({ path, growth = {} }: ReportPage): string {
  const names: Record<string, string> = { 1440: 'on a desktop', 390: 'on a phone' }
  const parts = Object.entries(growth)
    .filter(([, by]) => Math.abs(by) >= MIN_GROWTH)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([width, by]) => `${Math.abs(by)} px ${by < 0 ? 'shorter' : 'taller'} ${names[width] ?? `at ${width} px`}`)
  return `${nameOfPage(path)} is ${listed(parts)}`
}

/** Old values or addresses, each with the places where it still stands. */
function StaleItems({ values }: { values: readonly OldValue[] }) {
  const report = useContext(ReportContext)
  return values.map((value) => (
    <Item key={value.value} text={staleInWords(value, report)}>
      <details>
        <summary>{counted(value.places.length, 'place')}</summary>
        <OldPlaces places={value.places} />
      </details>
    </Item>
  ))
}

/** The pages with a new picture, or new pages with pictures, that have an old value or had it before. */
function picturesBeside({ value, places }: OldValue, { pages }: ReportModel): string[] {
  const hasPicture = ({ head }: ReportPage) => head?.units.some(({ type, region }) => type === 'image' && !region)
  return pages
    .filter((page) => page.findings.some(isNewPicture) || (page.status === 'added' && hasPicture(page)))
    .filter(
      ({ path, findings }) =>
        places.some((place) => place.path === path) || findings.some(({ before }) => patternOf(value).test(before)),
    )
    .map(({ path }) => nameOfPage(path))
}

/** A sentence or a name, and what belongs to it. */
function Item({ text, name, children }: { text?: string; name?: ReactNode; children?: ReactNode }) {
  return (
    <div className="more">
      <span>{text ? <Sentence text={text} /> : name}</span>
      {children}
    </div>
  )
}

/** "£99 (now £109) is still in the description of /a, on /b and 2 more pages" */
function staleInWords(old: OldValue, model: ReportModel): string {
  const { value, after, redirects, places } = old
  const isText = (place: string) => place === 'text'
  const words = places.map(({ path, element, in: place }) => {
    const page = nameOfPage(path)
    if (redirects) return `from ${page}`
    return element ? `on ${page}` : isText(place) ? `in ${path.slice(1)}` : `in the ${place} of ${page}`
  })
  const different = [...new Set(words)]
  const left = different.length - MAX_PLACES
  const shown = left > 1 ? [...different.slice(0, MAX_PLACES), `in ${left} more places`] : different
  if (redirects) return `${value} is still linked ${listed(shown)}; it redirects to ${after}`
  const pictures = picturesBeside(old, model)
  const unread = pictures.length
    ? `; perhaps also in the new ${pictures.length > 1 ? 'pictures' : 'picture'} on ${listed(pictures)}, ` +
      'in which the report cannot read words'
    : ''
  return `${value} (now ${shorten(after, 40)}) is still ${listed(shown)}${unread}`
}

/** The anchor that was renamed, if that broke the links: back again it mends all of them. */
function repairOf({ finding: { kind, after } }: Breakage, edits: readonly EditGroup[]): FoundChange[] {
  const id = after.replace(/^[^#]*#/, '')
  const changes = kind === 'broken-anchor' ? edits.flatMap((edit) => edit.changes) : []
  return changes.flatMap(({ finding }) => (finding.kind === 'anchor' && finding.before === id ? finding : []))
}

function repairInWords({ before, after }: FoundChange): string {
  const links = after ? `, or let the links end in #${after}` : ''
  return `To mend all at once, bring the place with the id ${before} back${links}`
}

function guilty(edits: readonly EditGroup[], { finding }: Breakage): EditGroup[] {
  return edits.filter((edit) => edit.cause && hasChange(edit, finding))
}

/** What search engines lose and gain: pages, then what was written for them, then what follows from other edits. */
function searchEngines(model: ReportModel, edits: readonly EditGroup[]): ReactNode[] {
  const isSeen = ({ finding }: EqualChange) => (SEARCH.test(finding.kind) || isLostCard(finding)) && !isDeadEnd(finding)
  const seen = edits.map((edit) => ({ edit, changes: edit.changes.filter(isSeen) }))
  return [
    ...model.pages
      .filter(({ status }) => status !== 'changed')
      .map((page) => {
        const moved = page.movedTo ? ` → ${page.movedTo}; ${redirectOf(page)}` : ''
        return (
          <Item key={page.path} text={`${pageStatus(page)}: ${nameOfPage(page.path)}${moved}`}>
            {page.linkedFrom && <PageLinks paths={page.linkedFrom} label="Linked from" />}
          </Item>
        )
      }),
    ...seen
      .filter(({ changes }) => changes.length)
      .map(({ edit, changes }) => (
        <details key={edit.name}>
          <summary>{`${titleOf(edit, model) || 'Changes'}: ${searchInWords(changes)}`}</summary>
          {changes.map(({ finding, pages }, at) => (
            <div key={at} className="more">
              <span>
                <ChangeLine finding={finding} />
              </span>
              {(pages.length > 1 || edit.pages.length > 1) && <PageLinks paths={pages} label="On" />}
            </div>
          ))}
        </details>
      )),
  ]
}

/** "title and description", "2 titles and 5 descriptions" */
function searchInWords(changes: readonly EqualChange[]): string {
  const names = { title: 'title', description: 'description', canonical: 'address', redirect: 'redirect' }
  const found = Object.entries(names).flatMap(([kind, name]) => {
    const pages = changes.filter(({ finding }) => finding.kind === kind).flatMap((change) => change.pages)
    return pages.length > 1 ? counted(pages.length, name) : pages.length ? name : []
  })
  const robots = changes.find(({ finding }) => finding.kind === 'robots')?.finding
  const isLost = changes.some(({ finding }) => isLostCard(finding))
  return listed([
    ...(robots ? [/noindex/.test(robots.after) ? 'hidden' : 'shown again'] : []),
    ...(isLost ? ['no picture when it is shared'] : []),
    ...found,
  ])
}
