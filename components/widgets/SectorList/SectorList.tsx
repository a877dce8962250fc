import { sectors } from '../../../data/sectors.ts'

/** The kinds of customer, each with a link to its page. */
export function SectorList() {
  return (
    <ul className="sectors">
      {sectors.map(({ name, href }) => (
        <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
      ))}
    </ul>
  )
}
