import type { Finding } from '../../compare/finding.ts'
import { isUnseen } from '../model.ts'
import { ChangeLine } from './ChangeLine.tsx'

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
  before?: Preview
  after?: Preview
}

/** Changes of the head, with previews of the search result and the social card. */
export function Unseen({
  findings,
  previews: { before, after },
}: {
  findings: readonly Finding[]
  previews: Previews
}) {
  const unseen = findings.filter(isUnseen)
  const differs = (part: (preview: Preview) => unknown) =>
    JSON.stringify(before && part(before)) !== JSON.stringify(after && part(after))
  const search = differs(({ title, description, address, robots }) => [title, description, address, robots])
  const card = differs((preview) => preview.card)
  return (
    <>
      {unseen.length ? (
        <ul className="lines">
          {unseen.map((finding, index) => (
            <li key={index}>
              <ChangeLine finding={finding} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="none">Title, description, addresses, link previews and structured data did not change.</p>
      )}
      {search && (
        <Pair
          name="Search result"
          before={before && <SearchResult {...before} />}
          after={after && <SearchResult {...after} />}
        />
      )}
      {card && <Pair name="Social card" before={before && <Card {...before} />} after={after && <Card {...after} />} />}
    </>
  )
}

function Pair({ name, before, after }: { name: string; before: React.ReactNode; after: React.ReactNode }) {
  return (
    <section className="pair">
      <h2>{name}</h2>
      <div>
        <div>
          <h3>Before</h3>
          {before ?? <p className="none">None</p>}
        </div>
        <div>
          <h3>After</h3>
          {after ?? <p className="none">None</p>}
        </div>
      </div>
    </section>
  )
}

function SearchResult({ site, address, title, description, robots }: Preview) {
  if (/noindex/.test(robots)) return <p className="none">Search engines are asked not to index this page.</p>
  return (
    <div className="result">
      <p className="site">
        {site}
        <br />
        <small>{address.replace(/^https?:\/\//, '').replace(/\//g, ' › ')}</small>
      </p>
      <p className="title">{cut(title, 62)}</p>
      <p>{cut(description, 158)}</p>
    </div>
  )
}

function Card({ site, card: { title, description, image } }: Preview) {
  return (
    <div className="card">
      {image ? <img src={image} alt="" /> : <p className="none">No picture</p>}
      <p>
        <small>{site}</small>
      </p>
      <p className="title">{cut(title, 70)}</p>
      <p>{cut(description, 120)}</p>
    </div>
  )
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text
}
