import { agents, catalogue } from '../../../data/agents.ts'

/** The catalogue as nine rooms of one plan. */
export function AgentGrid() {
  return <ul>{catalogue.map((id) => <li key={id}>{agents[id].name}: {agents[id].description}, £{agents[id].price} a month</li>)}</ul>
}
