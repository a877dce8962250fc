import { agentPath, agents } from '../../../data/agents.ts'
import {
  explorerAgentIds,
  explorerCards,
  explorerTabIds,
  explorerTabs,
  type ExplorerAgentId,
} from '../../../data/explorer.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { Button } from '../../ui/Button.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { useQueryParameter } from '../../ui/query-parameter.ts'
import { agentsInTab, asExplorerTab, benefitsFromText, benefitsToText } from './explorer-state.ts'

/**
 * The six agents of the explorer, by category: problems, benefits and a link for each. The choice is in the address.
 */
export function AgentExplorer() {
  const [category, setCategory] = useQueryParameter('category')
  const [benefits, setBenefits] = useQueryParameter('benefits')
  const tab = asExplorerTab(category)
  const withBenefits = benefitsFromText(benefits)
  const visibleAgents = agentsInTab(tab)
  const allBenefits = visibleAgents.every((id) => withBenefits.includes(id))
  return (
    <Tabs
      className="explorer-tabs"
      label="Categories"
      tabs={explorerTabIds.map((id) => [
        id,
        <>
          {explorerTabs[id]} <span className="mono">{agentsInTab(id).length}</span>
        </>,
      ])}
      value={tab}
      onChange={(id) => setCategory(id === 'all' ? null : id)}
    >
      <TabPanel value={tab}>
        {visibleAgents.length > 1 && (
          <p className="with-script explorer-all">
            <Button
              variant="outline"
              size="sm"
              onClick={() => setBenefits(allBenefits ? null : benefitsToText(explorerAgentIds))}
            >
              {allBenefits ? 'Show all problems' : 'Show all benefits'}
            </Button>
          </p>
        )}
        <ul className={`cells explorer cards-${visibleAgents.length}`}>
          {visibleAgents.map((id) => (
            <AgentCard
              key={id}
              id={id}
              side={withBenefits.includes(id) ? 'benefits' : 'problems'}
              onSide={(side) =>
                setBenefits(
                  benefitsToText(
                    side === 'benefits' ? [...withBenefits, id] : withBenefits.filter((other) => other !== id),
                  ),
                )
              }
            />
          ))}
        </ul>
      </TabPanel>
    </Tabs>
  )
}

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
function AgentCard({ id: agent, side, onSide }: AgentCardProps) {
  const { title, department, description } = agents[agent]
  const card = explorerCards[agent]
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
        {sides.map(([id, label]) => (
          <TabPanel key={id} value={id}>
            <h4 className="without-script">{label}</h4>
            <ul className="dash">
              {card[id].map((line) => (
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
      <a href={agentPath(agent)}>
        Learn More<span className="sr-only"> about the {title}</span>
      </a>
    </li>
  )
}
