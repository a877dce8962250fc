import type { AgentId } from './agents.ts'
import type { DepartmentId } from './departments.ts'

/** One of the four agents of a trade's bundle; its place in the list is its number on the plan. */
type BundleDesk = {
  /** The agent that sits at the desk. */
  agent: AgentId
  /** What it does in this trade, in one line. */
  line: string
}

/** A trade that the site has a page for. */
export type Industry = {
  /** The trade's name as its page's title prints it: '{name} Digital Office'. */
  name: string
  /** The businesses themselves, for the badge and the list of sectors. */
  sector: string
  /** Two or three sentences under the title. */
  description: string
  /** The department whose colour and plan symbol stand for the trade on cards. */
  colour: DepartmentId
  /** What it is 'Perfect for': six use cases, unlike those of any other trade. */
  useCases: readonly [string, string, string, string, string, string]
  /** Pounds a month for the trade's bundle of four agents (specification, section 9). */
  bundlePrice: number
  /** The four agents of the bundle, in the order of their numbers on the plan. */
  bundle: readonly [BundleDesk, BundleDesk, BundleDesk, BundleDesk]
  /** The four key features on its card on /solutions; only five trades have such a card. */
  features?: readonly [string, string, string, string]
}

/** The ten industries of the specification's route table, in its order. */
export const industries = {
  dental: {
    name: 'Dental',
    sector: 'Dental practices',
    description:
      'Four agents who know a broken crown from a broken appointment. Your team stays chairside. The phone still gets answered.',
    colour: 'reception',
    useCases: [
      'New patient enquiries out of hours',
      'Check-up and hygiene recalls',
      'Filling cancelled slots the same day',
      'Emergency calls to the on-call dentist',
      'Questions about treatment plans and quotes',
      'Review requests after each visit',
    ],
    bundlePrice: 299,
    bundle: [
      { agent: 'receptionist', line: 'Books, moves and confirms appointments' },
      { agent: 'support', line: 'Answers treatment and payment questions' },
      { agent: 'marketing', line: 'Sends recalls and review requests' },
      { agent: 'compliance', line: 'Keeps consent forms and retention dates' },
    ],
    features: [
      'Appointments booked by phone',
      'Recalls sent on time',
      'Toothache calls put through first',
      'Consent forms chased',
    ],
  },
  solicitors: {
    name: 'Legal',
    sector: 'Legal firms',
    description:
      'Enquiries taken down properly, papers asked for early, and fee earners left to earn fees. Nobody at these desks gives legal advice.',
    colour: 'compliance',
    useCases: [
      'First enquiries for conveyancing, wills and family matters',
      'Names taken for your conflict check',
      'Identity documents asked for before the first meeting',
      '“Where is my matter?” calls',
      'Completion day questions',
      'Court and filing dates kept in view',
    ],
    bundlePrice: 399,
    bundle: [
      { agent: 'receptionist', line: 'Takes the enquiry and books the first meeting' },
      { agent: 'sales', line: 'Follows up fee quotes that went unanswered' },
      { agent: 'compliance', line: 'Chases identity papers and engagement letters' },
      { agent: 'finance', line: 'Sends interim bills and reminders' },
    ],
    features: [
      'Enquiries taken down in full',
      'Names ready for the conflict check',
      'Client papers chased',
      'Matter updates read out',
    ],
  },
  auto: {
    name: 'Automotive',
    sector: 'Auto services',
    description:
      'MOTs, services and tyres booked while your hands are under a bonnet. The ramp stays full and the phone stops ringing out.',
    colour: 'operations',
    useCases: [
      'MOT and service bookings',
      'MOT reminders before the date runs out',
      '“Is my car ready?” calls',
      'Approval of extra work before it starts',
      'Courtesy car and key drop-off times',
      'Tyre sizes and prices over the phone',
    ],
    bundlePrice: 349,
    bundle: [
      { agent: 'receptionist', line: 'Books the ramp and takes the registration' },
      { agent: 'operations', line: 'Says when a car is ready or a part is late' },
      { agent: 'marketing', line: 'Sends MOT and service reminders' },
      { agent: 'finance', line: 'Sends the invoice and the payment link' },
    ],
    features: [
      'Ramps booked by registration',
      'MOT reminders',
      'Updates while the car is in',
      'Extra work approved in writing',
    ],
  },
  'real-estate': {
    name: 'Real Estate',
    sector: 'Real estate',
    description:
      'Buyers and tenants ring in the evening. These four answer, book the viewing and tell the owner how it went.',
    colour: 'sales',
    useCases: [
      'Viewings booked from portal enquiries',
      'Buyer and tenant questions asked before a viewing',
      'Valuation requests from owners',
      'Feedback collected after each viewing',
      'Repairs reported by tenants at night',
      'Chain updates between offer and completion',
    ],
    bundlePrice: 329,
    bundle: [
      { agent: 'receptionist', line: 'Answers branch calls and books viewings' },
      { agent: 'sales', line: 'Asks buyers about budget, chain and mortgage' },
      { agent: 'support', line: 'Takes repair reports from tenants' },
      { agent: 'content', line: 'Drafts listings from your photos and notes' },
    ],
    features: [
      'Viewings booked at any hour',
      'Buyers asked the right questions',
      'Repairs reported and passed on',
      'Listings drafted for approval',
    ],
  },
  trades: {
    name: 'Trade Services',
    sector: 'Trades',
    description:
      'You are on a roof or under a sink. These four take the call, find out what is leaking, and put the job in the diary.',
    colour: 'hr',
    useCases: [
      'Calls taken while you are on a job',
      'Burst pipes and lost power put through at once',
      'Job details and photos before the visit',
      'Quotes followed up after a week',
      'Arrival times sent to the customer',
      'Boiler services due each autumn',
    ],
    bundlePrice: 279,
    bundle: [
      { agent: 'receptionist', line: 'Takes the call and asks what is wrong' },
      { agent: 'operations', line: 'Puts jobs in order and sends arrival times' },
      { agent: 'sales', line: 'Follows up the quotes that you sent' },
      { agent: 'finance', line: 'Invoices the day the job is done' },
    ],
    features: ['Calls answered on site', 'Emergencies put through', 'Quotes followed up', 'Invoices sent the same day'],
  },
  restaurants: {
    name: 'Restaurants',
    sector: 'Restaurants',
    description:
      'The phone rings hardest during service. These four take the table, note the allergy and leave the floor to your staff.',
    colour: 'marketing',
    useCases: [
      'Table bookings during service',
      'Large parties, deposits and set menus',
      'Allergy questions passed to the kitchen',
      'Confirmations that cut no-shows',
      'Opening hours on bank holidays',
      'Private hire and Christmas enquiries',
    ],
    bundlePrice: 319,
    bundle: [
      { agent: 'receptionist', line: 'Takes, moves and confirms tables' },
      { agent: 'marketing', line: 'Writes to regulars about quiet nights' },
      { agent: 'operations', line: 'Keeps rota and covers in step' },
      { agent: 'support', line: 'Answers about menus, access and lost coats' },
    ],
  },
  clinics: {
    name: 'Medical Clinics',
    sector: 'Clinics',
    description:
      'Patients get an answer, clinicians keep their time, and nothing clinical is decided by a machine. Worrying calls go to a person.',
    colour: 'support',
    useCases: [
      'Appointments with the right clinician',
      'Preparation notes before a procedure',
      'Repeat prescription requests passed on',
      'Self-pay prices and insurer codes',
      'Referral letters chased',
      'Follow-up bookings after results',
    ],
    bundlePrice: 449,
    bundle: [
      { agent: 'receptionist', line: 'Books by clinician, room and length' },
      { agent: 'support', line: 'Explains preparation, parking and prices' },
      { agent: 'compliance', line: 'Keeps consent and access records complete' },
      { agent: 'finance', line: 'Invoices patients and insurers' },
    ],
  },
  ecommerce: {
    name: 'eCommerce',
    sector: 'E-commerce',
    description:
      'Where is my order, does it fit, can I send it back: most of your inbox is the same ten questions. These four answer them.',
    colour: 'finance',
    useCases: [
      '“Where is my order?” at any hour',
      'Returns and exchanges started',
      'Size and compatibility questions',
      'Abandoned baskets followed up once',
      'Product pages written from data sheets',
      'Stock warnings before a promotion',
    ],
    bundlePrice: 369,
    bundle: [
      { agent: 'support', line: 'Answers order, delivery and returns questions' },
      { agent: 'content', line: 'Writes product pages for your approval' },
      { agent: 'marketing', line: 'Follows up baskets and past buyers' },
      { agent: 'analytics', line: 'Shows which products bring returns' },
    ],
  },
  accountants: {
    name: 'Accounting Firms',
    sector: 'Accountants',
    description:
      'January without the chasing. These four ask for the records, answer the deadline questions and keep the partners out of the inbox.',
    colour: 'analytics',
    useCases: [
      'Records chased before the tax return is due',
      'New client checks and engagement letters',
      'Deadline questions on VAT, payroll and accounts',
      'Missing receipts asked for by name',
      'Fee reminders to your own clients',
      'Year-end meetings booked',
    ],
    bundlePrice: 399,
    bundle: [
      { agent: 'receptionist', line: 'Answers clients and books the partners' },
      { agent: 'operations', line: 'Tracks every return from records to filing' },
      { agent: 'compliance', line: 'Keeps identity checks up to date' },
      { agent: 'finance', line: 'Chases your own unpaid fees' },
    ],
  },
  education: {
    name: 'Educational Institutions',
    sector: 'Education',
    description:
      'Parents ring before nine, applicants write after nine at night. These four answer both and leave the office to the children in it.',
    colour: 'content',
    useCases: [
      'Absence calls before registration',
      'Open day places and prospectus requests',
      'Admissions questions from families',
      'Term dates, uniform and trip questions',
      'Course enquiries from adult learners',
      'Club and after-school care bookings',
    ],
    bundlePrice: 359,
    bundle: [
      { agent: 'receptionist', line: 'Takes absence calls and messages for staff' },
      { agent: 'support', line: 'Answers families about dates, forms and trips' },
      { agent: 'hr', line: 'Gets supply and new staff ready for day one' },
      { agent: 'content', line: 'Drafts newsletters and letters home' },
    ],
  },
} as const satisfies Record<string, Industry>

export type IndustryId = keyof typeof industries

/** Every industry's id, in order. */
export const industryIds = Object.keys(industries) as IndustryId[]

/** The address of an industry's page. */
export function industryPath(id: IndustryId): string {
  return `/${id}`
}

/** The heading of an industry's page: 'Dental Digital Office'. */
export function industryTitle(id: IndustryId): string {
  return `${industries[id].name} Digital Office`
}

/** An industry that has a card on /solutions, with the card's four key features. */
export type FeaturedIndustryId = {
  [Id in IndustryId]: (typeof industries)[Id] extends { features: readonly string[] } ? Id : never
}[IndustryId]

/** The five industry cards of /solutions, in order (specification, section 2). */
export const featuredIndustries: readonly FeaturedIndustryId[] = [
  'dental',
  'solicitors',
  'auto',
  'real-estate',
  'trades',
]

/** The fixed facts on the side card of every industry page (specification, section 2). */
export const industryFacts = [
  { label: 'Setup time', value: '10 minutes' },
  { label: 'Industry training', value: 'Pre-configured' },
  { label: 'Compliance', value: 'GDPR/DPIA' },
  { label: 'ROI timeline', value: 'First month' },
] as const

/** The agents that two industries' bundles share, in the order of the first. */
export function sharedAgents(one: IndustryId, other: IndustryId): AgentId[] {
  const others: readonly AgentId[] = industries[other].bundle.map(({ agent }) => agent)
  return industries[one].bundle.map(({ agent }) => agent).filter((agent) => others.includes(agent))
}

/**
 * The three industries whose bundles are most like this one's: the related links at the end of its page. Of two alike,
 * the one that stands nearer.
 */
export function relatedIndustries(id: IndustryId): IndustryId[] {
  const place = industryIds.indexOf(id)
  const distance = (other: IndustryId) => Math.abs(industryIds.indexOf(other) - place)
  const others = industryIds.filter((other) => other !== id).sort((a, b) => distance(a) - distance(b))
  return others.sort((a, b) => sharedAgents(id, b).length - sharedAgents(id, a).length).slice(0, 3)
}
