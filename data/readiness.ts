import { leadOf, type AgentId } from './agents.ts'
import { departmentIds } from './departments.ts'
import { MAX_SCORE } from './readiness-questions.ts'

/** A band of results. */
export type ReadinessBand = {
  /** The band's key. */
  id: 'low' | 'medium' | 'high'
  /** How ready, in one word (specification, section 4). */
  level: 'Low' | 'Medium' | 'High'
  /** The result's name (specification, section 4). */
  title: string
  /** The fewest points. */
  from: number
  /** The most points. */
  to: number
  /** What to do next, in one line. */
  recommendation: string
  /** Why, in two sentences. */
  explanation: string
  /** The agents to begin with. */
  agents: readonly AgentId[]
}

/** The three bands: 15 or less, 16 to 30, above 30. */
export const readinessBands: readonly [ReadinessBand, ReadinessBand, ReadinessBand] = [
  {
    id: 'low',
    level: 'Low',
    title: 'Start Simple',
    from: 0,
    to: 15,
    recommendation: 'Start with a Receptionist Agent.',
    explanation:
      'The phone is the easiest place to begin. One agent answers it and writes down what people ask, which shows you what to mend next.',
    agents: ['receptionist'],
  },
  {
    id: 'medium',
    level: 'Medium',
    title: 'Ready for Growth',
    from: 16,
    to: 30,
    recommendation: 'Add Sales and Support agents.',
    explanation:
      'Part of the groundwork is there. The next gain is usually what happens after the call: quotes that go quiet, and customers who ask twice.',
    agents: ['receptionist', 'sales', 'support'],
  },
  {
    id: 'high',
    level: 'High',
    title: 'Build Full Digital Office',
    from: 31,
    to: MAX_SCORE,
    recommendation: 'Build a full digital office.',
    explanation:
      'Most of the groundwork is there. An agent in each department has written steps and tidy data to work from.',
    agents: departmentIds.map(leadOf),
  },
]
