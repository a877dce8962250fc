import { mainAgentOf, type AgentId } from './agents.ts'
import { departmentIds } from './departments.ts'
import { MAX_SCORE, type ThemeId } from './readiness-questions.ts'

/** A band of results. */
export type ReadinessBand = {
  /** The band's key. */
  id: 'low' | 'medium' | 'high'
  /** How ready, in one word. */
  level: 'Low' | 'Medium' | 'High'
  /** The result's name. */
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

/** What helps first in one of the assessment's areas: an agent, and why. */
export type AreaAdvice = {
  /** The agent that helps most. */
  agent: AgentId
  /** Why, in one sentence. */
  text: string
}

/** The advice for the areas in which a visitor scored lowest. */
export const areaAdvice: Readonly<Record<ThemeId, AreaAdvice>> = {
  calls: { agent: 'receptionist', text: 'It answers the calls you miss and writes down what each caller wanted.' },
  sales: { agent: 'sales', text: 'It replies to enquiries within minutes and follows up every quote once.' },
  customers: { agent: 'support', text: 'It gives every customer the same approved answer, at any hour.' },
  paperwork: {
    agent: 'finance',
    text: 'It drafts the invoice when the job is done and reminds late payers on fixed days.',
  },
  people: { agent: 'compliance', text: 'It keeps a list of which data you hold, where, and until when.' },
}

/** The three bands: 15 or less, 16 to 30, above 30. */
export const readinessBands: readonly ReadinessBand[] = [
  {
    id: 'low',
    level: 'Low',
    title: 'Start Simple',
    from: 0,
    to: 15,
    recommendation: 'Start with a Receptionist Agent.',
    explanation:
      'The phone is the easiest place to start. One agent answers it and notes what people ask, which shows you what to improve next.',
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
      'You’ve done some of the groundwork. The next step is usually what happens after the call: following up quotes and answering customers’ questions.',
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
      'You’ve done most of the groundwork. Agents in every department can work from your written processes and tidy data.',
    agents: departmentIds.map(mainAgentOf),
  },
]
