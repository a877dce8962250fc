import { agents, type AgentId } from '../../../data/agents.ts'
import { liveClaim } from '../../../data/hire.ts'
import { industries, industryIds, industryPath, industryTitle } from '../../../data/industries.ts'
import { agentPrice, hirePromises, pounds } from '../../../data/pricing.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { nonBreaking } from '../../ui/non-breaking.ts'
import { ActionBar, Closing } from '../Closing.tsx'

/** The call to action at the end of an agent's page, with the first industries that have the agent in their bundle. */
export function AgentClosing({ id }: { id: AgentId }) {
  const { title } = agents[id]
  const href = hirePath({ desks: [id] })
  const offices = industryIds.filter((industry) => industries[industry].bundle.some(({ agent }) => agent === id))
  return (
    <>
      <Closing
        title={`${title}: ${pounds(agentPrice)} a month`}
        terms={`${liveClaim}. ${nonBreaking(hirePromises.noSetupFees)}. ${nonBreaking(hirePromises.cancelAnytime)}.`}
        action={{ label: 'Hire this agent', href }}
        demo="Book a demo"
        related={[
          { label: 'All prices', href: '/pricing' },
          { label: 'Read sample calls', href: '/transcripts' },
          ...offices.slice(0, 2).map((office) => ({ label: industryTitle(office), href: industryPath(office) })),
        ]}
      />
      <ActionBar label={`Hire ${pounds(agentPrice)}`} href={href} />
    </>
  )
}
