import type { ReactElement } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { isFolded, isUnseen, redirectOf, statusOf, type OldPlace, type ReportPage, type Picture } from '../model.ts'
import { ChangeLine, ChangeLines } from './ChangeLine.tsx'
import { CauseList, ChangeSource } from './Document.tsx'
import { shorten } from '../../page/words.ts'

/** What search engines and link previews show of a page. */
export interface Preview {
  search: { site: string; address: string; title: string; description: string; robots: string }
  card: { site: string; title: string; description: string; image: string | undefined }
}

interface Props {
  entry: ReportPage
  shared: readonly FoundChange[]
  /** The places where the page still has an old value. */
  old: readonly (OldPlace & { value: string })[]
  /** Undefined where there is no page, or both are the same. */
  previews: { before: Preview | undefined; after: Preview | undefined }
  /** The page that follows in the order of the report. */
  next: ReportPage | undefined
}

/** The file that shows all changes of a page. */
const MARKED = { added: 'after.html', removed: 'before.html' } as Partial<Record<string, string>>
const EMPTY = { added: 'This page is new.', removed: 'This page was removed.', moved: 'Only its address changed.' }

/** So few changes that nobody sees are not folded. */
const MAX_UNFOLDED = 2

/** A page of the report about one page of the site. */
export function PageView({ entry, shared, old, previews, next }: Props) {
  const { path, status, movedTo, findings, causes, pictures, unseen } = entry
  const marked = MARKED[status] ?? 'combined.html'
  const sides = entry.base && entry.head
  const hasPictures = pictures.length + unseen.length > 0
  // The position of the first change that is on the page itself.
  const first = findings.findIndex((finding) => !isUnseen(finding)) + 1
  const numbered = findings.map((finding, index) => {
    const hidden = isUnseen(finding) && !finding.head
    const target = hidden
      ? { href: '#unseen', 'data-unseen': '' }
      : { href: `${marked}#c${index + 1}`, target: 'marked' }
    return (
      <li key={index}>
        <a data-change={index + 1} {...target}>
          <ChangeLine finding={finding} />
        </a>
        <ChangeSource finding={finding} />
      </li>
    )
  })
  // Changes that nobody sees come last.
  const shownLast = findings.findLastIndex((finding) => !isFolded(finding))
  const folded = findings.length - shownLast > MAX_UNFOLDED ? shownLast + 1 : findings.length
  const views = {
    marked: 'Marked up',
    ...(sides && { sides: 'Side by side' }),
    ...(hasPictures && { pictures: 'Pictures' }),
  }
  return (
    <>
      <header className={`bar ${status}`}>
        <a href="../../index.html">All pages</a>
        <h1>
          {path} {movedTo && `→ ${movedTo} `}
          {status !== 'changed' && <span className="status">{statusOf(entry)}</span>}
        </h1>
        <label className="tools">
          <input type="checkbox" data-tick={path} /> Looked at
        </label>
        {next && <a href={`../${next.slug}/index.html`}>Next page</a>}
        <div className="tools" role="group" aria-label="View">
          {Object.entries({ ...views, unseen: 'Behind the page' }).map(([view, name]) => (
            <button key={view} type="button" data-view={view} aria-pressed={view === 'marked'}>
              {name}
            </button>
          ))}
        </div>
        <div className="tools" role="group" aria-label="Width of the page">
          {[1440, 390].map((width) => (
            <button key={width} type="button" data-width={width} aria-pressed={width === 1440}>
              {width}
            </button>
          ))}
        </div>
      </header>
      <aside aria-label="Changes">
        <CauseList causes={causes} unknown={entry.causeUnknown} />
        {findings.length > 0 ? (
          <div className="tools">
            <button type="button" data-step="-1" aria-keyshortcuts="p">
              Previous
            </button>
            <button type="button" data-step="1" aria-keyshortcuts="n">
              Next
            </button>
            <p role="status" id="position">
              {findings.length === 1 ? '1 change' : `${findings.length} changes`}
            </p>
          </div>
        ) : (
          <p className="quiet">{EMPTY[status as keyof typeof EMPTY] ?? 'No changes of its own.'}</p>
        )}
        <ol className="changes">{numbered.slice(0, folded)}</ol>
        {folded < numbered.length && (
          <details>
            <summary>Behind the page: {numbered.length - folded}</summary>
            <ol className="changes">{numbered.slice(folded)}</ol>
          </details>
        )}
        {shared.length > 0 && (
          <details>
            <summary>{shared.length === 1 ? 'One change' : `${shared.length} changes`} shared with other pages</summary>
            <ChangeLines findings={shared} />
          </details>
        )}
        {old.length > 0 && (
          <ul className="lines">
            {old.map(({ value, in: place, id, sentence, source }, index) => (
              <li key={index}>
                Still <b>{value}</b>: {id ? <a {...{ href: `${marked}#${id}`, target: 'marked' }}>{place}</a> : place}
                <span className="quiet">{sentence}</span>
                <ChangeSource finding={{ source }} />
              </li>
            ))}
          </ul>
        )}
        <p className="quiet">
          {findings.length > 0 && (
            <>
              <kbd>n</kbd> next, <kbd>p</kbd> previous,{' '}
            </>
          )}
          <kbd>v</kbd> view, <kbd>w</kbd> width, <kbd>o</kbd> all pages
        </p>
        <p className="quiet">
          Without marks:{' '}
          {[entry.base && 'before', entry.head && 'after'].filter(Boolean).map((side) => (
            <span key={side}>
              <a href={`${side}.html?plain`} target="_blank" rel="noreferrer">
                {side}
              </a>{' '}
            </span>
          ))}
        </p>
      </aside>
      <main tabIndex={0}>
        <section id="marked" aria-label="Marked up">
          <Frame name="marked" src={first ? `${marked}#c${first}` : marked} title={`${path} with its changes marked`} />
        </section>
        {sides && (
          <section id="sides" aria-label="Side by side">
            <h2>Before</h2>
            <Frame name="before" src="before.html" title={`${path} before`} />
            <h2>After</h2>
            <Frame name="after" src="after.html" title={`${path} after`} />
          </section>
        )}
        {hasPictures && (
          <section id="pictures" aria-label="Pictures">
            <Pictures pictures={pictures} unseen={unseen} />
          </section>
        )}
        <section id="unseen" aria-label="Behind the page">
          <Unseen entry={entry} previews={previews} />
        </section>
      </main>
    </>
  )
}

function Frame({ name, src, title }: { name: string; src: string; title: string }) {
  const loading = name === 'marked' ? 'eager' : 'lazy'
  return (
    <div className="frame">
      <iframe name={name} title={title} src={src} sandbox="allow-same-origin allow-scripts" loading={loading} />
    </div>
  )
}

/** The pictures of a page, each place before, after and as a difference. */
function Pictures({ pictures, unseen }: { pictures: readonly Picture[]; unseen: readonly string[] }) {
  return (
    <>
      {pictures.map((picture, index) => (
        <figure key={index} className={picture.variant.startsWith('1440') ? 'shots wide' : 'shots'}>
          <figcaption>
            <b>{picture.variant}</b> {picture.caption}
          </figcaption>
          <Shot name="Before" file={picture.before} picture={picture} />
          <Shot name="After" file={picture.after} picture={picture} />
          <Shot name="Difference" file={picture.difference} picture={picture} />
        </figure>
      ))}
      {unseen.map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
    </>
  )
}

function Shot({ name, file, picture }: { name: string; file: string | undefined; picture: Picture }) {
  const { variant, caption, width, height } = picture
  if (!file) return null
  const alt = `${name}: ${variant}, ${caption}`
  return (
    <p>
      <code>{name}</code>
      <img src={file} alt={alt} width={width} height={height} loading="lazy" />
    </p>
  )
}

/** Changes of the head, with previews of the search result and the social card. */
function Unseen({ entry, previews: { before, after } }: Pick<Props, 'entry' | 'previews'>) {
  const unseen = entry.findings.filter(isUnseen)
  return (
    <>
      {unseen.length > 0 ? (
        <ChangeLines findings={unseen} />
      ) : (
        <p className="quiet">
          {entry.movedTo
            ? `The address is now ${entry.movedTo}; ${redirectOf(entry)}.`
            : 'Title, description, addresses, link previews and structured data did not change.'}
        </p>
      )}
      <Pair
        name="Search result"
        before={before && <SearchResult {...before.search} />}
        after={after && <SearchResult {...after.search} />}
      />
      <Pair name="Social card" before={before && <Card {...before.card} />} after={after && <Card {...after.card} />} />
    </>
  )
}

interface PairProps {
  name: string
  before: ReactElement | undefined
  after: ReactElement | undefined
}

/** Both states of a preview, if they differ. */
function Pair({ name, before, after }: PairProps) {
  if (JSON.stringify(before?.props) === JSON.stringify(after?.props)) return null
  return (
    <section className="pair">
      <h2>{name}</h2>
      <div>
        <h3>Before</h3>
        {before ?? <p className="quiet">None</p>}
      </div>
      <div>
        <h3>After</h3>
        {after ?? <p className="quiet">None</p>}
      </div>
    </section>
  )
}

function SearchResult({ site, address, title, description, robots }: Preview['search']) {
  if (/noindex/.test(robots)) return <p className="quiet">Search engines are asked not to index this page.</p>
  return (
    <div className="card">
      <p>
        {site}
        <br />
        <small>{address.replace(/^https?:\/\//, '').replace(/\//g, ' › ')}</small>
      </p>
      <p className="title link">{shorten(title, 62)}</p>
      <p>{shorten(description, 158)}</p>
    </div>
  )
}

function Card({ site, title, description, image }: Preview['card']) {
  return (
    <div className="card">
      {image ? <img src={image} alt="" /> : <p className="quiet">No picture</p>}
      <p>
        <small>{site}</small>
      </p>
      <p className="title">{shorten(title, 70)}</p>
      <p>{shorten(description, 120)}</p>
    </div>
  )
}
