import { counted } from '../../../lib/counted.ts'
import { kinds } from '../../report.ts'
import { toneOf, type EditGroup } from '../edit-groups.ts'
import { countChanges, redirectOf, type ReportModel } from '../model.ts'
import { pageOfEdit, placeInWords, reachInWords, shownValue, titleOf } from '../plain-words.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { PageLinks, SourceName } from './Document.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** On a phone, at most this many risky edits are open at first. */
const MAX_SHOWN = 6

/** All edits, each with what it changed: those to worry about first, the others to fold. */
export function Edits({ edits, model }: { edits: readonly EditGroup[]; model: ReportModel }) {
  if (!edits.length) return null
  const name = edits.some(({ cause }) => cause) ? 'edit' : 'change'
  const shown = Math.min(MAX_SHOWN, edits.filter((edit) => toneOf(edit)).length)
  const items = edits.map((edit, index) => <Edit key={index} number={index + 1} edit={edit} model={model} />)
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
function Edit({ number, edit, model }: { number: number; edit: EditGroup; model: ReportModel }) {
  const { cause, also, pages, changes } = edit
  const tone = toneOf(edit)
  const page = pageOfEdit(edit, model)
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
      <Thumbnail edit={edit} model={model} />
      <div>
        <h3>
          {number}. {tone && <b className={`kind ${tone}`}>{tone === 'bad' ? 'breaks something' : 'to check'}</b>}{' '}
          {titleOf(edit, model)}
          {isMove && ` → ${page.movedTo}: ${redirectOf(page)}`}
          {cause && finding && ': '}
          {finding && <ChangeLine finding={finding} plain={!!cause} short={!cause} bare={pages.length > 1} />}
          {finding === main?.finding &&
            main &&
            main.places.length > main.pages.length &&
            ` in ${main.places.length} places`}
        </h3>
        <div className="quiet more">
          <PageLinks paths={pages} label="On" note={reachInWords(edit, model)} />
          {isOneText && <span>{placeInWords(main.finding.in)}</span>}
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
