import type { ReactElement } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { shorten } from '../../page/words.ts'
import { isUnseen } from '../model.ts'
import { ChangeLines } from './ChangeLine.tsx'

/** What search engines and link previews show of a page. */
export interface Preview {
  search: { site: string; address: string; title: string; description: string; robots: string }
  card: { site: string; title: string; description: string; image: string | undefined }
}

export interface Previews {
  before: Preview | undefined
  after: Preview | undefined
}

/** Changes of the head, with previews of the search result and the social card. */
export function Unseen({
  findings,
  previews: { before, after },
}: {
  findings: readonly FoundChange[]
  previews: Previews
}) {
  const unseen = findings.filter(isUnseen)
  return (
    <>
      {unseen.length > 0 ? (
        <ChangeLines findings={unseen} />
      ) : (
        <p className="quiet">Title, description, addresses, link previews and structured data did not change.</p>
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

type State = ReactElement | undefined

/** Both states of a preview, if they differ. */
function Pair({ name, before, after }: { name: string; before: State; after: State }) {
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
