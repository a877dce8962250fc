import type { ReactNode } from 'react'
import { hireChoiceIn } from '../../forms/hire-choice.ts'
import { chosenDetails } from './chosen-details.tsx'
import { chosenHead } from './chosen-head.tsx'
import type { ChosenPart } from './chosen-part.ts'

/** The parts for the agents or the bundle that an address names; undefined if it names none. */
export function chosen(search: string): Record<ChosenPart, ReactNode> | undefined {
  const choice = hireChoiceIn(search)
  return choice && { ...chosenHead(choice), ...chosenDetails(choice) }
}
