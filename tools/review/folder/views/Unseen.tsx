import type { ReactNode } from 'react'
import type { Finding } from '../../compare/finding.ts'
import { shorten } from '../../markdown.ts'
import { isUnseen } from '../model.ts'
import { ChangeLines } from './ChangeLine.tsx'

/** The metadata for search engines and link previews on one side. */
export interface Preview {
  site: string
  address: string
  title: string
  description: string
  robots: string
  card: { title: string; description: string; image?: string }
}

export interface Previews {
  before: Preview | undefined
  after: Preview | undefined
}

/** Changes of the head, with previews of the search result and the social card. */
export function Unseen({ findings, previews }: { findings: readonly Finding[]; previews: Previews }) {
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
        previews={previews}
        part={({ title, description, address, robots }) => [title, description, address, robots]}
        draw={(preview) => <SearchResult {...preview} />}
      />
      <Pair
        name="Social card"
        previews={previews}
        part={({ card }) => card}
        draw={(preview) => <Card {...preview} />}
      />
    </>
  )
}

interface PairProps {
  name: string
  previews: Previews
  /** What must differ for the pair to be shown. */
  part: (preview: Preview) => unknown
  draw: (preview: Preview) => ReactNode
}

function Pair({ name, previews: { before, after }, part, draw }: PairProps) {
  if (JSON.stringify(before && part(before)) === JSON.stringify(after && part(after))) return null
  return (
    <section className="pair">
      <h2>{name}</h2>
      <div>
        <h3>Before</h3>
        {before ? draw(before) : <p className="quiet">None</p>}
      </div>
      <div>
        <h3>After</h3>
        {after ? draw(after) : <p className="quiet">None</p>}
      </div>
    </section>
  )
}

function SearchResult({ site, address, title, description, robots }: Preview) {
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

function Card({ site, card: { title, description, image } }: Preview) {
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
