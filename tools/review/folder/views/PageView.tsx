import { counted } from '../../../lib/counted.ts'
import type { FoundChange, Side } from '../../compare/found-change.ts'
import { shorten } from '../../page/words.ts'
import { captionOf } from '../../pictures/places.ts'
import type { EditGroup } from '../edit-groups.ts'
import {
  countChanges,
  isFolded,
  isUnseen,
  listRank,
  redirectOf,
  pageStatus,
  type OldPlace,
  type Picture,
  type ReportPage,
} from '../model.ts'
import { placeInWords, themeOf } from '../plain-words.ts'
import { ChangeLine, ChangeLines } from './ChangeLine.tsx'
import { ChangeSource, EditLinks, PageLink } from './Document.tsx'

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
  /** The edits that changed it. */
  edits: readonly EditGroup[]
  shared: readonly FoundChange[]
  /** The places where the page still has an old value. */
  old: readonly (OldPlace & { value: string })[]
  /** Undefined where there is no page, or both are the same. */
  previews: { before: Preview | undefined; after: Preview | undefined }
}

/** The file that shows all changes of a page. */
const MARKED = { added: 'after.html', removed: 'before.html' } as Partial<Record<string, string>>

/** The view of both states. */
const SIDES = 'Before and after'

/** The view of what a visitor does not see on the page itself. */
const UNSEEN = 'Search and sharing'

/** Leads there. */
const HEAD_LINK = { href: '#unseen', 'data-show': 'unseen' }

/** A page of the report about one page of the site. */
export function PageView({ entry, edits, shared, old, previews }: Props) {
  const { path, status, movedTo, findings, pictures, unseen } = entry
  const marked = MARKED[status] ?? 'combined.html'
  const sides = entry.base && entry.head
  const hasPictures = pictures.length + unseen.length > 0
  // The position of the first change that is on the page itself.
  const first = findings.findIndex((finding) => finding.head ?? !isUnseen(finding)) + 1
  const numbered = [...findings.entries()].sort(([, a], [, b]) => listRank(a) - listRank(b))
  const rows = numbered.map(([index, finding]) => {
    const hidden = isUnseen(finding) && !finding.head
    const target = hidden
      ? { href: '#unseen', 'data-unseen': '' }
      : { href: `${marked}#c${index + 1}`, target: 'marked' }
    return (
      <li key={index}>
        <a data-change={index + 1} data-only-in={themeOf(finding)} {...target}>
          <ChangeLine finding={finding} />
        </a>
        <ChangeSource finding={finding} />
      </li>
    )
  })
  const inCode = findings.filter(isFolded).length
  const unfolded = rows.length - inCode
  const views = {
    changes: 'Changes',
    marked: 'Marked up',
    ...(sides && { sides: SIDES }),
    ...(hasPictures && { pictures: 'Pictures' }),
    unseen: UNSEEN,
  }
  return (
    <>
      <header className={`bar ${status}`}>
        <a href="../../index.html">All pages</a>
        <h1>
          {path} {movedTo && `→ ${movedTo} `}
          {status !== 'changed' && <span className="status">{pageStatus(entry)}</span>}
        </h1>
        <label className="tools">
          <input type="checkbox" data-tick={path} aria-keyshortcuts="t" /> Looked at
        </label>
        <a href="../../index.html" data-next aria-keyshortcuts="g">
          Next page
        </a>
        <Choices label="View" name="view" options={Object.entries(views)} />
        <Choices
          label="Width of the page"
          name="width"
          options={[
            ['1440', 'Desktop'],
            ['390', 'Phone'],
          ]}
        />
        <Choices
          label="Theme of the page"
          name="theme"
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
        />
      </header>
      <aside aria-label="Changes">
        <EditLinks edits={edits} label="Because of" />
        {findings.length > 0 ? (
          <div className="tools steps">
            <button type="button" data-step="-1" aria-keyshortcuts="p">
              Previous
            </button>
            <button type="button" data-step="1" aria-keyshortcuts="n">
              Next
            </button>
            <span role="status" id="position">
              {countChanges(findings)}
            </span>
            <span id="opened" hidden>
              Visitors see this one only after they open something, or with scripts. It is opened here.
            </span>
          </div>
        ) : (
          <p className="quiet">No change to step through.</p>
        )}
        <ul className="lines">
          {[...new Set(old.map(({ value }) => value))].map((value) => {
            const places = old.filter((place) => place.value === value)
            return (
              <li key={value}>
                Still <b>{value}</b>:
                {places.map(({ in: place, id, sentence }, index) => (
                  <div key={index}>
                    <a {...(id ? { href: `${marked}#${id}`, target: 'marked' } : HEAD_LINK)}>
                      {sentence === value ? placeInWords(place) : shorten(sentence, 80)}
                    </a>
                  </div>
                ))}
                <ChangeSource finding={{ source: places[0]?.source }} />
              </li>
            )
          })}
        </ul>
        <ol className="changes">{rows.slice(0, unfolded)}</ol>
        {unfolded < rows.length && (
          <details>
            <summary>{inCode} that visitors do not see</summary>
            <ol className="changes">{rows.slice(unfolded)}</ol>
          </details>
        )}
        {shared.length > 0 && (
          <details>
            <summary>{counted(shared.length, 'change')} shared with other pages</summary>
            <ChangeLines findings={shared} />
          </details>
        )}
        <p className="legend">
          <ins>New</ins> <del>gone</del> <b>changed</b> <i>old value</i>
        </p>
        <p className="quiet keys">
          <kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>v</kbd> view, <kbd>w</kbd> width, <kbd>d</kbd> dark,{' '}
          <kbd>t</kbd> tick off, <kbd>g</kbd> next page, <kbd>o</kbd> all pages
        </p>
        <p className="quiet">
          A copy of the page without marks:{' '}
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
          <section id="sides" aria-label={SIDES}>
            <h2>Before</h2>
            <Frame name="before" src="before.html" title={`${path} before`} />
            <h2>After</h2>
            <Frame name="after" src="after.html" title={`${path} after`} />
          </section>
        )}
        {hasPictures && (
          <section id="pictures" aria-label="Pictures">
            <Pictures entry={entry} />
          </section>
        )}
        <section id="unseen" aria-label={UNSEEN}>
          <Unseen {...{ entry, previews, old }} />
        </section>
      </main>
    </>
  )
}

/** Buttons, of which one is chosen. */
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
  const loading = name === 'marked' ? 'eager' : 'lazy'
  return (
    <div className="frame">
      <iframe name={name} title={title} src={src} sandbox="allow-same-origin allow-scripts" loading={loading} />
    </div>
  )
}

/** The pictures of a page, each place before, after and as a difference. */
function Pictures({ entry: { pictures, unseen, findings } }: { entry: ReportPage }) {
  return (
    <>
      {pictures.map((picture, index) => {
        const shown = findings.filter((finding) => picture.captions.includes(captionOf(finding)))
        return (
          <figure
            key={index}
            className={picture.variant.startsWith('1440') ? 'shots wide' : 'shots'}
            data-shown-at={parseInt(picture.variant)}
            data-shows={shown.map((finding) => findings.indexOf(finding) + 1).join(' ')}
          >
            <figcaption>
              {shown[0] ? <ChangeLine finding={shown[0]} short /> : picture.caption}{' '}
              {picture.captions.length > 1 && `and ${picture.captions.length - 1} more`}{' '}
              {picture.variant.endsWith('dark') && 'in the dark theme'}
            </figcaption>
            <Shot picture={picture} side="base" />
            <Shot picture={picture} side="head" />
          </figure>
        )
      })}
      {unseen.map((line) => (
        <p key={line} className="quiet">
          {line.split(/(\/[^\s,]*)(?=\.$)/).map((part, at) => (at ? <PageLink key={at} path={part} /> : part))}
        </p>
      ))}
    </>
  )
}

/** One side of a picture, with a frame around what changed. */
function Shot({ picture, side }: { picture: Picture; side: Side }) {
  const { variant, caption, width, height, scale, before, after } = picture
  const [name, file] = side === 'base' ? ['Before', before] : ['After', after]
  if (!file) return null
  return (
    <a href={file} target="_blank" rel="noreferrer">
      {name}
      <span className="shot">
        <img src={file} alt={`${name}: ${variant}, ${caption}`} width={width} height={height} loading="lazy" />
        {before && after && (
          <svg viewBox={`0 0 ${width / scale} ${height / scale}`} aria-hidden="true">
            {picture.spots
              .filter((spot) => spot.side === side && spot.width < width / scale)
              .map((spot, index) => (
                <rect key={index} x={spot.x - 4} y={spot.y - 4} width={spot.width + 8} height={spot.height + 8} />
              ))}
          </svg>
        )}
      </span>
    </a>
  )
}

/** Changes of the head, with previews of the search result and the social card. */
function Unseen({ entry, previews: { before, after }, old }: Pick<Props, 'entry' | 'previews' | 'old'>) {
  const unseen = entry.findings.filter(isUnseen)
  return (
    <>
      {old
        .filter(({ id }) => !id)
        .map(({ value, in: place, sentence }) => (
          <p key={place} className="note">
            The {place} still has <b>{value}</b>: {sentence}
          </p>
        ))}
      {unseen.length > 0 ? (
        <ChangeLines findings={unseen} numberOf={(finding) => entry.findings.indexOf(finding) + 1} />
      ) : (
        <p className="quiet">
          {entry.movedTo
            ? `It is now ${entry.movedTo}; ${redirectOf(entry)}.`
            : entry.status === 'added'
              ? 'The page is new in search results and link previews.'
              : 'Search results and link previews are as before.'}
        </p>
      )}
      <Pair name="Search result" before={before?.search} after={after?.search} />
      <Pair name="Social card" before={before?.card} after={after?.card} />
    </>
  )
}

/** Both states of a preview, if they differ. */
function Pair({ name, ...states }: { name: string } & Record<'before' | 'after', Card | undefined>) {
  if (JSON.stringify(states.before) === JSON.stringify(states.after)) return null
  return (
    <section className="pair">
      <h2>{name}</h2>
      {(['before', 'after'] as const).map((state) => {
        const card = states[state]
        return (
          <div key={state}>
            {state === 'before' ? 'Before' : 'After'}
            {card ? (
              <div className="card">
                {card.image && <img src={card.image} alt="" />}
                <small>{card.above}</small>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </div>
            ) : (
              <p className="quiet">None</p>
            )}
          </div>
        )
      })}
    </section>
  )
}
