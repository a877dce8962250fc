import { explorerAgentIds, explorerTabIds, explorerTabs } from '../../../data/explorer.ts'
import { agentsInTab, asExplorerTab, benefitsFromText, benefitsToText } from './explorer-state.ts'
import { Button } from '../../ui/Button.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { useQueryParameter } from '../../ui/query-parameter.ts'
import { AgentCard } from './AgentCard.tsx'

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
      <TabPanel of={tab}>
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
