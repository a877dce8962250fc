import type { AgentId } from './agents.ts'
import type { IndustryId } from './industries.ts'

/** A step of a playbook. */
export type PlaybookStep = {
  /** What is done, in a few words. */
  title: string
  /** How, as a short text. */
  text: string
  /** The agent that does it; a step without one is yours. */
  agent?: AgentId
}

/** A ready-made process that a customer can clone. */
export type Playbook = {
  /** Its name. */
  name: string
  /** The industry that it was written for. */
  industry: IndustryId
  /** What it does, in one sentence. */
  description: string
  /** What comes with it. */
  features: readonly string[]
  /** How much a person must know to set it up. */
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  /** Minutes to set it up. */
  setupTime: number
  /** Stars out of five. */
  rating: number
  /** How often it was cloned. */
  uses: number
  /** Whether rating and uses are made up and must be replaced before a real launch. */
  placeholder?: boolean
  /** What happens, in order. */
  steps: readonly PlaybookStep[]
}

/** The playbooks that /playbooks shows. */
export const playbooks = {
  'new-patient-booking': {
    name: 'New patient booking',
    industry: 'dental',
    description: 'Takes a new patient from the first call to a confirmed check-up, including the forms.',
    features: [
      'Questions for new patients',
      'Diary rules by dentist and appointment length',
      'Medical history form sent by text or email',
      'Reminder the day before',
    ],
    difficulty: 'Beginner',
    setupTime: 1,
    rating: 4.8,
    uses: 620,
    placeholder: true,
    steps: [
      { title: 'Set up the diary', text: 'Enter each dentist’s hours and how long a first check-up takes.' },
      {
        title: 'Ask for details',
        text: 'Asks for name, date of birth and phone number, and whether the patient is in pain.',
        agent: 'receptionist',
      },
      {
        title: 'Put urgent calls through',
        text: 'Anyone with pain, swelling or bleeding goes straight through to the practice’s emergency number.',
        agent: 'receptionist',
      },
      {
        title: 'Book the check-up',
        text: 'Offers two free times and reads the booking back.',
        agent: 'receptionist',
      },
      {
        title: 'Send the form',
        text: 'Sends the medical history form and chases it once.',
        agent: 'compliance',
      },
      {
        title: 'Send a reminder',
        text: 'Sends a message the day before, with a link to change the appointment.',
        agent: 'marketing',
      },
    ],
  },
  'missed-call-rescue': {
    name: 'Missed-call rescue',
    industry: 'trades',
    description: 'Answers when you’re on a job, finds out what’s wrong, and puts the visit in your diary.',
    features: ['Call divert after a few rings', 'Questions for each kind of job', 'Emergency rules', 'Arrival message'],
    difficulty: 'Beginner',
    setupTime: 1,
    rating: 4.7,
    uses: 890,
    placeholder: true,
    steps: [
      { title: 'Divert your phone', text: 'Set your phone to divert calls you don’t answer.' },
      {
        title: 'Find out what’s wrong',
        text: 'Asks what’s wrong, where, since when, and whether the water or power is still on.',
        agent: 'receptionist',
      },
      {
        title: 'Put emergencies through',
        text: 'For gas, flooding or a power cut, calls your mobile again, past the divert.',
        agent: 'receptionist',
      },
      {
        title: 'Book the visit',
        text: 'Offers the next free morning or afternoon when you’re in the area.',
        agent: 'operations',
      },
      { title: 'Send the arrival time', text: 'Sends a message when you leave the previous job.', agent: 'operations' },
    ],
  },
  'client-intake': {
    name: 'Client intake',
    industry: 'solicitors',
    description: 'Takes full details of a new enquiry and collects the documents before the first meeting.',
    features: [
      'Intake questions for each kind of matter',
      'Name list for your conflict check',
      'Identity document requests',
      'Fee quote follow-up',
    ],
    difficulty: 'Advanced',
    setupTime: 3,
    rating: 4.6,
    uses: 310,
    placeholder: true,
    steps: [
      { title: 'Choose the matters', text: 'Tick the kinds of matter you take on and those you refer elsewhere.' },
      {
        title: 'Take the enquiry',
        text: 'Asks who’s involved, who’s on the other side, and any deadline. It gives no advice.',
        agent: 'receptionist',
      },
      {
        title: 'List the names',
        text: 'Puts every name in the matter on a list for your conflict check.',
        agent: 'compliance',
      },
      { title: 'Check for conflicts', text: 'A fee earner says yes or no. Nothing else is sent until then.' },
      {
        title: 'Ask for identity documents',
        text: 'Sends the list of documents and up to two reminders.',
        agent: 'compliance',
      },
      {
        title: 'Follow up the quote',
        text: 'Sends one polite message after the number of days you set.',
        agent: 'sales',
      },
    ],
  },
  'table-bookings': {
    name: 'Table bookings and no-shows',
    industry: 'restaurants',
    description:
      'Takes bookings during service, notes allergies, and confirms on the day so that fewer tables are left empty.',
    features: [
      'Covers and turn times for each sitting',
      'Allergy note to the kitchen',
      'Deposit rule for large parties',
      'Same-day confirmation',
    ],
    difficulty: 'Intermediate',
    setupTime: 2,
    rating: 4.7,
    uses: 540,
    placeholder: true,
    steps: [
      { title: 'Set up your sittings', text: 'Enter covers, turn times and which tables can be joined.' },
      {
        title: 'Take the booking',
        text: 'Asks for date, time, number of guests and name, and whether it’s a special occasion.',
        agent: 'receptionist',
      },
      {
        title: 'Note allergies',
        text: 'Reads each one back and passes it to the kitchen. It never says a dish is safe.',
        agent: 'receptionist',
      },
      { title: 'Ask for the deposit', text: 'Sends large parties a payment link.', agent: 'finance' },
      {
        title: 'Confirm on the day',
        text: 'Sends one message in the morning and offers cancelled tables to the waiting list.',
        agent: 'operations',
      },
    ],
  },
  'viewing-bookings': {
    name: 'Viewing bookings',
    industry: 'real-estate',
    description: 'Turns a portal enquiry into a viewing with a qualified buyer.',
    features: [
      'Replies to portal enquiries',
      'Questions on budget, chain and mortgage',
      'Viewing diary by property',
      'Feedback after the viewing',
    ],
    difficulty: 'Intermediate',
    setupTime: 2,
    rating: 4.6,
    uses: 430,
    placeholder: true,
    steps: [
      { title: 'Connect the enquiries', text: 'Forward the portals’ emails to the agent.' },
      { title: 'Reply straight away', text: 'Thanks the buyer and asks for a good time to talk.', agent: 'sales' },
      {
        title: 'Ask about their position',
        text: 'Asks about budget, chain, mortgage and when they want to move.',
        agent: 'sales',
      },
      {
        title: 'Book the viewing',
        text: 'Finds a time that suits the owner and the negotiator’s route.',
        agent: 'receptionist',
      },
      {
        title: 'Collect feedback',
        text: 'Asks two questions the next morning. You approve the answers before the owner sees them.',
        agent: 'support',
      },
    ],
  },
  'order-and-returns': {
    name: 'Orders and returns',
    industry: 'ecommerce',
    description: 'Answers order questions at any hour and starts returns by your rules.',
    features: ['Order look-up', 'Returns rules by product', 'Photo requests for damage', 'Weekly report on returns'],
    difficulty: 'Advanced',
    setupTime: 3,
    rating: 4.8,
    uses: 710,
    placeholder: true,
    steps: [
      { title: 'Connect your shop', text: 'Give the agent read access to orders and deliveries.' },
      { title: 'Find the order', text: 'Looks it up by number, or by name and postcode.', agent: 'support' },
      {
        title: 'Say where it is',
        text: 'Gives the last scan, the next step and the expected delivery day.',
        agent: 'support',
      },
      {
        title: 'Start the return',
        text: 'Checks your rules, asks for a photo of any damage, and sends the label.',
        agent: 'support',
      },
      {
        title: 'Pass on refunds',
        text: 'A person approves the refund. The agent tells the customer when to expect it.',
        agent: 'finance',
      },
      { title: 'Report the reasons', text: 'Sends you a weekly list of what came back, and why.', agent: 'analytics' },
    ],
  },
} as const satisfies Record<string, Playbook>

export type PlaybookId = keyof typeof playbooks

/** Every playbook's id, in order. */
export const playbookIds = Object.keys(playbooks) as PlaybookId[]

/** The playbook that was written for an industry, if there is one. */
export function playbookFor(industry: IndustryId): PlaybookId | undefined {
  return playbookIds.find((id) => playbooks[id].industry === industry)
}

/**
 * The figures of the company's whole library, as printed; the page shows a selection of it.
 */
export const libraryStats = [
  { label: 'playbooks', value: '12' },
  { label: 'deployments', value: '5,000+' },
  { label: 'average setup', value: '2 min' },
  { label: 'success', value: '98%' },
] as const
