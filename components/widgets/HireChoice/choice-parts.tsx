import type { ReactNode } from 'react'
import { afterSetup, agentSetups, setupStepsOf } from '../../../data/agent-setup.ts'
import { agentPath, agents, mainAgentOf, type AgentId } from '../../../data/agents.ts'
import { roleOf } from '../../../data/departments.ts'
import { MINUTES_TO_LIVE, setupSteps } from '../../../data/hire.ts'
import { industries, industryPath, industryTitle, type IndustryId } from '../../../data/industries.ts'
import { inWords } from '../../../data/number-words.ts'
import { hiredDesks, type DeskId, type HireableDesk } from '../../../data/office.ts'
import { pounds, powerUps } from '../../../data/pricing.ts'
import { ChoiceSummary, chosenNames } from '../../forms/ChoiceSummary.tsx'
import { hireChoiceIn, type ChosenAgents } from '../../forms/hire-choice.ts'
import { SetupRuler } from '../../ui/Steps.tsx'
import { choiceHead, priceText } from './choice-head.tsx'

/** A part of the hire page that follows the visitor's choice. */
export type ChoicePart = 'words' | 'drawing' | 'summary' | 'features' | 'setup'

/** What a choice replaces below the page's head. */
type Details = Record<'summary' | 'features' | 'setup', ReactNode>

/** The summary, the features and the setup of the chosen agents or bundle. */
function choiceDetails(choice: ChosenAgents): Details {
  if ('industry' in choice) return bundleDetails(choice.industry)
  const hired = hiredDesks({ hired: choice.desks })
  const extras = choice.powerUps ?? []
  return {
    summary: (
      <ChoiceSummary
        names={chosenNames(hired)}
        price={priceText(hired.length, extras)}
        chosen={choice.desks}
        powerUps={extras}
      />
    ),
    features: (
      <>
        {hired.length === 1 ? <Features desk={hired[0]!} /> : <Jobs desks={hired} />}
        {extras.map((id) => (
          <p key={id}>
            <b>{powerUps[id].name}.</b> {powerUps[id].description}.
          </p>
        ))}
      </>
    ),
    setup: hired.length === 1 ? <Setup agent={setupAgentOf(hired[0]!)} /> : <Setups desks={hired} />,
  }
}

function bundleDetails(id: IndustryId): Details {
  const { bundle, bundlePrice, training } = industries[id]
  return {
    summary: (
      <ChoiceSummary
        names={industryTitle(id)}
        price={`${pounds(bundlePrice)} a month`}
        chosen={bundle.map(({ agent }) => agent)}
        industry={id}
      />
    ),
    features: (
      <>
        <ul className="hire-choice-agents">
          {bundle.map(({ agent, line }) => (
            <li key={agent}>
              <h3>
                <a href={agentPath(agent)}>{agents[agent].name}</a>
              </h3>
              <p>{line}.</p>
            </li>
          ))}
        </ul>
        <p>
          They come set up with {training}. <a href={industryPath(id)}>More about the {industryTitle(id)}</a>.
        </p>
      </>
    ),
    setup: (
      <SetupRuler
        steps={[
          {
            ...setupSteps[0],
            text: `Your opening hours, services and prices: once, for all ${inWords(bundle.length)} agents.`,
          },
          { ...setupSteps[1], title: 'Your rules', text: `You check what we prepared: ${training}.` },
          { ...setupSteps[2], text: `Connect ${connections(bundle.map(({ agent }) => agent))}.` },
          { ...setupSteps[3], text: 'Try each agent, and switch on the ones you’re happy with.' },
        ]}
      />
    ),
  }
}

/** The six features of one agent; a further role has its line and what it adds to the lead agent. */
function Features({ desk }: { desk: HireableDesk }) {
  if (!isAgent(desk.id)) {
    const { line, choice } = roleOf(desk.id)
    return (
      <div className="ticks">
        <ul>
          <li>{line}</li>
          <li>{choice}</li>
        </ul>
      </div>
    )
  }
  return (
    <div className="ticks">
      <ul>
        {agents[desk.id].features.map(({ id, title, line }) => (
          <li key={id}>
            <b>{title}.</b> {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each of several agents with its job. */
function Jobs({ desks }: { desks: readonly HireableDesk[] }) {
  return (
    <ul className="hire-choice-agents">
      {desks.map(({ id, name, description }) => (
        <li key={id}>
          <h3>{isAgent(id) ? <a href={agentPath(id)}>{name}</a> : name}</h3>
          <p>{isAgent(id) ? agents[id].job : description}</p>
        </li>
      ))}
    </ul>
  )
}

function Setup({ agent }: { agent: AgentId }) {
  const afterwards = afterSetup(agent)
  return (
    <>
      <SetupRuler steps={setupStepsOf(agent)} />
      {afterwards && <p>{afterwards}</p>}
    </>
  )
}

/** The setup of several agents: what is asked once, and each agent's own steps to open. */
function Setups({ desks }: { desks: readonly HireableDesk[] }) {
  return (
    <>
      <p>
        {`You tell us about your business once. Then each agent takes up to ${MINUTES_TO_LIVE} minutes of your time, and you can start with one.`}
      </p>
      {desks.map((desk) => (
        <details key={desk.id} className="more hire-choice-setup">
          <summary>{desk.name}</summary>
          <Setup agent={setupAgentOf(desk)} />
        </details>
      ))}
    </>
  )
}

/** What the agents are connected to, in one line. */
function connections(ids: readonly AgentId[]): string {
  const names = ids.map((id) => (id === 'receptionist' ? 'your phone line and diary' : agentSetups[id].connects))
  return names.join('; ')
}

/** The agent whose setup steps a desk has: its own, or those of its department's agent. */
function setupAgentOf({ id, type }: HireableDesk): AgentId {
  return isAgent(id) ? id : mainAgentOf(type)
}

function isAgent(id: DeskId): id is AgentId {
  return Object.hasOwn(agents, id)
}

/** The parts for the agents or the bundle that an address names; undefined if it names none. */
export function choiceParts(search: string): Record<ChoicePart, ReactNode> | undefined {
  const choice = hireChoiceIn(search)
  return choice && { ...choiceHead(choice), ...choiceDetails(choice) }
}
