import { industries } from '../../../data/industries.ts'
import { playbooks, type PlaybookId } from '../../../data/playbooks.ts'
import { nonBreaking } from '../../ui/non-breaking.ts'

/** The line under a playbook's name. */
export function factsOf(id: PlaybookId): string {
  const { industry, difficulty, setupTime, rating, uses } = playbooks[id]
  const facts = [
    industries[industry].name,
    difficulty,
    `${setupTime} min setup`,
    `rated ${rating} of 5`,
    `used ${uses} times`,
  ]
  // A line breaks between facts only.
  return facts.map(nonBreaking).join(', ')
}
