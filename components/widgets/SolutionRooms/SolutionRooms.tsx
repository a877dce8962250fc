import { solutionIds, solutions, type SolutionLink } from '../../../data/solutions.ts'
import { RoomDoor } from '../../drawings/plan/RoomDoor.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LiveDot } from '../../ui/marks.tsx'
import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'
import { SolutionPaper } from './SolutionPaper.tsx'

/** The four solutions as four rooms with doors between them; each has its buttons. */
export function SolutionRooms() {
  return (
    <ul className="cells solutions">
      {solutionIds.map((id, index) => {
        const { title, department, description, links } = solutions[id]
        return (
          <li key={id}>
            <div className="solutions-head">
              <PlanSymbol department={department} size={88} />
              <SolutionPaper id={id} />
            </div>
            <h2>
              <NonBreakingCompounds>{title}</NonBreakingCompounds>
            </h2>
            <p>{description}</p>
            <div className="cta end">
              {links.map((link) => (
                <SolutionButton key={link.href} {...link} />
              ))}
            </div>
            {index % 2 === 0 && <RoomDoor to="right" />}
            {index < 2 && <RoomDoor to="below" />}
          </li>
        )
      })}
    </ul>
  )
}

function SolutionButton({ label, href, external }: SolutionLink) {
  if (!external)
    return (
      <ButtonLink href={href}>
        <Icon name="phone" />
        {label} <LiveDot filled />
      </ButtonLink>
    )
  return (
    <ButtonLink variant="outline" href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
      <Icon name="external" />
    </ButtonLink>
  )
}
