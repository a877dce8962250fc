import { redirectOf, type OldMention, type ReportPage } from '../model.ts'
import { Marked } from './ChangeLine.tsx'

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

export interface Previews {
  before: Preview | undefined
  after: Preview | undefined
}

interface Props {
  entry: ReportPage
  /** Undefined where there is no page, or both are the same. */
  previews: Previews
  /** The places where the page still has an old value. */
  old: readonly OldMention[]
}

/** What search results and link previews show of a page, before and after. */
export function SearchPreviews({ entry, previews: { before, after }, old }: Props) {
  const still = old.find(({ element }) => !element)?.value
  const isNew = entry.status === 'added'
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return (
    <>
      {entry.movedTo && <p className="quiet">{`It is now ${entry.movedTo}; ${redirectOf(entry)}.`}</p>}
      {isSame && <p className="quiet">Search results and link previews look as before.</p>}
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
