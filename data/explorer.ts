import type { AgentId } from './agents.ts'

/** The category tabs of the agent explorer, in order. 'all' shows every card. */
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
  /** What happens in a week that needs this agent, in the words of a customer. */
  symptom: string
  /** The tab that shows it, besides 'all'. */
  category: ExplorerCategory
  /** How much there is to set up. */
  difficulty: 'Easy' | 'Medium' | 'Advanced'
  /** The problems it solves. */
  problems: readonly string[]
  /** What it brings. */
  benefits: readonly string[]
}

/** The cards of the explorer, by agent, in their order on the page. */
export const explorerCards = {
  receptionist: {
    symptom: 'The phone rings while you’re up a ladder',
    category: 'customer-experience',
    difficulty: 'Easy',
    problems: [
      'Calls go unanswered while you’re with a customer',
      'Callers hang up instead of leaving a voicemail',
      'Bookings get lost on scraps of paper',
    ],
    benefits: [
      'Every call answered in your name',
      'Bookings straight into the diary',
      'Urgent calls put through to you',
    ],
  },
  sales: {
    symptom: 'Three quotes are out, and nobody has called back',
    category: 'sales-growth',
    difficulty: 'Medium',
    problems: [
      'Enquiries wait a day for a reply',
      'Nobody follows up your quotes',
      'You can’t tell which enquiries are serious',
    ],
    benefits: [
      'A reply within minutes',
      'Meetings booked straight into your diary',
      'Every quote followed up, without nagging',
    ],
  },
  support: {
    symptom: 'It’s the tenth “are you open on Sunday?” today',
    category: 'customer-experience',
    difficulty: 'Easy',
    problems: [
      'You answer the same ten questions every day',
      'Customers wait until Monday for an answer',
      'The answer depends on who picks up',
    ],
    benefits: ['Approved answers at any hour', 'Full details, taken once', 'Difficult cases reach a person sooner'],
  },
  finance: {
    symptom: 'Invoices are written on Sunday evening',
    category: 'operations',
    difficulty: 'Medium',
    problems: ['Invoices go out late', 'Asking for payment feels awkward', 'Supplier bills pile up in a shoebox'],
    benefits: [
      'Invoices ready as soon as a job is finished',
      'Polite reminders on fixed days',
      'A list of what you’re owed, every Monday',
    ],
  },
  compliance: {
    symptom: 'The inspector asks for a file you can’t find',
    category: 'compliance',
    difficulty: 'Advanced',
    problems: [
      'Files are missing a signature',
      'Certificates lapse without anyone noticing',
      'The week before an audit is stressful',
    ],
    benefits: [
      'Missing documents found and chased',
      'Reminders well before a date expires',
      'Documents ready when someone asks',
    ],
  },
  analytics: {
    symptom: 'Last month’s figures are in five places',
    category: 'analytics',
    difficulty: 'Advanced',
    problems: [
      'Your figures are in five places',
      'Reports arrive too late to be useful',
      'Decisions are based on guesswork',
    ],
    benefits: ['One page a week', 'A source for every figure', 'Unusual days flagged the same day'],
  },
} as const satisfies Partial<Record<AgentId, ExplorerCard>>

export type ExplorerAgentId = keyof typeof explorerCards

/** The agents of the explorer, in order. */
export const explorerAgentIds = Object.keys(explorerCards) as ExplorerAgentId[]
