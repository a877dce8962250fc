import { agents, catalogue } from '../../../data/agents.ts'
import { departments, departmentClass } from '../../../data/departments.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { RoomDoor } from '../../drawings/plan/Rooms.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { Chip } from '../../ui/marks.tsx'
import { declareWidget } from '../declare.ts'

/** The catalogue as nine rooms of one plan, with a door from each to the next. */
export function AgentGrid() {
  return (
    <ul className="agent-grid">
      {catalogue.map((id, index) => {
        const { name, department, description } = agents[id]
        return (
          <li key={id} className="agent-grid-room">
            <PlanSymbol department={department} size={88} />
            <h3>{name}</h3>
            <p>{description}</p>
            <div className="agent-grid-price">
              <Chip className={departmentClass(department)}>
                {departments[department].code}-{String(index + 1).padStart(2, '0')}
              </Chip>{' '}
              <span className="mono">{pounds(agentPrice)} a month</span>
            </div>
            {index < catalogue.length - 1 && (
              <>
                <RoomDoor side="right" />
                <RoomDoor side="below" />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export default declareWidget({
  name: 'AgentGrid',
  description: 'The agents of the catalogue, drawn as rooms of one plan, each with its job and its price.',
  example: '<AgentGrid />',
  component: AgentGrid,
})
