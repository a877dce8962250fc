import type { ReactNode } from 'react'
import { solutionIds, solutions, type SolutionId, type SolutionLink } from '../../../data/solutions.ts'
import { RoomDoor } from '../../drawings/plan/Rooms.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NonBreakingCompounds } from '../../ui/text-format.tsx'
import { LiveDot } from '../../ui/marks.tsx'
import { declareWidget } from '../declare.ts'

/** The four solutions as four rooms with doors between them; each has its buttons. */
export function SolutionCards() {
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
            {index % 2 === 0 && <RoomDoor side="right" />}
            {index < 2 && <RoomDoor side="below" />}
          </li>
        )
      })}
    </ul>
  )
}

function SolutionButton({ label, href }: SolutionLink) {
  if (href.startsWith('tel:'))
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

/** What lies on each desk: a call with its note, a list of leads, a marked page, a month of posts. */
const papers: Record<SolutionId, ReactNode> = {
  voice: (
    <>
      <path className="paper" d="M52 6h72v76H52z" />
      <path d="M62 20h36M62 30h52M62 40h44M62 62h52v12H62z" />
      <path className="mark" d="M8 40v8M16 32v24M24 22v44M32 34v20M40 40v8M68 68l4 4 8-9" />
    </>
  ),
  leads: (
    <>
      <path className="paper" d="M8 6h116v76H8z" />
      <path d="M8 31h116M8 57h116M34 18h42M34 44h54M34 69h34M96 18h18M96 44h18M96 69h18" />
      <path className="mark" d="m16 18 4 4 7-9M16 44l4 4 7-9" />
      <circle cx="21" cy="69" r="5" />
    </>
  ),
  knowledge: (
    <>
      <path className="paper" d="M18 12h72v70H18z" />
      <path className="paper" d="M34 4h72v72H34z" />
      <path d="M44 16h40M44 26h52M44 54h52M44 64h22" />
      <path className="mark" d="M44 35h52v10H44zM112 40h12" />
    </>
  ),
  social: (
    <>
      <path className="paper" d="M8 6h116v76H8z" />
      <path d="M8 20h116M37 20v62M66 20v62M95 20v62M8 41h116M8 62h116" />
      <path className="mark" d="m17 31 4 4 8-9M75 31l4 4 8-9M46 52l4 4 8-9M104 72l4 4 8-9" />
    </>
  ),
}

/** A sketch of what one solution leaves on the desk. */
function SolutionPaper({ id }: { id: SolutionId }) {
  return (
    <svg className="solutions-paper" viewBox="0 0 132 88" width="132" height="88" aria-hidden="true">
      {papers[id]}
    </svg>
  )
}

export default declareWidget({
  name: 'SolutionCards',
  description: 'The four solutions, drawn as rooms of one plan, each with a call or a dashboard to try.',
  example: '<SolutionCards />',
  component: SolutionCards,
})
