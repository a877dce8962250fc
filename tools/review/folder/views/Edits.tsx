import { useContext } from 'react'
import { counted } from '../../../lib/text.ts'
import type { Box } from '../../pictures/browser-window.ts'
import { captionOf, type Spot } from '../../pictures/places.ts'
import { kinds } from '../../report.ts'
import { groupBy } from '../../page/lists.ts'
import { questionInWords } from '../doubt-words.ts'
import { anchorOf, toneOf, type EditGroup } from '../edit-groups.ts'
import { countChanges, isBehindPage, nameOfPage, redirectOf, wasSearched } from '../model.ts'
import type { Picture, ReportPage } from '../model.ts'
import { pageOfEdit, placeInWords, reachInWords, shownValue, titleOf } from '../plain-words.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { PageLinks, ReportContext, Sentence, SourceName } from './Document.tsx'

/** All edits, each with what it changed, by what to do about them. */
export function Edits() {
  const model = useContext(ReportContext)
  const { edits, pages } = model
  if (!edits.length) return null
  const name = edits.some(({ cause }) => cause) ? 'edit' : 'change'
  const numbers = new Map(edits.map((edit, at) => [edit, at + 1]))
  const pictures = subjectsOf(edits, pages)
  return (
    <section aria-labelledby="edits">
      <div className="tools">
        <h2 id="edits">{counted(edits.length, name)}</h2>
        <div data-copy hidden>
          <button type="button">Copy points for the author</button> <span role="status" />
          <textarea hidden readOnly rows={12} aria-label="Points as text" />
        </div>
        <span className="quiet">
          <del>Removed</del> words are red, <ins>new</ins> words green.{' '}
          {wasSearched(model) &&
            edits.every(({ cause }) => cause) &&
            'Every change comes from one of these edits. Whether it was meant, only its author can say.'}
        </span>
      </div>
      {[...groupBy(edits, ({ section }) => section)].map(([section, group], at) => (
        <details key={section} open data-fold={at > 0 && !toneOf(group[0]!) ? '' : undefined}>
          <summary>
            <b>{section}</b> ({group.length})
          </summary>
          <ol className="edits">
            {group.map((edit) => (
              <Edit key={edit.name} number={numbers.get(edit)!} edit={edit} picture={pictures.get(edit)} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}

/** An edit: what it did in a sentence with its number of pages, what to ask, one picture, and more to open. */
function Edit({ number, edit, picture }: { number: number; edit: EditGroup; picture: Subject | undefined }) {
  const report = useContext(ReportContext)
  const { cause, also, pages, changes, doubts } = edit
  const page = pageOfEdit(edit, report)
  const isMove = page?.status === 'moved'
  // Of a new or moved page the links to it say no more than its title.
  const isWhole = isMove || page?.status === 'added'
  const main = isWhole ? undefined : changes[0]
  // What is broken stands at the top of the report.
  const others = changes.filter((change) => change !== main && !kinds[change.finding.kind].broken)
  const otherFindings = others.map((change) => change.finding)
  const finding = isWhole ? undefined : shownValue(edit)
  const isOneText = pages.length === 1 && main && !kinds[main.finding.kind].named && !kinds[main.finding.kind].placeless
  // Of several places in one file the first one.
  const sources = new Map([...also, ...(cause ? [cause] : [])].reverse().map((place) => [place.file, place]))
  return (
    <li id={`edit-${number}`} className={toneOf(edit)}>
      <div>
        <h3>
          {number}. {titleOf(edit, report)}
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
        {doubts.map((doubt, at) => (
          <p key={at} className="question">
            <Sentence text={questionInWords(doubt, edit, report)} finding={doubt.finding} />
          </p>
        ))}
        <div className="quiet more">
          <PageLinks paths={pages} label="On" note={reachInWords(edit, report)} finding={main?.finding} />
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
      {/* A picture that changed is shown whole. */}
      {picture && main?.finding.kind !== 'image' && (
        <Thumbnail subject={picture} title={[`edit ${number}`, titleOf(edit, report)].filter(Boolean).join(', ')} />
      )}
    </li>
  )
}

/** Pixels of a picture that a thumbnail shows, so that its words can be read. */
const WIDTH = 300
const HEIGHT = 118
/** The room for a frame around what changed. */
const FRAME = 8

/** The part of a picture in which an edit is seen best, as a link to its page. */
function Thumbnail({ subject: { page, picture, spot }, title }: { subject: Subject; title: string }) {
  const focus = focusOf(spot)
  const [x, y, width, height] = [focus.x, focus.y, focus.width, focus.height].map((size) => size * picture.scale)
  // In the middle; of a larger subject its beginning.
  const start = (from: number, size: number, part: number, all: number) =>
    Math.max(0, Math.min(all - part, from - Math.max(FRAME, (part - size) / 2)))
  // From the edge of the page, if that shows it, lines are whole at their beginning.
  const isAtEdge = x! + Math.min(width!, WIDTH / 2) <= WIDTH - FRAME
  const left = isAtEdge ? 0 : start(x!, width!, WIDTH, picture.width)
  const top = start(y!, height!, HEIGHT, picture.height)
  // A frame around all of it would say nothing.
  const isPart = width! < WIDTH - 2 * FRAME && height! < HEIGHT / 2
  return (
    <a className="thumb" href={`pages/${page.slug}/index.html${spot.finding ? anchorOf(page, spot.finding) : ''}`}>
      <svg
        viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`Picture of ${title}, on ${nameOfPage(page.path)}`}
      >
        <image
          href={`pages/${page.slug}/${picture[spot.side === 'base' ? 'before' : 'after']}`}
          width={picture.width}
          height={picture.height}
        />
        {isPart && <rect x={x! - 4} y={y! - 4} width={width! + 8} height={height! + 8} />}
      </svg>
      {spot.side === 'base' && page.head && <small>before</small>}
    </a>
  )
}

/** The pixels of a place that differ; all of it where nothing was compared. */
function focusOf(spot: Spot): Box {
  return spot.changed?.count ? spot.changed : spot
}

interface Subject {
  page: ReportPage
  picture: Picture
  spot: Spot
}

/** Where each edit is seen best; two show one picture only where there is no other. */
function subjectsOf(edits: readonly EditGroup[], pages: ReportPage[]): Map<EditGroup, Subject> {
  const found = new Map<EditGroup, Subject>()
  for (const edit of edits) {
    const taken = [...found.values()].map(({ picture }) => picture)
    const subject = subjectOf(edit, pages, taken)
    if (subject) found.set(edit, subject)
  }
  return found
}

/** Where an edit is seen best: at its most important change, on a phone, whose pictures are the largest. */
function subjectOf(edit: EditGroup, pages: ReportPage[], taken: readonly Picture[]): Subject | undefined {
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
  const order = ({ page, picture, spot }: Subject) => {
    const pixels = focusOf(spot).height * picture.scale > HEIGHT ? 0 : (spot.changed?.count ?? 0)
    const isTaken = taken.includes(picture)
    return Number(isTaken) * 1e12 + rankOf(page, spot) * 1e9 + (picture.variant === '390 light' ? 0 : 1e8) - pixels
  }
  return spots.filter(({ page, spot }) => rankOf(page, spot) < Infinity).sort((a, b) => order(a) - order(b))[0]
}
