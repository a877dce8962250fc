import type { AgentId } from './agents.ts'
import type { DepartmentId } from './departments.ts'
import { MINUTES_TO_LIVE } from './hire.ts'

/** One of the four agents of an industry's bundle; its place in the list is its number on the plan. */
type BundleAgent = {
  /** The agent's id. */
  agent: AgentId
  /** What it does in this industry, in one line. */
  line: string
}

/** An industry that the site has a page for. */
export type Industry = {
  /** The industry's name as its page's title prints it: '{name} Digital Office'. */
  name: string
  /** The name as the button prints it, where it differs: 'Start Your {office} Office'. */
  office?: string
  /** The businesses themselves, for the badge and the list of the target sectors. */
  businesses: string
  /** A few sentences under the title. */
  description: string
  /** The department whose colour the industry has on cards and on its page. */
  colour: DepartmentId
  /** What it is 'Perfect for': use cases, unlike those of any other industry. */
  useCases: readonly string[]
  /** Pounds a month for the industry's bundle of four agents. */
  bundlePrice: number
  /** The four agents of the bundle, in the order of their numbers on the plan. */
  bundle: readonly [BundleAgent, BundleAgent, BundleAgent, BundleAgent]
  /** What the four agents already know, beyond four single agents; it follows 'you get them set up with'. */
  training: string
  /** The industries whose work is most like its own, by id: the related links of its page. */
  similar: readonly string[]
  /** The key features on its card on /solutions; without them it has no such card. */
  features?: readonly string[]
}

/** The industries, in the order of lists and menus. */
export const industries = {
  dental: {
    name: 'Dental',
    businesses: 'Dental practices',
    description:
      'Your team looks after the patient in the chair. Four AI agents answer the phone, fill the diary, send recalls and chase forms.',
    colour: 'reception',
    useCases: [
      'New patient enquiries out of hours',
      'Check-up and hygiene recalls',
      'Filling cancelled slots on the same day',
      'Emergency calls to the on-call dentist',
      'Questions about treatment plans and prices',
      'Review requests after each visit',
    ],
    bundlePrice: 299,
    training: 'questions for new patients, diary rules by dentist and treatment, and emergency rules',
    similar: ['clinics', 'solicitors', 'accountants'],
    bundle: [
      { agent: 'receptionist', line: 'Books, moves and confirms appointments' },
      { agent: 'support', line: 'Answers treatment and payment questions' },
      { agent: 'marketing', line: 'Sends recalls and review requests' },
      { agent: 'compliance', line: 'Tracks consent forms and retention dates' },
    ],
    features: [
      'Appointments booked by phone',
      'Recalls sent on time',
      'Patients in pain put through first',
      'Consent forms chased',
    ],
  },
  solicitors: {
    name: 'Legal',
    businesses: 'Legal firms',
    description:
      'Every enquiry taken in full, documents requested early, and fewer interruptions for fee earners. The agents never give legal advice.',
    colour: 'compliance',
    useCases: [
      'First enquiries for conveyancing, wills and family matters',
      'Names taken for your conflict check',
      'Identity documents requested before the first meeting',
      '“Where is my matter?” calls',
      'Questions on completion day',
      'Reminders of court and filing dates',
    ],
    bundlePrice: 399,
    training: 'questions for each kind of matter, name lists for your conflict check, and identity document requests',
    similar: ['accountants', 'real-estate', 'clinics'],
    bundle: [
      { agent: 'receptionist', line: 'Takes the enquiry and books the first meeting' },
      { agent: 'sales', line: 'Follows up unanswered fee quotes' },
      { agent: 'compliance', line: 'Chases identity documents and engagement letters' },
      { agent: 'finance', line: 'Sends interim bills and reminders' },
    ],
    features: [
      'Full details of every enquiry',
      'Names ready for the conflict check',
      'Client documents chased',
      'Updates for clients on their matter',
    ],
  },
  auto: {
    name: 'Automotive',
    businesses: 'Auto services',
    description:
      'MOTs, services and tyres booked while you’re under a bonnet. Your ramps stay busy and no call goes unanswered.',
    colour: 'operations',
    useCases: [
      'MOT and service bookings',
      'MOT reminders before the test is due',
      '“Is my car ready?” calls',
      'Approval for extra work before it starts',
      'Courtesy car and key drop-off times',
      'Tyre sizes and prices over the phone',
    ],
    bundlePrice: 349,
    training: 'ramp and job-length rules, MOT and service reminders, and written approval for extra work',
    similar: ['trades', 'real-estate', 'ecommerce'],
    bundle: [
      { agent: 'receptionist', line: 'Books the ramp by registration' },
      { agent: 'operations', line: 'Tells customers when a car is ready or a part is late' },
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
    businesses: 'Real estate',
    description:
      'Buyers and tenants get in touch in the evening. Four AI agents reply, book viewings and pass on the feedback.',
    colour: 'sales',
    useCases: [
      'Viewings booked from portal enquiries',
      'Qualifying questions before a viewing',
      'Valuation requests from owners',
      'Feedback collected after each viewing',
      'Repair reports from tenants at night',
      'Chain updates between offer and completion',
    ],
    bundlePrice: 329,
    training: 'questions on budget, chain and mortgage, a viewing diary by property, and rules for urgent repairs',
    similar: ['solicitors', 'trades', 'accountants'],
    bundle: [
      { agent: 'receptionist', line: 'Answers branch calls and books viewings' },
      { agent: 'sales', line: 'Asks buyers about budget, chain and mortgage' },
      { agent: 'support', line: 'Takes repair reports from tenants' },
      { agent: 'content', line: 'Drafts listings from your photos and notes' },
    ],
    features: [
      'Viewings booked at any hour',
      'Buyers qualified before they view',
      'Repairs reported and passed on',
      'Listings drafted for approval',
    ],
  },
  trades: {
    name: 'Trade Services',
    businesses: 'Trades',
    description:
      'You’re on a roof or under a sink. Four AI agents take the call, find out what’s wrong, and put the job in your diary.',
    colour: 'hr',
    useCases: [
      'Calls answered while you’re on a job',
      'Burst pipes and lost power put through at once',
      'Job details and photos before you visit',
      'Follow-ups on unanswered quotes',
      'Arrival times for customers',
      'Boiler service reminders each autumn',
    ],
    bundlePrice: 279,
    training: 'questions for each kind of job, emergency rules, and arrival messages',
    similar: ['auto', 'real-estate', 'restaurants'],
    bundle: [
      { agent: 'receptionist', line: 'Takes the call and asks what’s wrong' },
      { agent: 'operations', line: 'Plans your jobs and sends arrival times' },
      { agent: 'sales', line: 'Follows up the quotes you’ve sent' },
      { agent: 'finance', line: 'Invoices on the day the job is done' },
    ],
    features: [
      'Every call answered while you work',
      'Emergencies put through',
      'Quotes followed up',
      'Invoices sent the same day',
    ],
  },
  restaurants: {
    name: 'Restaurants',
    office: 'Restaurant',
    businesses: 'Restaurants',
    description:
      'The phone is busiest during service. Four AI agents take bookings and note allergies, so your staff can look after guests.',
    colour: 'marketing',
    useCases: [
      'Table bookings during service',
      'Large parties, deposits and set menus',
      'Allergy questions passed to the kitchen',
      'Same-day confirmations to cut no-shows',
      'Opening hours on bank holidays',
      'Private hire and Christmas enquiries',
    ],
    bundlePrice: 319,
    training: 'covers and turn times, allergy notes for the kitchen, and deposit rules for large parties',
    similar: ['ecommerce', 'education', 'auto'],
    bundle: [
      { agent: 'receptionist', line: 'Takes, moves and confirms bookings' },
      { agent: 'marketing', line: 'Writes to regulars about quiet nights' },
      { agent: 'operations', line: 'Matches the rota to your bookings' },
      { agent: 'support', line: 'Answers questions about menus, access and lost property' },
    ],
  },
  clinics: {
    name: 'Medical Clinics',
    office: 'Medical Clinic',
    businesses: 'Clinics',
    description:
      'Patients get answers and clinicians get their time back. The agents never make a clinical decision, and worrying calls go to a person.',
    colour: 'support',
    useCases: [
      'Appointments with the right clinician',
      'Your preparation instructions before a procedure',
      'Repeat prescription requests passed on',
      'Self-pay prices and insurer codes',
      'Chasing referral letters',
      'Follow-up appointments after results',
    ],
    bundlePrice: 449,
    training:
      'booking rules by clinician and room, consent checks, insurer codes, and words that send a caller to a person',
    similar: ['dental', 'solicitors', 'accountants'],
    bundle: [
      { agent: 'receptionist', line: 'Books by clinician, room and appointment length' },
      { agent: 'support', line: 'Explains preparation, parking and prices' },
      { agent: 'compliance', line: 'Keeps consent and access records complete' },
      { agent: 'finance', line: 'Invoices patients and insurers' },
    ],
  },
  ecommerce: {
    name: 'eCommerce',
    businesses: 'eCommerce',
    description:
      'Where’s my order? Will it fit? Can I return it? Four AI agents answer the questions that fill your inbox, day and night.',
    colour: 'finance',
    useCases: [
      '“Where is my order?” at any hour',
      'Starting returns and exchanges',
      'Size and compatibility questions',
      'Abandoned baskets followed up once',
      'Product pages from data sheets',
      'Stock warnings before a promotion',
    ],
    bundlePrice: 369,
    training: 'order look-up, returns rules by product, photo requests for damage, and a weekly report on returns',
    similar: ['restaurants', 'auto', 'education'],
    bundle: [
      { agent: 'support', line: 'Answers order, delivery and returns questions' },
      { agent: 'content', line: 'Writes product pages for your approval' },
      { agent: 'marketing', line: 'Follows up abandoned baskets and past buyers' },
      { agent: 'analytics', line: 'Shows which products come back, and why' },
    ],
  },
  accountants: {
    name: 'Accounting Firms',
    office: 'Accounting',
    businesses: 'Accountants',
    description:
      'Four AI agents ask clients for their records, answer questions about deadlines and chase unpaid fees, so your January is calmer.',
    colour: 'analytics',
    useCases: [
      'Chasing records before a tax return is due',
      'New client checks and engagement letters',
      'Deadline questions on VAT, payroll and accounts',
      'Requests for specific missing receipts',
      'Reminders about your own unpaid fees',
      'Booking year-end meetings',
    ],
    bundlePrice: 399,
    training: 'a record list for each return, new-client checks, and the stages from records to filing',
    similar: ['solicitors', 'real-estate', 'clinics'],
    bundle: [
      { agent: 'receptionist', line: 'Answers client calls and books meetings with partners' },
      { agent: 'operations', line: 'Tracks every return from records to filing' },
      { agent: 'compliance', line: 'Keeps identity checks up to date' },
      { agent: 'finance', line: 'Chases your own unpaid fees' },
    ],
  },
  education: {
    name: 'Educational Institutions',
    office: 'Education',
    businesses: 'Education',
    description:
      'Parents call before 9 am and applicants write late at night. Four AI agents answer both, so your office has time for the children in it.',
    colour: 'content',
    useCases: [
      'Absence calls before registration',
      'Open day places and prospectus requests',
      'Admissions questions from families',
      'Term dates, uniform and trip questions',
      'Course enquiries from adult learners',
      'Bookings for clubs and after-school care',
    ],
    bundlePrice: 359,
    training: 'absence lists for registration, term-date and admissions answers, and safeguarding rules',
    similar: ['clinics', 'restaurants', 'ecommerce'],
    bundle: [
      { agent: 'receptionist', line: 'Takes absence calls and messages for staff' },
      { agent: 'support', line: 'Answers questions about dates, forms and trips' },
      { agent: 'hr', line: 'Gets supply teachers and new staff ready for day one' },
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

/** The industries whose work is most like an industry's own. */
export function similarIndustries(id: IndustryId): readonly IndustryId[] {
  return industries[id].similar
}

/** The words on the button that starts an industry's office: 'Start Your Dental Office'. */
export function startLabel(id: IndustryId): string {
  const { name, office }: Industry = industries[id]
  return `Start Your ${office ?? name} Office`
}

/** The heading of an industry's page: 'Dental Digital Office'. */
export function industryTitle(id: IndustryId): string {
  return `${industries[id].name} Digital Office`
}

/** An industry that has a card on /solutions, with the card's key features. */
export type FeaturedIndustryId = {
  [Id in IndustryId]: (typeof industries)[Id] extends { features: readonly string[] } ? Id : never
}[IndustryId]

/** The industry cards of /solutions, in order. */
export const featuredIndustries: readonly FeaturedIndustryId[] = [
  'dental',
  'solicitors',
  'auto',
  'real-estate',
  'trades',
]

/** The fixed facts on the side card of every industry page. */
export const industryFacts = [
  { label: 'Setup time', value: `${MINUTES_TO_LIVE} minutes` },
  { label: 'Industry training', value: 'Pre-configured' },
  { label: 'Compliance', value: 'GDPR/DPIA' },
  { label: 'ROI timeline', value: 'First month' },
] as const
