import { useContext } from 'react'
import { counted } from '../../../lib/text.ts'
import { captionOf, type Spot } from '../../pictures/places.ts'
import { kinds } from '../../report.ts'
import { toneOf, type EditGroup } from '../edit-groups.ts'
import { countChanges, isBehindPage, nameOfPage, redirectOf, type Picture, type ReportPage } from '../model.ts'
import { pageOfEdit, placeInWords, reachInWords, shownValue, titleOf } from '../plain-words.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { PageLinks, ReportContext, SourceName } from './Document.tsx'

/** On a phone, at most this many risky edits are open at first. */
const MAX_SHOWN = 6

/** All edits, each with what it changed: those to worry about first, the others to fold. */
export function Edits() {
  const { edits } = useContext(ReportContext)
  if (!edits.length) return null
  const name = edits.some(({ cause }) => cause) ? 'edit' : 'change'
  const shown = Math.min(MAX_SHOWN, edits.filter((edit) => toneOf(edit)).length)
  const items = edits.map((edit, index) => <Edit key={index} number={index + 1} edit={edit} />)
  return (
    <section aria-labelledby="edits">
      <h2 id="edits">{counted(edits.length, name)}</h2>
      {shown > 0 && <ol className="edits">{items.slice(0, shown)}</ol>}
      {shown < edits.length && (
        <details open data-fold="">
          <summary>{shown > 0 ? counted(edits.length - shown, `more ${name}`) : 'All of them'}</summary>
          <ol className="edits">{items.slice(shown)}</ol>
        </details>
      )}
    </section>
  )
}

/** An edit: what it did in a sentence with its number of pages, one picture, and more to open. */
function Edit({ number, edit }: { number: number; edit: EditGroup }) {
  const report = useContext(ReportContext)
  const { cause, also, pages, changes } = edit
  const tone = toneOf(edit)
  const page = pageOfEdit(edit, report)
  const isMove = page?.status === 'moved'
  // Of a new or moved page the links to it say no more than its title.
  const isWhole = isMove || page?.status === 'added'
  const main = isWhole ? undefined : changes[0]
  const others = changes.filter((change) => change !== main)
  const otherFindings = others.map((change) => change.finding)
  const finding = isWhole ? undefined : shownValue(edit)
  const isOneText = pages.length === 1 && main && !kinds[main.finding.kind].named && !kinds[main.finding.kind].placeless
  // Of several places in one file the first one.
  const sources = new Map([...also, ...(cause ? [cause] : [])].reverse().map((place) => [place.file, place]))
  return (
    <li id={`edit-${number}`} className={tone}>
      <Thumbnail edit={edit} />
      <div>
        <h3>
          {number}. {tone && <b className={`kind ${tone}`}>{tone === 'bad' ? 'breaks something' : 'to check'}</b>}{' '}
          {titleOf(edit, report)}
          {isMove && ` → ${page.movedTo}: ${redirectOf(page)}`}
          {cause && finding && ': '}
          {finding && (
            <ChangeLine finding={finding} plain={!!cause} short={!cause} bare={(main?.pages.length ?? 0) > 1} />
          )}
          {finding === main?.finding &&
            main &&
            main.places.length > main.pages.length &&
            ` in ${main.places.length} places`}
        </h3>
        <div className="quiet more">
          <PageLinks paths={pages} label="On" note={reachInWords(edit, report)} />
          {isOneText && !edit.isPart && <span>{placeInWords(main.finding.in)}</span>}
          {others.length > 0 && (
            <details>
              <summary>{countChanges(otherFindings, 'more change')}</summary>
              <ul className="lines">
                {others.map((change, at) => (
                  <li key={at}>
                    <ChangeLine finding={change.finding} short />
                    {pages.length > 1 && <PageLinks paths={change.pages} label="On" />}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {[...sources.values()].map((place) => (
            <SourceName key={place.file} place={place} name={place.file} />
          ))}
        </div>
      </div>
    </li>
  )
}

/** Pixels of a picture that a thumbnail shows, so that its words can be read. */
const WIDTH = 320
const HEIGHT = 148

/** The part of a picture in which an edit is seen best, as a link to its page. */
function Thumbnail({ edit }: { edit: EditGroup }) {
  const { pages } = useContext(ReportContext)
  const subject = subjectOf(edit, pages)
  if (!subject) return null
  const { page, picture, spot } = subject
  // In the middle; of a larger subject its beginning.
  const start = (from: number, size: number, part: number, all: number) =>
    Math.max(0, Math.min(all - part, from * picture.scale - Math.max(0, part - size * picture.scale) / 2))
  const left = start(spot.x, spot.width, WIDTH, picture.width)
  const top = start(spot.y, spot.height, HEIGHT, picture.height)
  return (
    <a className="thumb" href={`pages/${page.slug}/index.html`}>
      <svg
        viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`${nameOfPage(page.path)} with this edit`}
      >
        <image
          href={`pages/${page.slug}/${picture[spot.side === 'base' ? 'before' : 'after']}`}
          width={picture.width}
          height={picture.height}
        />
      </svg>
    </a>
  )
}

interface Subject {
  page: ReportPage
  picture: Picture
  spot: Spot
}

/** Where an edit is seen best: at its most important change, on a phone, whose pictures are the largest. */
function subjectOf(edit: EditGroup, pages: ReportPage[]): Subject | undefined {
  const own = pageOfEdit(edit, { pages })
  const seen = edit.changes.filter(({ finding }) => !isBehindPage(finding))
  const captions = seen.map(({ finding }) => captionOf(finding))
  const rankOf = (page: ReportPage, { caption }: Spot) => {
    // Of a new or removed page the page itself; another one if nothing else shows the edit.
    if (!page.base || !page.head) return page === own ? -1 : captions.length
    return captions.includes(caption) ? captions.indexOf(caption) : Infinity
  }
  const spots = pages
    .filter(({ path }) => edit.pages.includes(path))
    .flatMap((page) => page.pictures.flatMap((picture) => picture.spots.map((spot) => ({ page, picture, spot }))))
  // Of two equal ones that fit, the one that differs most.
  const order = ({ page, picture: { variant, scale }, spot }: Subject) => {
    const seen = spot.height * scale > HEIGHT ? 0 : (spot.changed ?? 0)
    return rankOf(page, spot) * 1e9 + (variant === '390 light' ? 0 : 1e8) - seen
  }
  return spots.filter(({ page, spot }) => rankOf(page, spot) < Infinity).sort((a, b) => order(a) - order(b))[0]
}
