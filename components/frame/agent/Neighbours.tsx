import { agentPath, agents, neighboursOf, type AgentId } from '../../../data/agents.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'

/** The three agents that it works well with. */
export function Neighbours({ id }: { id: AgentId }) {
  return (
    <section className="sec band">
      <div className="wrap">
        <h2>Works well with</h2>
        <ul className="next-door">
          {neighboursOf(id).map(({ agent, line }) => {
            const { title, department } = agents[agent]
            return (
              <li key={agent} className={departmentClass(department)}>
                <PlanSymbol department={department} size={64} />
                <h3>
                  <a href={agentPath(agent)}>{title}</a>
                </h3>
                <p>{line}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
