import { sectors } from '../../../data/sectors.ts'

/** The kinds of customer that the company works for, each a link to the page that speaks to it. */
export function SectorList() {
  return (
    <ul className="sectors">
      {sectors.map(({ name, href }) => (
        <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
      ))}
    </ul>
  )
}
