import { agentPath, agents } from '../../../data/agents.ts'
import { explorerCards, explorerTabs, type ExplorerAgentId } from '../../../data/explorer.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'

const sides = [
  ['problems', 'Problems'],
  ['benefits', 'Benefits'],
] as const

type AgentCardProps = {
  id: ExplorerAgentId
  /** Which of its two tabs is chosen. */
  side: 'problems' | 'benefits'
  onSide: (side: 'problems' | 'benefits') => void
}

/** One agent's room, with a tab for the problems it solves and one for its benefits. */
export function AgentCard({ id, side, onSide }: AgentCardProps) {
  const { title, department, description } = agents[id]
  const card = explorerCards[id]
  return (
    <li>
      <div className="explorer-name">
        <PlanSymbol department={department} size={56} />
        <div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
      </div>
      <Tabs className="explorer-sides" label={title} tabs={sides} value={side} onChange={onSide}>
        {sides.map(([of, words]) => (
          <TabPanel key={of} of={of}>
            <h4 className="without-script">{words}</h4>
            <ul className="dash">
              {card[of].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </TabPanel>
        ))}
      </Tabs>
      <p className="mono end">
        {explorerTabs[card.category]}
        <br />
        Setup: {card.difficulty}
        <br />
        {pounds(agentPrice)} a month
      </p>
      <a href={agentPath(id)}>
        Learn More<span className="sr-only"> about the {title}</span>
      </a>
    </li>
  )
}
