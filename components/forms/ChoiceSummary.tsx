import { agentIds } from '../../data/agents.ts'
import { industryPath, industryTitle, type IndustryId } from '../../data/industries.ts'
import { desks, type DeskId } from '../../data/office.ts'
import type { PowerUpId } from '../../data/pricing.ts'
import { Button } from '../ui/Button.tsx'

type ChoiceSummaryProps = {
  /** What is chosen, such as '3 agents: Sales, Support, HR'. */
  names: string
  /** What that costs, such as '£267 a month'. */
  price: string
  /** The agents that are ticked at first. */
  chosen: readonly DeskId[]
  /** The power-ups of the choice, which stay with it. */
  powerUps?: readonly PowerUpId[]
  /** The bundle that is chosen, if it is one. */
  industry?: IndustryId
}

/** What a visitor is about to ask for, with a form to choose other agents. */
export function ChoiceSummary({ names, price, chosen, powerUps = [], industry }: ChoiceSummaryProps) {
  const offered = desks.filter(({ id }) => (agentIds as readonly DeskId[]).includes(id) || chosen.includes(id))
  return (
    <div className="choice-summary card">
      <p role="status">
        <b>{names}</b> <span className="mono">{price}</span>
      </p>
      {/* Each new choice, also by Back, closes it and resets its boxes. */}
      <details className="more" key={chosen.join()}>
        <summary>Change</summary>
        <form action="/hire-receptionist#sign-up" method="get">
          <fieldset>
            <legend className="sr-only">Agents to hire</legend>
            {offered.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="desks" value={id} defaultChecked={chosen.includes(id)} /> {name}
              </label>
            ))}
          </fieldset>
          {powerUps.map((id) => (
            <input key={id} type="hidden" name="power-ups" value={id} />
          ))}
          <Button type="submit" variant="outline" size="sm">
            Update my choice
          </Button>
        </form>
        <p className="hint">
          {industry ? (
            <>
              Or read about the <a href={industryPath(industry)}>{industryTitle(industry)}</a> again,
            </>
          ) : (
            <>
              Or choose a bundle for <a href="/pricing#industry-bundles">your industry</a>,
            </>
          )}{' '}
          or <a href="/office">plan a whole office</a>.
        </p>
      </details>
    </div>
  )
}

/** 'Receptionist', or '3 agents: Receptionist, Sales, Support' */
export function chosenNames(chosen: readonly { name: string }[]): string {
  const names = chosen.map(({ name }) => name).join(', ')
  return chosen.length === 1 ? names : `${chosen.length} agents: ${names}`
}
