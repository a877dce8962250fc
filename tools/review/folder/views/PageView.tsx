import { capitalised, counted } from '../../../lib/text.ts'
import { useContext, type ReactNode } from 'react'
import type { FoundChange, Side } from '../../compare/found-change.ts'
import { groupBy } from '../../page/lists.ts'
import { captionOf } from '../../pictures/places.ts'
import { listed, shorten } from '../../page/words.ts'
import { kinds } from '../../report.ts'
import { anchorOf, changeKey, hasChange, pathOfContent, toneOf, type EditGroup } from '../edit-groups.ts'
import {
  breakages,
  countChanges,
  countOwnChanges,
  isBehindPage,
  isUnseen,
  listRank,
  nameOfPage,
  ownAndCommon,
  redirectOf,
  pageStatus,
  type OldMention,
  type Picture,
  type ReportPage,
} from '../model.ts'
import { brokenInWords, nameInWords, placeInWords, themeOf } from '../plain-words.ts'
import { claimsOf } from '../doubts.ts'
import { questionInWords } from '../doubt-words.ts'
import { sentenceWith } from '../safe-pages.ts'
import { ChangeLine, Marked } from './ChangeLine.tsx'
import { ChangeSource, EditLinks, NewTab, PageLink, ReportContext, Sentence } from './Document.tsx'

/** What a search result or a link preview shows of a page. */
interface Card {
  /** The name of the site, and for a search result the address. */
  above: string
  title: string
  text: string
  image?: string | undefined
}

/** What search engines, if they may, and link previews show of a page. */
export interface Preview {
  search: Card | undefined
  card: Card
}

interface Props {
  entry: ReportPage
  /** The file that shows all changes. */
  marked: string
  /** The places where the page still has an old value. */
  old: readonly OldMention[]
  /** Undefined where there is no page, or both are the same. */
  previews: { before: Preview | undefined; after: Preview | undefined }
}

/** A page of the report about one page of the site. */
export function PageView({ entry, old, previews, marked }: Props) {
  const { path, status, movedTo, pictures, unseen } = entry
  const [findings, shared] = ownAndCommon(entry)
  const name = nameOfPage(path)
  const sides = entry.base && entry.head
  const report = useContext(ReportContext)
  const { edits, pages } = report
  const claims = claimsOf(entry, old)
  const isAlone = findings.length + old.length + shared.length + claims.length === 0
  const elsewhere = picturedElsewhere(entry, pages)
  const hasPictures = pictures.length + unseen.length + elsewhere.size > 0
  const own = edits.filter((edit) => edit.pages.includes(path))
  // Its own edits first: others may come from many pages.
  const ofPage = ({ cause, pages }: EditGroup) =>
    Number(pages.length === 1) + Number(cause && pathOfContent(cause.file) === path)
  // The position of the first change that is on the page itself; broken links come first in the list, but may be at
  // the end of the page. A style changes many pages.
  const isOnPage = (finding: FoundChange) => finding.head !== undefined || !isUnseen(finding)
  const isOwn = (finding: FoundChange) => listRank(finding) === 1 && finding.kind !== 'style'
  const onPage = findings.filter(isOnPage)
  // What its author should explain, then what few pages have.
  const rankOf = (finding: FoundChange) => {
    const edit = own.find((each) => hasChange(each, finding))
    return (edit?.pages.length ?? 0) + (edit && toneOf(edit) ? 0 : pages.length)
  }
  const first = findings.indexOf((onPage.filter(isOwn).sort((a, b) => rankOf(a) - rankOf(b))[0] ?? onPage[0])!) + 1
  // Of a page whose own words are as before, a new description says more than a style of many pages.
  const firstView = findings.some(isOwn) && !onPage.some(isOwn) && !old.length ? 'unseen' : 'marked'
  const step = (
    change: FoundChange | Pick<OldMention, 'source'>,
    number: string,
    id: string,
    isMarked: boolean,
    line: ReactNode,
  ) => (
    <li key={id}>
      <a
        data-change={number}
        data-only-in={'kind' in change ? themeOf(change) : undefined}
        {...(isMarked ? { href: `${marked}#${id}`, target: 'marked' } : { href: `#${id}`, 'data-unseen': '' })}
      >
        {line}
      </a>
      <ChangeSource finding={change} />
    </li>
  )
  const rows = findings.map((finding, index) => {
    const last = findings[index - 1]
    const isPlaced = last?.in === finding.in && listRank(last) === listRank(finding)
    const isPlace = finding.head && !kinds[finding.kind].invisible && !isBehindPage(finding)
    const isHidden = isPlace && entry.visible && !entry.visible.has(captionOf(finding))
    const line = (
      <>
        <ChangeLine finding={finding} placed={isPlaced} />
        {isHidden && (
          <span className="quiet">A visitor sees it once something is opened, such as a menu, or scripts run.</span>
        )}
      </>
    )
    return step(finding, `${index + 1}`, `c${index + 1}`, isOnPage(finding), line)
  })
  const rowsOf = (rank: number) => rows.filter((_, index) => listRank(findings[index]!) === rank)
  const oldRows = (redirects: boolean) =>
    old
      .filter((place) => !!place.redirects === redirects)
      .map((place) => step(place, 'old', place.id!, !!place.element, <OldLine place={place} />))
  const claimRows = claims.map(({ text, element }, at) => {
    const line = (
      <>
        To prove: {text}
        {!element && <span className="quiet">In the description for search engines</span>}
      </>
    )
    return step({}, 'claim', `claim-${at + 1}`, !!element, line)
  })
  const folded = rowsOf(2)
  const sharedRows = shared.map((finding, index) => {
    const [line, name] = [<ChangeLine finding={finding} />, `s${index + 1}`]
    return finding.head ? step(finding, name, name, true, line) : <li key={name}>{line}</li>
  })
  const views = { marked: 'Marked up', sides: 'Before and after', pictures: 'Pictures', unseen: 'Search and sharing' }
  const hasUnseen = !!previews.before || !!previews.after || !findings.every(isOnPage)
  const isShown = { changes: true, marked: true, sides, pictures: hasPictures, unseen: hasUnseen }
  const choices = Object.entries({ changes: 'Changes', ...views }).filter(
    ([view]) => isShown[view as keyof typeof isShown],
  )
  return (
    <>
      <header className={`bar ${status}`}>
        <a href="../../index.html">All pages</a>
        <h1>
          {name} {movedTo && `→ ${movedTo} `}
          {status !== 'changed' && <span className="status">{pageStatus(entry)}</span>}
        </h1>
        <label className="tools">
          <input type="checkbox" data-tick={path} aria-keyshortcuts="t" /> Looked at
        </label>
        <a href="../../index.html" data-next aria-keyshortcuts="g">
          Next page
        </a>
        <Choices label="View" name="view" options={choices} />
        <Choices label="Width of the page" name="width" options={Object.entries({ 390: 'Phone', 1440: 'Desktop' })} />
        <Choices label="Theme of the page" name="theme" options={Object.entries({ light: 'Light', dark: 'Dark' })} />
      </header>
      <aside aria-label="Changes" className={isAlone ? 'strip' : undefined}>
        <EditLinks edits={own.sort((a, b) => ofPage(b) - ofPage(a))} label="Changed by" most={4} />
        {breakages(report)
          .filter(({ dead, finding }) => (dead?.path ?? finding.target) === path)
          .map((breakage, at) => (
            <p key={at} className="question bad">
              {brokenInWords(breakage)}
            </p>
          ))}
        {own.flatMap((edit) =>
          edit.doubts
            .filter((doubt) => doubt.pages.includes(path) && doubt.kind !== 'new' && doubt.kind !== 'stale')
            .map((doubt, at) => {
              const id = anchorOf(entry, doubt.finding)
              const words = questionInWords(doubt, { ...edit, key: undefined, pages: [path] }, report, null)
              return (
                <p key={`${edit.name} ${at}`} className="question warn">
                  {id ? <a href={id}>{words}</a> : words}
                </p>
              )
            }),
        )}
        {isAlone ? (
          <p>
            {status === 'removed' && 'The whole page is gone.'}
            {status === 'added' && 'New page: nothing before.'}
          </p>
        ) : (
          <div className="tools steps">
            <button type="button" data-step="-1" aria-keyshortcuts="p">
              Previous <kbd>p</kbd>
            </button>
            <button type="button" data-step="1" aria-keyshortcuts="n">
              Next <kbd>n</kbd>
            </button>
            <details className="quiet keys">
              <summary>All keys</summary>
              <kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>v</kbd> view, <kbd>w</kbd> width, <kbd>d</kbd> dark,{' '}
              <kbd>t</kbd> looked at, <kbd>g</kbd> next page, <kbd>o</kbd> all pages
            </details>
            <span role="status" id="position">
              {findings.length ? countChanges(findings) : entry.base ? countOwnChanges(0, old) : 'All of it is new'}
            </span>
            <span id="opened" hidden>
              Hidden until a visitor opens it, or scripts run. Opened here.
            </span>
          </div>
        )}
        {rows.length + old.length > 0 && (
          <p className="legend">
            <ins>new words</ins> <del>removed</del> {old.length > 0 && <mark>old value</mark>}{' '}
            {claims.length > 0 && <mark>claim</mark>} <b>changed otherwise</b>{' '}
            {findings.some(({ kind }) => kinds[kind].broken) && <i className="bad">broken</i>}{' '}
            {findings.some(({ base, head }) => base && !head) && <del className="removed-part">removed part</del>}
            {sides && ' Marks may shift lines: opened alone, the page has none.'}
          </p>
        )}
        <ol className="changes">
          {rowsOf(0)}
          {oldRows(false)}
          {claimRows}
          {rowsOf(1)}
          {oldRows(true)}
        </ol>
        {folded.length > 0 && (
          <details>
            <summary>{counted(folded.length, 'change')} that visitors do not see</summary>
            <ol className="changes">{folded}</ol>
          </details>
        )}
        {shared.length > 0 && (
          <details>
            <summary>{counted(shared.length, 'change')} that other pages have too</summary>
            <ol className="changes">{sharedRows}</ol>
          </details>
        )}
        <p className="quiet">
          The page without marks: {entry.base && <NewTab href="before.html?plain">before</NewTab>} {sides && '·'}{' '}
          {entry.head && <NewTab href="after.html?plain">after</NewTab>}
        </p>
      </aside>
      <main tabIndex={0} data-first={firstView}>
        <section id="marked" aria-label="Marked up">
          <Frame name="marked" src={first ? `${marked}#c${first}` : marked} title={`${name} with its changes marked`} />
        </section>
        {sides && (
          <section id="sides" aria-label={views.sides}>
            <h2>Before</h2>
            <Frame name="before" src="before.html" title={`${name} before`} />
            <h2>After</h2>
            <Frame name="after" src="after.html" title={`${name} after`} />
          </section>
        )}
        {hasPictures && (
          <section id="pictures" aria-label="Pictures">
            <Pictures {...{ entry, elsewhere }} />
          </section>
        )}
        {hasUnseen && (
          <section id="unseen" aria-label={views.unseen}>
            <Unseen {...{ entry, previews, old }} />
          </section>
        )}
      </main>
    </>
  )
}

function Choices({ label, name, options }: { label: string; name: string; options: [value: string, text: string][] }) {
  return (
    <div className="tools" role="group" aria-label={label}>
      {options.map(([value, text]) => (
        <button key={value} type="button" {...{ [`data-${name}`]: value }}>
          {text}
        </button>
      ))}
    </div>
  )
}

function Frame({ name, src, title }: { name: string; src: string; title: string }) {
  return (
    <div className="frame">
      <iframe name={name} title={title} src={src} sandbox="allow-same-origin allow-scripts" loading="lazy" />
    </div>
  )
}

/** The pictures of a page, each place before and after, and what they do not show. */
function Pictures({ entry, elsewhere }: Pick<Props, 'entry'> & { elsewhere: ReadonlyMap<string, FoundChange[]> }) {
  const { pictures, unseen } = entry
  const [findings, shared] = ownAndCommon(entry)
  const numbersOf = (isIn: (finding: FoundChange) => boolean) =>
    [...findings.entries()].flatMap(([index, finding]) => (isIn(finding) ? index + 1 : []))
  const known = [...elsewhere.values()].flat()
  /** Pictures of one width alone are shown at both. */
  const isEachWidth = new Set(pictures.map(({ variant }) => parseInt(variant))).size > 1
  const left = numbersOf((finding) => !isBehindPage(finding) && !isPictured(entry, finding) && !known.includes(finding))
  return (
    <>
      {pictures.length > 0 && (
        <p className="quiet">
          {left.length > 0 && `Without a picture here: ${numbered(left)}. See Marked up. `}
          {pictures.some(({ variant }) => variant.endsWith('dark'))
            ? 'Pictures of the dark theme come last.'
            : 'All show the light theme: nothing else changed in the dark one, which Marked up shows.'}
        </p>
      )}
      {pictures.map((picture, index) => {
        const numbers = numbersOf((finding) => isIn(picture, finding))
        const [shown] = numbers
        const isFirst = numbers.length > 1
        // What changed as on other pages may be all over the picture.
        const framed = numbers.length ? numbers.map((number) => captionOf(findings[number - 1]!)) : picture.captions
        const first = shown ? findings[shown - 1] : shared.find((each) => picture.captions.includes(captionOf(each)))
        return (
          <figure
            key={index}
            className={picture.variant.startsWith('1440') ? 'shots wide' : 'shots'}
            data-shown-at={isEachWidth ? parseInt(picture.variant) : undefined}
            data-shows={numbers.join(' ')}
          >
            <figcaption>
              {shown && `${capitalised(numbered(numbers))}${isFirst ? '. First' : ''}: `}
              {first ? <ChangeLine finding={first} short /> : picture.captions[0]}{' '}
              {picture.variant.endsWith('dark') && 'in the dark theme'}
            </figcaption>
            <Shot {...{ picture, framed }} side="base" />
            <Shot {...{ picture, framed }} side="head" />
          </figure>
        )
      })}
      {[...elsewhere].map(([path, changes]) => {
        const numbers = numbersOf((finding) => changes.includes(finding))
        const common = shared.filter((finding) => changes.includes(finding)).map(nameOfCommon)
        const names = [...(numbers.length ? [numbered(numbers)] : []), ...common]
        return (
          <p key={path} className="quiet">
            {`${capitalised(listed(names))} ${changes.length > 1 ? 'are' : 'is'} pictured on `}
            <PageLink path={path} />.
          </p>
        )
      })}
      {unseen.map((line) => (
        <p key={line} className="quiet">
          <Sentence text={line} />
        </p>
      ))}
    </>
  )
}

/** A change that has no number: what it is of, else its words. */
function nameOfCommon(finding: FoundChange): string {
  const { kind, before, after } = finding
  return kinds[kind].named ? nameInWords(finding) : `“${shorten(after || before, 40)}”`
}

/** "change 1", "changes 1, 3 and 5 to 8" */
function numbered(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const words = ranges.flatMap(([from, to]) =>
    to - from > 1 ? `${from} to ${to}` : [...new Set([`${from}`, `${to}`])],
  )
  return `${numbers.length > 1 ? 'changes' : 'change'} ${listed(words)}`
}

/** Whether a picture shows a change, not only an equal one elsewhere on the page; of common ones one is enough. */
function isIn({ spots, captions }: Picture, finding: FoundChange): boolean {
  return finding.isCommon ? captions.includes(captionOf(finding)) : spots.some((spot) => spot.finding === finding)
}

function isPictured({ pictures }: ReportPage, finding: FoundChange): boolean {
  return pictures.some((picture) => isIn(picture, finding))
}

/** The pages with pictures of changes that this one has no picture of, with these changes. */
function picturedElsewhere(entry: ReportPage, pages: readonly ReportPage[]): Map<string, FoundChange[]> {
  const [findings, shared] = ownAndCommon(entry)
  // In the same sentence: equal words may stand in another one there.
  const isEqual = (a: FoundChange, b: FoundChange) =>
    changeKey(a) === changeKey(b) && sentenceWith(a) === sentenceWith(b)
  const showing = (finding: FoundChange) =>
    pages.find((page) => page.findings.some((other) => isEqual(other, finding) && isPictured(page, other)))?.path ?? ''
  const left = [...findings, ...shared].filter((finding) => !isBehindPage(finding) && !isPictured(entry, finding))
  return groupBy(left.filter(showing), showing)
}

/** One side of a picture, with the places that are framed in it, by their captions. */
function Shot({ picture, framed, side }: { picture: Picture; framed: readonly string[]; side: Side }) {
  const { variant, captions, width, height, scale, before, after } = picture
  const [name, file] = side === 'base' ? ['Before', before] : ['After', after]
  if (!file) return null
  return (
    <NewTab href={file}>
      {name}
      <span className="shot">
        <img
          src={file}
          alt={`${name}: ${variant}, ${captions.join('; ')}`}
          width={width}
          height={height}
          loading="lazy"
        />
        {before && after && (
          <svg viewBox={`0 0 ${width / scale} ${height / scale}`} aria-hidden="true">
            {picture.spots
              .filter((spot) => spot.side === side && spot.width < width / scale && framed.includes(spot.caption))
              .map((spot, index) => (
                <rect key={index} x={spot.x - 4} y={spot.y - 4} width={spot.width + 8} height={spot.height + 8} />
              ))}
          </svg>
        )}
      </span>
    </NewTab>
  )
}

/** An old value in the words that have it, and where these are. */
function OldLine({ place: { value, after, redirects, sentence, in: place, element } }: { place: OldMention }) {
  return (
    <>
      <span className="kind warn">{redirects ? 'Old address' : `Still ${value}`}</span>{' '}
      {redirects
        ? `“${sentence}” leads to ${value}, which redirects to ${after}`
        : sentence !== value && <Marked text={sentence} value={value} />}
      <span className="quiet">{element ? placeInWords(place) : `In the ${place} for search engines`}</span>
    </>
  )
}

/** What search results and link previews show. */
function Unseen({ entry, previews: { before, after }, old }: Pick<Props, 'entry' | 'previews' | 'old'>) {
  const still = old.find(({ element }) => !element)?.value
  const isNew = entry.status === 'added'
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  const textOf = (preview: Preview | undefined) =>
    JSON.stringify(preview, (key, value: unknown) => (key === 'image' ? '' : value))
  const isOnlyPicture = !isSame && !!before && !!after && textOf(before) === textOf(after)
  return (
    <>
      {entry.movedTo && <p className="quiet">{`It is now ${entry.movedTo}; ${redirectOf(entry)}.`}</p>}
      {isSame && <p className="quiet">Search results and link previews look as before.</p>}
      {isOnlyPicture && <p className="quiet">Only the picture of the card differs.</p>}
      <Pair name="Search result" before={before?.search} after={after?.search} {...{ still, isNew }} />
      <Pair name="Social card" before={before?.card} after={after?.card} {...{ still, isNew }} />
    </>
  )
}

interface PairProps {
  name: string
  still: string | undefined
  /** The page is new, so there is nothing before. */
  isNew: boolean
  before: Card | undefined
  after: Card | undefined
}

/** Both states of a preview, if they differ or still have an old value. */
function Pair({ name, still, isNew, ...states }: PairProps) {
  if (!still && JSON.stringify(states.before) === JSON.stringify(states.after)) return null
  return (
    <section className="pair">
      <h2>{name}</h2>
      {(['before', 'after'] as const).slice(isNew ? 1 : 0).map((state) => {
        const card = states[state]
        return (
          <div key={state}>
            {state === 'before' ? 'Before' : 'After'}
            {card ? (
              <div className="card">
                {card.image && <img src={card.image} alt="" />}
                <small>{card.above}</small>
                <h3>{card.title}</h3>
                <p>
                  <Marked text={card.text} value={state === 'after' ? still : undefined} />
                </p>
              </div>
            ) : (
              <p className="quiet">Not in search results</p>
            )}
          </div>
        )
      })}
    </section>
  )
}
