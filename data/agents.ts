import type { DepartmentId } from './departments.ts'

/** One of an agent's key features: a numbered call-out on the plan of its room. */
export type Feature = {
  /** Unique within the agent. The room's drawing places its call-out by this id. */
  id: string
  /** The feature in two to five words. */
  title: string
  /** What that means in daily work, in one line. */
  line: string
}

/** Another agent that an agent's page leads on to. */
type Neighbour = {
  /** Its id; an agent of this file. */
  agent: string
  /** What the two do better side by side, in one line. */
  line: string
}

/** An agent that a customer hires: a product record with a page of its own. */
export type Agent = {
  /** What the agent is called on cards and doors. */
  name: string
  /** The heading of its page. */
  title: string
  /** The department that it belongs to; the first agent of a department leads it. */
  department: DepartmentId
  /** Its job in two to four words (specification, section 3). */
  description: string
  /** Its job in one sentence, for the head of its page. */
  job: string
  /** Pounds a month for one agent (specification, section 9). */
  price: number
  /** Its six key features, in the order of the call-outs 1 to 6. */
  features: readonly [Feature, Feature, Feature, Feature, Feature, Feature]
  /** The three agents that it works well with: the related links at the end of its page. */
  worksWith: readonly [Neighbour, Neighbour, Neighbour]
}

/** The ten agents. */
export const agents = {
  receptionist: {
    name: 'Receptionist',
    title: 'AI Receptionist',
    department: 'reception',
    description: 'Never miss a call',
    job: 'Answers every call in your name, books the work in, and passes anything delicate to a person.',
    price: 99,
    features: [
      {
        id: 'hours',
        title: 'Answers day and night',
        line: 'In the name of your business, at lunch, at night and on bank holidays.',
      },
      { id: 'diary', title: 'Books into your diary', line: 'Reads the free times and offers the ones that fit.' },
      { id: 'prices', title: 'Knows your prices', line: 'Quotes from the list that you give it, and nothing else.' },
      {
        id: 'handover',
        title: 'Hands over to a person',
        line: 'Urgent or upset callers go to the number that you name.',
      },
      {
        id: 'messages',
        title: 'Takes a proper message',
        line: 'Name, number, what it is about and when to ring back.',
      },
      { id: 'notes', title: 'Writes it all down', line: 'A short note after each call, filed by customer.' },
    ],
    worksWith: [
      { agent: 'sales', line: 'New callers with a job in mind go straight on to be quoted.' },
      { agent: 'support', line: 'A customer who rings twice is not asked twice.' },
      { agent: 'operations', line: 'A visit moved on the telephone moves on the rota too.' },
    ],
  },
  sales: {
    name: 'Sales',
    title: 'AI Sales Agent',
    department: 'sales',
    description: 'Convert leads',
    job: 'Answers every enquiry while it is still warm, asks the questions that matter, and books the ones worth your time.',
    price: 99,
    features: [
      {
        id: 'replies',
        title: 'Replies while it is warm',
        line: 'Web forms, missed calls and emails get an answer, not a queue.',
      },
      {
        id: 'questions',
        title: 'Asks your questions',
        line: 'Budget, timing, place: the five things you would ask yourself.',
      },
      { id: 'sorting', title: 'Sorts the serious ones', line: 'Marks each enquiry by the rules that you set.' },
      { id: 'meetings', title: 'Books the meeting', line: 'Puts a visit or a call straight into your diary.' },
      {
        id: 'quotes',
        title: 'Chases quiet quotes',
        line: 'A polite nudge after the days that you choose, then it stops.',
      },
      { id: 'list', title: 'Keeps the list in order', line: 'Every contact has a status, a next step and a date.' },
    ],
    worksWith: [
      { agent: 'receptionist', line: 'The calls you could not take become enquiries with a name.' },
      { agent: 'marketing', line: 'Replies to a campaign land in one list and get an answer.' },
      { agent: 'finance', line: 'A job that is won raises its first invoice.' },
    ],
  },
  support: {
    name: 'Support',
    title: 'AI Support Agent',
    department: 'support',
    description: '24/7 customer care',
    job: 'Answers customers’ questions at any hour from your own documents, and knows when to fetch someone.',
    price: 99,
    features: [
      {
        id: 'hours',
        title: 'Open at any hour',
        line: 'The same answer at three in the morning as at three in the afternoon.',
      },
      {
        id: 'documents',
        title: 'Answers from your documents',
        line: 'Manuals, policies and price lists that you have approved.',
      },
      { id: 'orders', title: 'Looks up the order', line: 'Says where it is, and what happens next.' },
      { id: 'faults', title: 'Takes down the fault', line: 'Model, date and photo in one go, so nobody asks twice.' },
      {
        id: 'handover',
        title: 'Fetches a person',
        line: 'Complaints, refunds and anything it cannot find go to your team.',
      },
      { id: 'topics', title: 'Shows what people ask', line: 'A weekly list of questions that had no good answer.' },
    ],
    worksWith: [
      { agent: 'operations', line: 'It can say why a job is late before anyone asks.' },
      { agent: 'content', line: 'The question asked most often becomes a page.' },
      { agent: 'receptionist', line: 'A caller with a fault goes on to the desk that knows the manual.' },
    ],
  },
  finance: {
    name: 'Finance',
    title: 'AI Finance Agent',
    department: 'finance',
    description: 'Manage invoices',
    job: 'Sends invoices when the work is done, reminds the late payers, and keeps the paper trail straight.',
    price: 99,
    features: [
      {
        id: 'invoices',
        title: 'Raises the invoice',
        line: 'From the finished job, at your rates, ready for your approval.',
      },
      {
        id: 'reminders',
        title: 'Reminds late payers',
        line: 'Before the due date, on it and after it, in your words.',
      },
      { id: 'payments', title: 'Matches payments', line: 'Pairs money in with the invoice it belongs to.' },
      {
        id: 'bills',
        title: 'Reads supplier bills',
        line: 'Takes the date, sum and VAT off the page for you to check.',
      },
      { id: 'calls', title: 'Answers “have you paid?”', line: 'Tells suppliers where their bill stands.' },
      { id: 'owed', title: 'Lists what is owed', line: 'Who owes what, and for how long, every Monday.' },
    ],
    worksWith: [
      { agent: 'operations', line: 'A job marked finished is ready to be billed.' },
      { agent: 'sales', line: 'What was quoted is what is invoiced.' },
      { agent: 'compliance', line: 'A supplier’s papers are on file before the bill is passed.' },
    ],
  },
  marketing: {
    name: 'Marketing',
    title: 'AI Marketing Agent',
    department: 'marketing',
    description: 'Drive campaigns',
    job: 'Plans the month, writes to your customers in your voice, and posts what you have approved.',
    price: 99,
    features: [
      { id: 'plan', title: 'Plans the month', line: 'A calendar of posts and emails, drawn up for you to change.' },
      { id: 'voice', title: 'Writes in your voice', line: 'Learns from what you have sent before.' },
      { id: 'posts', title: 'Posts what you approve', line: 'Nothing goes out until someone has said yes.' },
      { id: 'mailings', title: 'Sends recalls and reminders', line: 'Services due, offers ending, places left.' },
      { id: 'reviews', title: 'Asks for reviews', line: 'After the job, once, with the link.' },
      {
        id: 'results',
        title: 'Tells you what worked',
        line: 'Which message brought calls, and which brought silence.',
      },
    ],
    worksWith: [
      { agent: 'content', line: 'The month’s plan comes with its drafts.' },
      { agent: 'sales', line: 'Whoever answers an offer is followed up.' },
      { agent: 'analytics', line: 'Each message is counted in calls and bookings.' },
    ],
  },
  hr: {
    name: 'HR',
    title: 'AI HR Agent',
    department: 'hr',
    description: 'Handle onboarding',
    job: 'Gets new starters ready for day one, answers everyday questions, and keeps the forms complete.',
    price: 99,
    features: [
      {
        id: 'day-one',
        title: 'Prepares day one',
        line: 'Contract, bank details and right-to-work papers asked for in good time.',
      },
      {
        id: 'starters',
        title: 'Walks starters through',
        line: 'A first week in small steps, with the right name for each.',
      },
      {
        id: 'handbook',
        title: 'Answers from the handbook',
        line: 'Holiday, sickness, expenses: the page, not an opinion.',
      },
      { id: 'interviews', title: 'Books interviews', line: 'Finds an hour that suits both sides.' },
      { id: 'leave', title: 'Keeps leave in order', line: 'Takes the request, checks the calendar, asks the manager.' },
      {
        id: 'judgement',
        title: 'Leaves judgement to people',
        line: 'Grievances, pay and dismissals never stay at this desk.',
      },
    ],
    worksWith: [
      { agent: 'compliance', line: 'A starter’s papers are complete on day one.' },
      { agent: 'operations', line: 'Approved leave is off the rota the moment it is approved.' },
      { agent: 'receptionist', line: 'A sick call before opening reaches the right manager.' },
    ],
  },
  operations: {
    name: 'Operations',
    title: 'AI Operations Agent',
    department: 'operations',
    description: 'Optimise processes',
    job: 'Keeps jobs, rotas and stock in step, and says early when something is about to slip.',
    price: 99,
    features: [
      { id: 'jobs', title: 'Moves jobs along', line: 'Each job has a stage, an owner and a next step.' },
      { id: 'rota', title: 'Keeps the rota whole', line: 'Asks who can cover before the shift is empty.' },
      { id: 'stock', title: 'Watches stock', line: 'Warns at the level that you set, with a draft order.' },
      { id: 'updates', title: 'Tells everyone who needs it', line: 'When a time moves, crew and customer both hear.' },
      { id: 'checklists', title: 'Runs the checklists', line: 'Opening, closing, handover: ticked, dated, kept.' },
      { id: 'slow-step', title: 'Spots the slow step', line: 'Shows where jobs wait longest, week by week.' },
    ],
    worksWith: [
      { agent: 'finance', line: 'Nothing that was done stays unbilled.' },
      { agent: 'support', line: 'Customers hear about a delay from you first.' },
      { agent: 'analytics', line: 'The slowest step is named every week.' },
    ],
  },
  compliance: {
    name: 'Compliance',
    title: 'AI Compliance Agent',
    department: 'compliance',
    description: 'Ensure regulations',
    job: 'Keeps records complete, chases the missing signature, and has the papers ready when someone asks.',
    price: 99,
    features: [
      { id: 'files', title: 'Checks every file', line: 'Consents, identity checks and terms, against your own list.' },
      { id: 'missing', title: 'Chases what is missing', line: 'Asks for the signature until it is there.' },
      { id: 'dates', title: 'Watches the dates', line: 'Certificates, insurance and reviews, well before they lapse.' },
      {
        id: 'retention',
        title: 'Keeps to retention rules',
        line: 'Lists what is due for deletion; a person confirms it.',
      },
      {
        id: 'requests',
        title: 'Prepares data requests',
        line: 'Gathers what is held about one person, for you to review.',
      },
      { id: 'audit-trail', title: 'Keeps the audit trail', line: 'Who did what and when, in one place.' },
    ],
    worksWith: [
      { agent: 'hr', line: 'Right-to-work checks and training dates in one list.' },
      { agent: 'finance', line: 'Bills and contracts kept for as long as they must be, and no longer.' },
      { agent: 'receptionist', line: 'Consent is asked for on the first call, in your words.' },
    ],
  },
  content: {
    name: 'Content',
    title: 'AI Content Agent',
    department: 'content',
    description: 'Create content',
    job: 'Turns your notes, jobs and photos into pages, posts and emails that sound like you.',
    price: 99,
    features: [
      { id: 'drafts', title: 'Drafts from your notes', line: 'A few lines or a voice memo is enough to start.' },
      { id: 'style', title: 'Keeps the house style', line: 'Your spellings, your tone, the words you never use.' },
      { id: 'photos', title: 'Describes the work', line: 'Job notes and photos become a short case page.' },
      { id: 'refresh', title: 'Refreshes old pages', line: 'Finds prices, names and dates that have gone stale.' },
      { id: 'length', title: 'Cuts to length', line: 'One text as an article, an email and a post.' },
      { id: 'approval', title: 'Waits for your yes', line: 'Every draft goes to a person before it goes out.' },
    ],
    worksWith: [
      { agent: 'marketing', line: 'What is written has a day and a reader.' },
      { agent: 'support', line: 'The manual that customers ask about is the manual on the site.' },
      { agent: 'analytics', line: 'The pages that people read are the ones kept fresh.' },
    ],
  },
  analytics: {
    name: 'Analytics',
    title: 'AI Analytics Agent',
    department: 'analytics',
    // The specification describes nine agents; this description is written in their style.
    description: 'Read the numbers',
    job: 'Reads a week of calls, bookings and sales, and says on one page what changed.',
    price: 99,
    features: [
      { id: 'weekly-page', title: 'One page a week', line: 'What rose, what fell, and by how much.' },
      { id: 'calls', title: 'Counts the calls', line: 'By hour, by reason and by outcome.' },
      { id: 'money', title: 'Follows the money', line: 'From enquiry to booking to paid.' },
      { id: 'questions', title: 'Answers plain questions', line: '“How was March?” gets a figure and its source.' },
      { id: 'odd-day', title: 'Flags the odd day', line: 'Says when a number is not like the others.' },
      { id: 'sources', title: 'Shows its working', line: 'Every figure links to the rows that it came from.' },
    ],
    worksWith: [
      { agent: 'receptionist', line: 'Every call is counted by reason and outcome.' },
      { agent: 'sales', line: 'From first enquiry to booked, in one line of figures.' },
      { agent: 'marketing', line: 'Which message brought which booking.' },
    ],
  },
} as const satisfies Record<string, Agent>

export type AgentId = keyof typeof agents

/** Every agent's id, in order. */
export const agentIds = Object.keys(agents) as AgentId[]

/** The address of an agent's page. */
export function agentPath(id: AgentId): string {
  return `/${id}`
}

/** The agents that an agent works well with, in order. */
export function neighboursOf(id: AgentId): readonly { agent: AgentId; line: string }[] {
  return agents[id].worksWith
}

/** The nine agents of the home page's catalogue (specification, section 3). */
export const catalogue: readonly AgentId[] = [
  'receptionist',
  'sales',
  'support',
  'finance',
  'marketing',
  'hr',
  'operations',
  'compliance',
  'content',
]

/** The agent that leads a department: the first that belongs to it. */
export function leadOf(department: DepartmentId): AgentId {
  return agentIds.find((id) => agents[id].department === department)!
}

/**
 * How many of an agent a customer has hired, 1 to 3, as its page shows. The specification draws it by chance; a hash of
 * the id gives every build the same.
 */
export function hiredCount(id: string): 1 | 2 | 3 {
  let hash = 0
  for (const character of id) hash = (hash * 31 + character.codePointAt(0)!) % 2 ** 32
  return ((hash % 3) + 1) as 1 | 2 | 3
}
