import { sectors } from '../../../data/solutions.ts'
import { declareWidget } from '../declare.ts'

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

export default declareWidget({
  name: 'SectorList',
  description: 'The sectors we work for, each with a link to its page.',
  example: '<SectorList />',
  component: SectorList,
})
