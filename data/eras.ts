import { MINUTES_TO_LIVE } from './hire.ts'
import type { TitledText } from './about.ts'
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
  /** What a customer does in it, and what happens at the plumber’s. */
  story: string
  /** When somebody answers the customer, as printed. */
  answered: string
}

/** The same Sunday evening in Web1 to Web4: a pipe bursts at seven. The years are approximate, because eras overlap. */
export const eras: readonly Era[] = [
  {
    name: 'Web1',
    verb: 'Read',
    years: 'about 1991–2004',
    from: 1991,
    story: 'They read your number on your web page and call it. Nobody is in the office.',
    answered: 'Monday, 09:00',
  },
  {
    name: 'Web2',
    verb: 'Write',
    years: 'about 2004–2016',
    from: 2004,
    story: 'They fill in your form and message you on two apps. You see all three after breakfast.',
    answered: 'Monday, 07:30',
  },
  {
    name: 'Web3',
    verb: 'Own',
    years: 'about 2016–2023',
    from: 2016,
    story: 'They could now pay you in digital coins. The phone still rings in an empty van.',
    answered: 'Monday, 07:30',
  },
  {
    name: 'Web4',
    verb: 'Act',
    years: 'from about 2023',
    from: 2023,
    story:
      'Your agent picks up, takes the address and books eight o’clock on Monday. Water is coming in, so it rings your mobile too.',
    answered: 'Sunday, 19:01',
  },
]

/** How much of the last era, which has no end yet, the timeline draws, in years. */
export const OPEN_YEARS = 7

/** Why agents, and why now. */
export const whyAgents: readonly TitledText[] = [
  { title: 'They speak', text: 'Your customers call and talk. There’s no menu, no app and no password.' },
  {
    title: 'They finish the job',
    text: 'A chatbot answers and stops. An agent answers, books the appointment and writes the call notes.',
  },
  {
    title: 'They keep to their job',
    text: 'Each agent does one job by your rules, and hands over the rest.',
  },
  {
    title: 'They cost the same each month',
    text: `One agent is ${pounds(agentPrice)} a month, whether it’s a quiet February or the week before Christmas.`,
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
    aspect: 'Getting started',
    people: 'Weeks to advertise, interview and train',
    software: 'Choose, install, learn',
    agents: `Describe your business; setup takes ${MINUTES_TO_LIVE} minutes`,
  },
  {
    aspect: 'Hours',
    people: 'Office hours, with breaks and holidays',
    software: 'Any hour, if someone’s there to use it',
    agents: '24/7',
  },
  {
    aspect: 'Who does the work',
    people: 'The person you hire',
    software: 'Your team, with a tool',
    agents: 'The agent, by your rules',
  },
  {
    aspect: 'When it gets busy',
    people: 'Overtime, or another hire',
    software: 'Another licence for the same team',
    agents: 'Another agent, at a lower price for each',
  },
  {
    aspect: 'What it costs',
    people: 'A salary every month, with tax, pension and holidays',
    software: 'Licences and the time to run them',
    agents: `${pounds(agentPrice)} a month for one agent, less for each of several`,
  },
  {
    aspect: 'Stopping',
    people: 'Notice, and a hard conversation',
    software: 'A wait until the contract ends',
    agents: 'Cancel anytime',
  },
  {
    aspect: 'Not so good at',
    people: 'Copying data from one system to another',
    software: 'Making decisions',
    agents: 'Judgement and bad news: those go to a person',
  },
]

/** The advantages of /agent-era. */
export const advantages: readonly TitledText[] = [
  { title: 'Every call answered', text: 'At lunch, at night and on the busiest morning of the year.' },
  { title: 'Small steps', text: 'Start with one agent. Add the next once the first has paid for itself.' },
  { title: 'A written record', text: 'You get notes on every call and job, for your whole team to read.' },
  { title: 'More time for people', text: 'Your team handles the conversations that need a person.' },
]
