import type { HireChoice } from './hire-choice.ts'

/** The address of the sign-up with what was chosen, so that nobody has to say it again. */
export function hirePath(choice: HireChoice): string {
  if ('industry' in choice) return `/hire-receptionist?industry=${choice.industry}`
  const { desks, powerUps = [] } = choice
  return `/hire-receptionist?desks=${desks.join()}${powerUps.length > 0 ? `&power-ups=${powerUps.join()}` : ''}`
}
