import { messages } from '../../../data/about.ts'
import { callFacts } from '../../../data/demo.ts'
import { advantages, whyAgents } from '../../../data/eras.ts'
import { hireFeatures } from '../../../data/hire.ts'
import { hirePromises } from '../../../data/pricing.ts'

/** A point of an argument: a heading and a sentence or two. */
type Point = { title: string; text: string }

/** The lists of the records: texts, or points with a heading each. */
export const lists = {
  'hire-features': hireFeatures,
  'hire-promises': Object.values(hirePromises),
  messages,
  'call-facts': callFacts,
  'why-agents': whyAgents,
  advantages,
} as const satisfies Record<string, readonly (string | Point)[]>

/** The variants of a list of texts. */
export const listVariants = ['ticks', 'facts', 'stamps'] as const
