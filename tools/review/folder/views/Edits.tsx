import { counted } from '../../../lib/counted.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import { kinds, nameOfCause } from '../../report.ts'
import type { EditGroup } from '../edit-groups.ts'
import { countChanges, redirectOf, type ReportModel } from '../model.ts'
import { pageOfEdit, placeInWords, titleOf } from '../plain-words.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { PageLinks, SourceName } from './Document.tsx'

/** All edits, each with what it changed. */
export function Edits({ edits, model }: { edits: readonly EditGroup[]; model: ReportModel }) {
  if (!edits.length) return null
  const name = edits.some(({ cause }) => cause) ? 'edit' : 'change'
  return (
    <section aria-labelledby="edits">
      <h2 id="edits">{counted(edits.length, name)}</h2>
      <ol className="edits">
        {edits.map((edit, index) => (
          <Edit key={index} id={`edit-${index + 1}`} edit={edit} model={model} />
        ))}
      </ol>
    </section>
  )
}

/** An edit: what it did in a sentence with its number of pages, one picture, and more to open. */
function Edit({ id, edit, model }: { id: string; edit: EditGroup; model: ReportModel }) {
  const { cause, also, pages, changes } = edit
  const page = pageOfEdit(edit, model)
  // Of a moved page the links to it say no more than its title.
  const isMove = page?.status === 'moved'
  const main = isMove ? undefined : changes[0]
  const others = changes.filter((change) => change !== main)
  const otherFindings = others.map((change) => change.finding)
  const finding = shownValue(edit, main?.finding)
  const isOneText = pages.length === 1 && main && !kinds[main.finding.kind].named && !kinds[main.finding.kind].placeless
  const thumbnail = model.thumbnails.get(edit.name)
  return (
    <li id={id}>
      {thumbnail && (
        <a className="thumb" href={`pages/${thumbnail.page.slug}/index.html`}>
          <img
            src={thumbnail.file}
            alt={`${thumbnail.page.path} with this edit`}
            width={thumbnail.width}
            height={thumbnail.height}
            loading="lazy"
          />
        </a>
      )}
      <div>
        <h3>
          {titleOf(edit, model)}
          {isMove && ` → ${page.movedTo}: ${redirectOf(page)}`}
          {cause && finding && ': '}
          {finding && <ChangeLine finding={finding} plain={!!cause} short={!cause} around={pages.length === 1} />}
          {finding === main?.finding &&
            main &&
            main.places.length > main.pages.length &&
            ` in ${main.places.length} places`}
        </h3>
        <div className="quiet more">
          <PageLinks paths={pages} label="On" />
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
          {(cause ? [cause, ...also] : []).map((place, at) => (
            <small key={nameOfCause(place)}>
              <SourceName place={place} name={nameOfCause(place)} words={at ? `source ${at + 1}` : 'source'} />
            </small>
          ))}
        </div>
      </div>
    </li>
  )
}

/** The value of an edit as visitors see it, else as the data has it. */
function shownValue({ key }: EditGroup, main: FoundChange | undefined): FoundChange | undefined {
  if (!key) return main
  const { before, after } = key
  if (/^[`{[]/.test(before + after)) {
    // A whole record: its first words are its name.
    const [, first] = /^.*?":"((?:[^"\\]|\\.)*)"/.exec(before + after) ?? []
    return first && (!before || !after)
      ? { kind: before ? 'delete' : 'insert', in: '', before: before && first, after: after && first }
      : main
  }
  return main?.before.includes(before) && main.after.includes(after) ? main : { ...key, kind: 'text', in: '' }
}
