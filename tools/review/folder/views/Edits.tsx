import { nameOfCause, PICTURE_FILE, type Cause } from '../../report.ts'
import { pathOfContent, type EditGroup, type EqualChange } from '../edit-groups.ts'
import {
  isBehindPage,
  pageCount,
  redirectOf,
  statusOf,
  wasSearched,
  type ReportModel,
  type ReportPage,
} from '../model.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { PageLinks, SourceName } from './Document.tsx'

/** More edits are folded. */
const MAX_OPEN_EDITS = 24

/** All edits, each with what it changed. */
export function Edits({ edits, model }: { edits: readonly EditGroup[]; model: ReportModel }) {
  if (!edits.length) return null
  const name = edits.some(({ cause }) => cause) ? 'edit' : 'change'
  const cards = edits.map((edit, index) => <Edit key={index} id={`edit-${index + 1}`} edit={edit} model={model} />)
  return (
    <section aria-labelledby="edits">
      <h2 id="edits">{edits.length === 1 ? `One ${name}` : `${edits.length} ${name}s`}</h2>
      <ol className="edits">{cards.slice(0, MAX_OPEN_EDITS)}</ol>
      {edits.length > MAX_OPEN_EDITS && (
        <details>
          <summary>{`${edits.length - MAX_OPEN_EDITS} more`}</summary>
          <ol className="edits">{cards.slice(MAX_OPEN_EDITS)}</ol>
        </details>
      )}
    </section>
  )
}

/** An edit: what it did in a sentence with its number of pages, one picture, and more to open. */
function Edit({ id, edit, model }: { id: string; edit: EditGroup; model: ReportModel }) {
  const { cause, also, key, pages, changes } = edit
  const ownPath = pages.length === 1 ? pages[0] : cause && pathOfContent(cause.file)
  const page = model.pages.find(({ path, movedTo }) => path === ownPath || (movedTo && movedTo === ownPath))
  // Of a moved page the links to it say no more than its title.
  const isMove = page?.status === 'moved'
  const main = isMove ? undefined : changes[0]
  const others = changes.filter((change) => change !== main)
  // The value as visitors see it, else as the data has it.
  const isShown =
    !key ||
    /^[`{[]/.test(key.after) ||
    (main?.finding.before.includes(key.before) && main.finding.after.includes(key.after))
  const finding = isShown ? main?.finding : ({ ...key, kind: 'text', in: '' } as const)
  const thumbnail = model.thumbnails.get(edit.name)
  return (
    <li id={id}>
      <div>
        <h3>
          {cause ? titleOf(cause, page) : wasSearched(model) && 'Cause unknown'}
          {isMove && ` → ${page.movedTo}: ${redirectOf(page)}`}
          {cause && finding && ': '}
          {finding && <ChangeLine finding={finding} plain={!!cause} short={!cause} around={pages.length === 1} />}
          {isShown && main && main.places.length > main.pages.length && ` (${main.places.length} times)`}
        </h3>
        <div className="quiet">
          <PageLinks paths={pages} label="On" />{' '}
          {(cause ? [cause, ...also] : []).map((place) => (
            <div key={nameOfCause(place)}>
              <SourceName place={place} name={nameOfCause(place)} />
            </div>
          ))}
        </div>
        {others.length > 0 && (
          <details>
            <summary>{moreOf(others)}</summary>
            <ul className="lines">
              {others.map((change, at) => (
                <li key={at}>
                  <ChangeLine finding={change.finding} short />
                  {pages.length > 1 && <span className="quiet inline"> {pageCount(change.pages.length)}</span>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
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
    </li>
  )
}

/** What was edited, in words. */
export function titleOf({ file, key }: Cause, page?: ReportPage): string {
  const name = inWords(file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
  if (key) {
    const field = inWords(key.slice(key.lastIndexOf('.') + 1).replace(/\[\d+\]/g, ''))
    return `${field.charAt(0).toUpperCase()}${field.slice(1)} in ${name}`
  }
  if (file.endsWith('.css')) return `Style of ${name}`
  if (file.endsWith('.mdx'))
    return page && page.status !== 'changed'
      ? `${statusOf(page)}: ${page.path}`
      : `Page ${page?.path ?? pathOfContent(file)}`
  if (PICTURE_FILE.test(file)) return `Picture ${name}`
  return `${file.startsWith('data/') ? 'Data' : 'Component'} ${name}`
}

function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
}

/** "2 more changes, 3 behind the page" */
function moreOf(others: readonly EqualChange[]): string {
  const behind = others.filter(({ finding }) => isBehindPage(finding)).length
  const visible = others.length - behind
  const more = visible && `${visible} more ${visible === 1 ? 'change' : 'changes'}`
  return [more, behind && `${behind} behind the page`].filter(Boolean).join(', ')
}
