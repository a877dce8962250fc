import { agentPath, agents } from '../../../data/agents.ts'
import { explorerAgentIds, explorerCards } from '../../../data/explorer.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { declareWidget } from '../declare.ts'

/** The agents of the explorer by what a week without them is like: each row leads to the agent's page. */
export function AgentFinder() {
  return (
    <ul className="finder">
      {explorerAgentIds.map((id) => (
        <li key={id}>
          <a href={agentPath(id)}>
            <PlanSymbol department={agents[id].department} size={48} />
            <b>{explorerCards[id].symptom}</b>
            <span>{agents[id].name}</span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

export default declareWidget({
  name: 'AgentFinder',
  description: 'What happens in a week that needs an agent, in a sentence for each agent of the explorer.',
  example: '<AgentFinder />',
  component: AgentFinder,
})
