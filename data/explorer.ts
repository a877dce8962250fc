import type { AgentId } from './agents.ts'

/** The category tabs of the agent explorer, in order (specification, section 2). 'all' shows every card. */
export const explorerTabs = {
  all: 'All',
  'customer-experience': 'Customer experience',
  'sales-growth': 'Sales growth',
  operations: 'Operations',
  compliance: 'Compliance',
  analytics: 'Analytics',
} as const

export type ExplorerTab = keyof typeof explorerTabs
type ExplorerCategory = Exclude<ExplorerTab, 'all'>

/** Every tab, in order. */
export const explorerTabIds = Object.keys(explorerTabs) as ExplorerTab[]

/** A card of the agent explorer. Name, job and price are the agent's own. */
export type ExplorerCard = {
  /** The tab that shows it, besides 'all'. */
  category: ExplorerCategory
  /** How much there is to set up. */
  difficulty: 'Easy' | 'Medium' | 'Advanced'
  /** What it puts an end to. */
  problems: readonly string[]
  /** What it brings. */
  benefits: readonly string[]
}

/** The six cards of the explorer, by agent, in the specification's order. */
export const explorerCards = {
  receptionist: {
    category: 'customer-experience',
    difficulty: 'Easy',
    problems: [
      'Calls ring out while you are with a customer',
      'Voicemail that nobody leaves or hears',
      'Bookings on scraps of paper',
    ],
    benefits: [
      'Every call answered in your name',
      'Bookings straight into the diary',
      'Urgent calls put through to you',
    ],
  },
  sales: {
    category: 'sales-growth',
    difficulty: 'Medium',
    problems: ['Enquiries answered the day after', 'Quotes that nobody follows up', 'No idea which enquiry is serious'],
    benefits: [
      'A first answer while it is warm',
      'Meetings in the diary, not promises',
      'Every quote followed up, then left in peace',
    ],
  },
  support: {
    category: 'customer-experience',
    difficulty: 'Easy',
    problems: [
      'The same ten questions, every day',
      'Customers who wait until Monday',
      'Answers that depend on who picks up',
    ],
    benefits: ['Approved answers at any hour', 'Details taken once, in full', 'Hard cases with a person sooner'],
  },
  finance: {
    category: 'operations',
    difficulty: 'Medium',
    problems: ['Invoices that go out late', 'Reminders that feel awkward', 'A shoebox of supplier bills'],
    benefits: [
      'Invoices ready when the job is',
      'Polite reminders on set days',
      'A list of what is owed, every Monday',
    ],
  },
  compliance: {
    category: 'compliance',
    difficulty: 'Advanced',
    problems: [
      'Files with a signature missing',
      'Certificates that lapse unnoticed',
      'A week of panic before an audit',
    ],
    benefits: ['Gaps found and chased', 'Dates watched well ahead', 'Papers ready when someone asks'],
  },
  analytics: {
    category: 'analytics',
    difficulty: 'Advanced',
    problems: ['Figures in five places', 'Reports that arrive too late to matter', 'Decisions by the loudest voice'],
    benefits: ['One page a week', 'Each figure with its source', 'Odd days flagged while they are fresh'],
  },
} as const satisfies Partial<Record<AgentId, ExplorerCard>>

export type ExplorerAgentId = keyof typeof explorerCards

/** The agents of the explorer, in order. */
export const explorerAgentIds = Object.keys(explorerCards) as ExplorerAgentId[]
