import { departmentClass } from '../../../data/departments.ts'
import { pairs, polyline, hatch, type Point } from '../../drawings/path.ts'
import { paper, personsDesk, place } from '../../drawings/plan/furniture.ts'
import { PlacedSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { DrawnSteps } from '../../ui/Steps.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

/** What the plan of the partner's room and the client's shows. */
type PartnerPlan = {
  /** Where people stand or sit: the partner, then perhaps the client. */
  people: readonly Point[]
  /** The path of a person or a note. */
  route: readonly Point[]
  /** Whether the agent works already. */
  hired: boolean
  /** Whether call notes lie on the partner's desk. */
  notes?: boolean
}

const DESK: Point = [62, 50]
const CHAIR: Point = [62, 81]
const AGENT: Point = [232, 46]

const plans: readonly PartnerPlan[] = [
  {
    people: [CHAIR],
    route: pairs('108,50 196,50'),
    hired: false,
  },
  {
    people: pairs('214,84 250,84'),
    route: pairs('108,50 168,50 168,84 200,84'),
    hired: true,
  },
  {
    people: [CHAIR],
    route: pairs('198,50 108,50'),
    hired: true,
    notes: true,
  },
]

/**
 * Three ways to work with us: each third-level heading begins one, beside a plan of the partner's room and the client's.
 * @throws if there are more headings than plans
 */
export function PartnerWays({ children }: WidgetContext) {
  return <DrawnSteps drawing={(way) => <Plan {...planOf(way)} />}>{children}</DrawnSteps>
}

function planOf(way: number): PartnerPlan {
  const plan = plans[way]
  if (!plan) throw new Error(`There are drawings for ${plans.length} ways. Remove the ### that begins another.`)
  return plan
}

function Plan({ people, route, hired, notes }: PartnerPlan) {
  return (
    <svg className="plan room-row partner-ways" viewBox="0 0 300 124" width="300" height="124" aria-hidden="true">
      <path className="hired" d="M3 3h125v96H3zM128 3h169v96H128z" />
      {hired && (
        <path className={`hatch ${departmentClass('reception')}`} d={hatch({ x: 131, y: 6, width: 163, height: 90 })} />
      )}
      <path className="opening" d="M128 38v24" />
      <path className="furniture" d={place(personsDesk, ...DESK)} />
      {notes && <path className="furniture" d={place(paper, ...DESK)} />}
      <path className="route" d={polyline(route)} />
      <PlacedSymbol department="reception" x={AGENT[0]} y={AGENT[1]} turn={180} proposed={!hired} />
      {people.map(([x, y]) => (
        <circle key={x} className="person" cx={x} cy={y} r="6" />
      ))}
      <text x="3" y="120">
        You
      </text>
      <text x="131" y="120">
        Your client
      </text>
    </svg>
  )
}

export default declareWidget({
  name: 'PartnerWays',
  description: 'Ways to work with us, up to three: each `###` begins one, beside a plan of the partner and the client.',
  example:
    '<PartnerWays>\n\n### Introduce\n\nYou introduce us to a client.\n\n### Set up together\n\nYou write the rules with them.\n\n</PartnerWays>',
  takesChildren: true,
  shows: 'what follows its first ###',
  component: PartnerWays,
})
