import { industries, industryTitle, type IndustryId } from '../../data/industries.ts'
import { hiredDesks, type DeskId } from '../../data/office.ts'
import { agentCountText, monthlyTotal, pounds, type PowerUpId, powerUpIds, powerUps } from '../../data/pricing.ts'

/** A choice made before the hire page: desks with power-ups, or an industry's office. */
export type ChosenAgents = { desks: readonly DeskId[]; powerUps?: readonly PowerUpId[] } | { industry: IndustryId }

/** The choice in the hire page's query string; undefined if there is none that can be hired. */
export function hireChoiceIn(search: string): ChosenAgents | undefined {
  const parameters = new URLSearchParams(search)
  const listed = (name: string) => parameters.getAll(name).flatMap((ids) => ids.split(','))
  const chosen = hiredDesks({ hired: listed('desks') }).map(({ id }) => id)
  if (chosen.length > 0) return { desks: chosen, powerUps: powerUpIds.filter((id) => listed('power-ups').includes(id)) }
  const industry = parameters.get('industry')
  return industry !== null && Object.hasOwn(industries, industry) ? { industry: industry as IndustryId } : undefined
}

/** A choice as text for the Requirements field. */
export function hireRequirements(choice: ChosenAgents): string {
  if ('industry' in choice) return `We would like the ${industryTitle(choice.industry)}.`
  const names = hiredDesks({ hired: choice.desks }).map(({ name }) => name)
  const extras = choice.powerUps ?? []
  if (names.length === 1 && extras.length === 0) return `We would like to hire: ${names[0]}.`
  return [
    `We would like an office of ${agentCountText(names.length)}: ${names.join(', ')}.`,
    ...(extras.length > 0 ? [`Power-ups: ${extras.map((id) => powerUps[id].name).join(', ')}.`] : []),
    `In total ${pounds(monthlyTotal(names.length, extras))} a month.`,
  ].join('\n')
}
