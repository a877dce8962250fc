import type { AgentId } from './agents.ts'
import type { IndustryId } from './industries.ts'

/** A step of a playbook. */
type PlaybookStep = {
  /** What is done, in a few words. */
  title: string
  /** How, in one or two sentences. */
  text: string
  /** The agent that does it; a step without one is yours. */
  agent?: AgentId
}

/** A ready-made way of working that a customer can clone. */
export type Playbook = {
  /** The name on its drawer. */
  name: string
  /** The trade that it was written for. */
  industry: IndustryId
  /** What it does, in one sentence. */
  description: string
  /** What comes with it. */
  features: readonly string[]
  /** How much a person must know to set it up (specification, section 3). */
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  /** Minutes to set it up. */
  setupTime: number
  /** Stars out of five. A placeholder until the owner has figures of their own. */
  rating: number
  /** How often it was cloned. A placeholder until the owner has figures of their own. */
  uses: number
  /** What happens, in order. */
  steps: readonly PlaybookStep[]
}

/** The six playbooks that /playbooks shows. */
export const playbooks = {
  'new-patient-booking': {
    name: 'New patient booking',
    industry: 'dental',
    description: 'Takes a new patient from the first call to a confirmed check-up, forms included.',
    features: [
      'Questions for new patients',
      'Diary rules by dentist and length',
      'Medical history form by message',
      'Reminder the day before',
    ],
    difficulty: 'Beginner',
    setupTime: 1,
    rating: 4.8,
    uses: 620,
    steps: [
      { title: 'Load the diary', text: 'Enter each dentist’s hours and how long a first check-up takes.' },
      {
        title: 'Greet and ask',
        text: 'Name, date of birth, a number, and whether anything hurts today.',
        agent: 'receptionist',
      },
      {
        title: 'Sort out pain',
        text: 'Pain, swelling or bleeding goes to the practice’s emergency number at once.',
        agent: 'receptionist',
      },
      {
        title: 'Book the check-up',
        text: 'Offers two free times and reads the chosen one back.',
        agent: 'receptionist',
      },
      {
        title: 'Send the form',
        text: 'The medical history form goes out by message and is chased once.',
        agent: 'compliance',
      },
      { title: 'Remind', text: 'A message the day before, with a way to move the visit.', agent: 'marketing' },
    ],
  },
  'missed-call-rescue': {
    name: 'Missed-call rescue',
    industry: 'trades',
    description: 'Picks up when you are on a job, finds out what is wrong, and puts the visit in the diary.',
    features: ['Call divert after a few rings', 'Questions by kind of job', 'Emergency rules', 'Arrival message'],
    difficulty: 'Beginner',
    setupTime: 1,
    rating: 4.7,
    uses: 890,
    steps: [
      { title: 'Divert the line', text: 'Set your phone to divert when you do not answer.' },
      {
        title: 'Find out what is wrong',
        text: 'What, where, since when, and whether water or power is still on.',
        agent: 'receptionist',
      },
      {
        title: 'Put emergencies through',
        text: 'Gas, flooding and lost power ring your mobile again, past the divert.',
        agent: 'receptionist',
      },
      {
        title: 'Book the visit',
        text: 'Offers a morning or an afternoon in your area’s next slot.',
        agent: 'operations',
      },
      { title: 'Send the arrival time', text: 'A message when you leave the job before.', agent: 'operations' },
    ],
  },
  'client-intake': {
    name: 'Client intake',
    industry: 'solicitors',
    description: 'Takes a first enquiry down in full and has the papers ready before the first meeting.',
    features: [
      'Intake questions by kind of matter',
      'Name list for your conflict check',
      'Identity document requests',
      'Fee quote follow-up',
    ],
    difficulty: 'Advanced',
    setupTime: 3,
    rating: 4.6,
    uses: 310,
    steps: [
      { title: 'Choose the matters', text: 'Tick the kinds of matter that you take, and those that you refer on.' },
      { title: 'Take the enquiry', text: 'Who, against whom, by when. No advice is given.', agent: 'receptionist' },
      {
        title: 'List the names',
        text: 'Every name in the matter goes on a list for your conflict check.',
        agent: 'compliance',
      },
      { title: 'Check for conflicts', text: 'A fee earner says yes or no. Until then nothing further is sent.' },
      { title: 'Ask for identity papers', text: 'Sends the list, and reminds twice.', agent: 'compliance' },
      { title: 'Follow up the quote', text: 'One polite message after the days that you set.', agent: 'sales' },
    ],
  },
  'table-bookings': {
    name: 'Table bookings and no-shows',
    industry: 'restaurants',
    description:
      'Takes tables during service, notes allergies, and confirms on the day so that tables are not left empty.',
    features: [
      'Covers and turn times by sitting',
      'Allergy note to the kitchen',
      'Deposit rule for large parties',
      'Same-day confirmation',
    ],
    difficulty: 'Intermediate',
    setupTime: 2,
    rating: 4.7,
    uses: 540,
    steps: [
      { title: 'Draw the sittings', text: 'Enter covers, turn times and the tables that can be joined.' },
      { title: 'Take the table', text: 'Date, time, number, name, and anything to celebrate.', agent: 'receptionist' },
      {
        title: 'Note the allergy',
        text: 'Reads it back and passes it to the kitchen; it never says that a dish is safe.',
        agent: 'receptionist',
      },
      { title: 'Ask for the deposit', text: 'Large parties get a payment link by message.', agent: 'finance' },
      {
        title: 'Confirm on the day',
        text: 'One message in the morning. A table given up is offered to the waiting list.',
        agent: 'operations',
      },
    ],
  },
  'viewing-bookings': {
    name: 'Viewing bookings',
    industry: 'real-estate',
    description: 'Turns a portal enquiry into a viewing with a buyer whose position you know.',
    features: [
      'Reply to portal enquiries',
      'Questions on budget, chain and mortgage',
      'Viewing diary by property',
      'Feedback after the visit',
    ],
    difficulty: 'Intermediate',
    setupTime: 2,
    rating: 4.6,
    uses: 430,
    steps: [
      { title: 'Connect the enquiries', text: 'Forward the portals’ emails to the desk.' },
      { title: 'Answer at once', text: 'Thanks the buyer and asks for a good time to talk.', agent: 'sales' },
      {
        title: 'Ask about their position',
        text: 'Budget, chain, mortgage and when they want to move.',
        agent: 'sales',
      },
      { title: 'Book the viewing', text: 'Fits the negotiator’s route and the owner’s wishes.', agent: 'receptionist' },
      {
        title: 'Collect feedback',
        text: 'Two questions the morning after, passed to the owner once you approve.',
        agent: 'support',
      },
    ],
  },
  'order-and-returns': {
    name: 'Order and returns care',
    industry: 'ecommerce',
    description: 'Answers order questions at any hour and starts returns by your own rules.',
    features: ['Order look-up', 'Returns rules by product', 'Photo request for damage', 'Weekly list of reasons'],
    difficulty: 'Advanced',
    setupTime: 3,
    rating: 4.8,
    uses: 710,
    steps: [
      { title: 'Connect the shop', text: 'Give the desk read access to orders and deliveries.' },
      { title: 'Find the order', text: 'By number, or by name and postcode.', agent: 'support' },
      { title: 'Say where it is', text: 'The last scan, the next step, and the day it should come.', agent: 'support' },
      {
        title: 'Start the return',
        text: 'Checks your rules, asks for a photo of damage, sends the label.',
        agent: 'support',
      },
      {
        title: 'Pass on refunds',
        text: 'A person approves the money. The desk tells the customer when.',
        agent: 'finance',
      },
      { title: 'Count the reasons', text: 'A weekly list of what comes back, and why.', agent: 'analytics' },
    ],
  },
} as const satisfies Record<string, Playbook>

export type PlaybookId = keyof typeof playbooks

/** Every playbook's id, in order. */
export const playbookIds = Object.keys(playbooks) as PlaybookId[]

/**
 * The figures of the company's whole library, as printed (specification, section 2); the page shows a selection of it.
 */
export const libraryStats = [
  { label: 'playbooks', value: '12' },
  { label: 'deployments', value: '5,000+' },
  { label: 'average setup', value: '2 min' },
  { label: 'success', value: '98%' },
] as const
