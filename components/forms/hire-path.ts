import type { ChosenAgents } from './hire-choice.ts'

/** Whether a query string may name a choice. It needs no records, which are loaded only if it may. */
export function mayNameChoice(search: string): boolean {
  return /[?&](desks|industry)=/.test(search)
}

/** The hire page's URL with the visitor's choice, which fills in the form. */
export function hirePath(choice: ChosenAgents): string {
  if ('industry' in choice) return `/hire-receptionist?industry=${choice.industry}`
  const { desks, powerUps = [] } = choice
  return `/hire-receptionist?desks=${desks.join()}${powerUps.length > 0 ? `&power-ups=${powerUps.join()}` : ''}`
}
