import { agentPath, agents } from '../../../data/agents.ts'
import { explorerAgentIds, explorerCards, explorerTabs } from '../../../data/explorer.ts'
import { pounds } from '../../../data/pricing.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { Chip } from '../../ui/marks.tsx'

/** The six agents of the explorer: what each puts an end to, what it brings, and where to read on. */
export function AgentExplorer() {
  return (
    <ul className="cells explorer">
      {explorerAgentIds.map((id) => {
        const { title, department, description, price } = agents[id]
        const { category, difficulty, problems, benefits } = explorerCards[id]
        return (
          <li key={id}>
            <PlanSymbol department={department} size={72} />
            <h3>{title}</h3>
            <p>{description}</p>
            <Chip tone={departmentClass(department)}>{explorerTabs[category]}</Chip>
            <h4>Problems</h4>
            <ul className="dash">{problems.map((problem) => <li key={problem}>{problem}</li>)}</ul>
            <h4>Benefits</h4>
            <ul className="dash">{benefits.map((benefit) => <li key={benefit}>{benefit}</li>)}</ul>
            <p className="mono end">{difficulty} to set up, {pounds(price)} a month</p>
            <a href={agentPath(id)}>Learn More<span className="sr-only"> about the {title}</span></a>
          </li>
        )
      })}
    </ul>
  )
}
