import type { AgentId } from './agents.ts'
import type { TitledText } from './about.ts'

/** How the message of the demo form begins for a visitor who asks for the audit. */
export const AUDIT_REQUEST = 'I’d like to book the free audit call.'

/** The page that offers the Transformation Blueprint, and that the build makes it of. */
export const BLUEPRINT_PAGE = '/digital-transformation'

/** Where the Transformation Blueprint, a PDF, is downloaded. */
export const BLUEPRINT_PATH = '/transformation-blueprint.pdf'

/** What Web4 OS does, point by point. */
export const web4OS: readonly TitledText[] = [
  { title: 'It works with what you have', text: 'You keep your phone lines, diaries and mailboxes.' },
  {
    title: 'It has one rule book',
    text: 'You decide once what agents may say, and when they call a person.',
  },
  {
    title: 'It passes work on',
    text: 'A call at 09:05 is a booking at 09:06. Nobody types it twice.',
  },
  { title: 'It keeps receipts', text: 'Each Monday you see what every agent answered, booked and saved.' },
]

/** The value drivers of /digital-transformation. */
export const valueDrivers: readonly TitledText[] = [
  {
    title: 'Hours saved',
    text: 'A call of four minutes, forty times a day, is a person’s whole morning. Agents take those calls.',
  },
  {
    title: 'Revenue from missed calls',
    text: 'The caller at 18:40 gets a booking, not a voicemail.',
  },
  {
    title: 'Fewer mistakes',
    text: 'Forms are complete, dates are tracked, and every step is on record.',
  },
  {
    title: 'Written processes',
    text: 'What only the office manager knew is written down. New staff, auditors and buyers can read it.',
  },
]

/** The three components of the system, with where to read on. */
export const systemComponents: readonly (TitledText & { link: { label: string; href: string } })[] = [
  {
    title: 'Digital staff',
    text: 'Agents that answer, write and book. Each has one job and a person to hand over to.',
    link: { label: 'Meet the agents', href: '/agent-utility' },
  },
  {
    title: 'Digital office',
    text: 'A plan of your departments, with the agents you’ve hired.',
    link: { label: 'See your digital office', href: '/agent-factory' },
  },
  {
    title: 'Automated workflows',
    text: 'Agents pass work on: a call becomes a booking, then a job, then an invoice.',
    link: { label: 'Browse the playbooks', href: '/playbooks' },
  },
]

/** A phase of the rollout. */
export type Phase = 1 | 2 | 3

/** One of the ten desks, with the phase in which its agent starts. */
export type PhasedDesk = {
  /** The agent at the desk. */
  agent: AgentId
  /** The phase in which it is staffed. */
  phase: Phase
  /** What the desk takes over in a larger firm, in one line. */
  description: string
}

/** The ten desks of /digital-transformation. */
const phasedDesks: readonly PhasedDesk[] = [
  { agent: 'receptionist', phase: 1, description: 'Calls to every branch, answered in that branch’s name.' },
  { agent: 'sales', phase: 1, description: 'Enquiries from all sources in one list, answered in minutes.' },
  { agent: 'support', phase: 1, description: 'Answers at any hour. Difficult cases go to the right team.' },
  { agent: 'finance', phase: 2, description: 'Invoices, reminders and supplier questions.' },
  { agent: 'marketing', phase: 2, description: 'Campaigns planned centrally, approved locally.' },
  { agent: 'hr', phase: 2, description: 'New starters, leave and everyday questions.' },
  { agent: 'operations', phase: 2, description: 'Jobs, rotas and stock kept on track across sites.' },
  { agent: 'compliance', phase: 3, description: 'Complete files, tracked dates, documents ready.' },
  { agent: 'content', phase: 3, description: 'Pages, letters and updates in one house style.' },
  { agent: 'analytics', phase: 3, description: 'One page a week for each department, and one for the board.' },
]

/** How far each phase is, in percent, as printed. */
export const phaseBars: readonly { phase: Phase; title: string; percent: number }[] = [
  { phase: 1, title: 'Customers and calls', percent: 100 },
  { phase: 2, title: 'Back office', percent: 60 },
  { phase: 3, title: 'Records and reports', percent: 20 },
]

/** What the bars show. */
export const PHASE_NOTE = 'A sample rollout: phase\u00a01 is done, phase\u00a02 is under way, phase\u00a03 has begun.'

/** The desks of one phase, in order. */
export function desksOf(phase: Phase): readonly PhasedDesk[] {
  return phasedDesks.filter((desk) => desk.phase === phase)
}

/** A figure with the words beside it. */
export type Figure = {
  /** As printed. */
  value: string
  /** The words beside the figure. */
  label: string
}

/** The anonymous law client, with the figures that the owner gave. */
export const caseStudy = {
  client: 'We’ve kept this client anonymous.',
  problem: 'Fee earners spent their mornings on calls and their evenings chasing documents.',
  change: 'They hired agents for reception, intake and records, one after the other.',
  figures: [
    { value: '40%', label: 'less time spent on administration' },
    { value: '65%', label: 'of first enquiries handled without a fee earner' },
    { value: '£280k', label: 'a year in recovered fees and hours' },
    { value: '310%', label: 'ROI' },
  ],
} as const satisfies { client: string; problem: string; change: string; figures: readonly Figure[] }

const gains = [
  { label: 'Saved', pounds: 12_400 },
  { label: 'Revenue', pounds: 18_750 },
] as const

/** The sample of a weekly ROI receipt; the net is the sum of its lines. */
export const weeklyReceipt = {
  title: 'Weekly ROI receipt',
  note: 'Sample figures',
  lines: gains,
  net: { label: 'Net', pounds: gains.reduce((sum, gain) => sum + gain.pounds, 0) },
} as const

/** How long it takes and what it is worth, as printed. */
export const timelines = {
  pilot: { value: '30 days', label: 'to a pilot' },
  rollout: { value: '3–6 months', label: 'to the full rollout' },
  valuation: { value: '25–40%', label: 'valuation uplift, as an estimate' },
} as const satisfies Record<string, Figure>

/** What the free audit report holds: the items of its accordion. */
export const auditReport: readonly TitledText[] = [
  { title: 'Where calls and messages go', text: 'How many come in, when, and how many go unanswered, line by line.' },
  { title: 'Repeated work', text: 'The tasks most often done by hand, and the hours they take.' },
  {
    title: 'Systems and their gaps',
    text: 'Which systems share data, and where people copy from one to another.',
  },
  {
    title: 'Data protection',
    text: 'Which personal data an agent would use, the lawful basis, and what a DPIA would cover.',
  },
  {
    title: 'Which agents, in which order',
    text: 'The agents to hire first, second and third, and how to measure each one.',
  },
  { title: 'Costs and savings', text: 'Figures for each department, with every assumption beside them.' },
]
