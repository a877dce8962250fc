import type { Point } from './point.ts'
import { agentPrice, pounds } from './pricing.ts'

/** An era of the web, for the timeline of /agent-era. */
export type Era = {
  /** The name, as printed. */
  name: string
  /** What people could do with it, in one or two words. */
  verb: string
  /** Roughly when it began and ended, as printed. */
  years: string
  /** The first year, for the timeline's scale. */
  from: number
  /** What it was, in one sentence. */
  description: string
  /** What a small business did in it, in one sentence. */
  business: string
}

/** Web1 to Web4. The years are approximate: eras overlap. */
export const eras: readonly [Era, Era, Era, Era] = [
  {
    name: 'Web1',
    verb: 'Read',
    years: 'about 1991–2004',
    from: 1991,
    description: 'Pages that people could look at.',
    business: 'A page with your address and opening hours, and customers who rang.',
  },
  {
    name: 'Web2',
    verb: 'Write',
    years: 'about 2004–2016',
    from: 2004,
    description: 'Pages that people could write on: reviews, posts, forms, bookings.',
    business: 'Ten inboxes instead of one telephone, and somebody to answer them all.',
  },
  {
    name: 'Web3',
    verb: 'Own',
    years: 'about 2016–2023',
    from: 2016,
    description: 'Records that people could hold themselves, without a company in the middle.',
    business: 'For most, little changed: the phone still rang, the inboxes still filled.',
  },
  {
    name: 'Web4',
    verb: 'Act',
    years: 'from about 2023',
    from: 2023,
    description: 'Software that takes a request and carries it out: agents.',
    business: 'A desk that answers, books, reminds and writes it down, with a person in charge.',
  },
]

/** Why agents, and why now. */
export const whyAgents: readonly Point[] = [
  { title: 'They speak', text: 'A customer rings and talks. There is no menu, no app and no password.' },
  {
    title: 'They finish the job',
    text: 'A chatbot answers and stops. An agent answers, books the time and writes the note.',
  },
  {
    title: 'They stay at their desk',
    text: 'Each does one job by rules that you wrote, and hands over what lies outside them.',
  },
  {
    title: 'They cost the same each month',
    text: `One agent is ${pounds(agentPrice)} a month, whether it is a quiet February or the week before Christmas.`,
  },
]

/** How one thing is done in the three ways of running an office. */
export type ModelComparison = {
  /** What is compared. */
  aspect: string
  /** With more people. */
  people: string
  /** With more software. */
  software: string
  /** With digital staff. */
  agents: string
}

/** The business-model comparison of /agent-era. */
export const modelComparison: readonly ModelComparison[] = [
  {
    aspect: 'To begin',
    people: 'Advertise, interview, train',
    software: 'Choose, install, learn',
    agents: 'Describe your business; setup takes 10 minutes',
  },
  {
    aspect: 'Hours',
    people: 'Office hours, with breaks and holidays',
    software: 'Any hour, if someone is there to use it',
    agents: '24/7',
  },
  {
    aspect: 'Who does the work',
    people: 'The person',
    software: 'Your team, with a tool',
    agents: 'The agent, within rules that you set',
  },
  {
    aspect: 'When it gets busy',
    people: 'Overtime, or another hire',
    software: 'Another licence, and the same hands',
    agents: 'Another desk, at a price that falls as the office grows',
  },
  {
    aspect: 'What it costs',
    people: 'A salary and what comes with it',
    software: 'Licences and the time to run them',
    agents: `${pounds(agentPrice)} a month for one agent, less for each of several`,
  },
  {
    aspect: 'To stop',
    people: 'Notice and a hard conversation',
    software: 'The end of the contract',
    agents: 'Cancel anytime',
  },
  {
    aspect: 'What it should not do',
    people: 'Copy lists from one screen to another',
    software: 'Decide anything',
    agents: 'Judgement, care and bad news: those go to a person',
  },
]

/** What a business gains by beginning now, as /agent-era puts it. */
export const advantages: readonly Point[] = [
  { title: 'Every call answered', text: 'At lunch, at night and on the busiest morning of the year.' },
  { title: 'Small steps', text: 'Start with one desk. Add the next when the first has earned it.' },
  { title: 'A written record', text: 'Each call and each job leaves a note that your team can read.' },
  { title: 'People on people’s work', text: 'Your team keeps the conversations that need a person.' },
]
