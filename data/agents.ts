import type { DepartmentId } from './departments.ts'

/** One of an agent's key features: a numbered call-out on its floor plan. */
export type Feature = {
  /** Unique within the agent. The room's drawing places its call-out by this id. */
  id: string
  /** The feature in two to five words. */
  title: string
  /** What that means in daily work, in one line. */
  line: string
}

/** Another agent that an agent's page leads on to. */
type RelatedAgent = {
  /** Its id; an agent of this file. */
  agent: string
  /** What the two do better side by side, in one line. */
  line: string
}

/** An agent that a customer hires: a product with its own page. */
export type Agent = {
  /** Its name on cards. */
  name: string
  /** The heading of its page. */
  title: string
  /** The department that it belongs to; the first agent of a department leads it. */
  department: DepartmentId
  /** Its job in two to four words. */
  description: string
  /** Its job in one sentence, for the head of its page. */
  job: string
  /** Its key features, in the order of the numbered call-outs. */
  features: readonly Feature[]
  /** The agents that it works well with: the related links at the end of its page. */
  worksWith: readonly RelatedAgent[]
}

/** The agents. */
export const agents = {
  receptionist: {
    name: 'Receptionist',
    title: 'AI Receptionist',
    department: 'reception',
    description: 'Never miss a call',
    job: 'Answers every call in your business’s name, books appointments, and passes anything sensitive to a person.',
    features: [
      {
        id: 'hours',
        title: 'Answers day and night',
        line: 'In your business’s name, over lunch, at night and on bank holidays.',
      },
      { id: 'diary', title: 'Books into your diary', line: 'Checks your free slots and offers the ones that suit.' },
      { id: 'prices', title: 'Knows your prices', line: 'Quotes from your price list, and nothing else.' },
      {
        id: 'handover',
        title: 'Hands over to a person',
        line: 'Urgent or upset callers go through to the number you choose.',
      },
      { id: 'messages', title: 'Takes a full message', line: 'Name, number, what it’s about and when to call back.' },
      { id: 'notes', title: 'Writes call notes', line: 'A short note after every call, filed by customer.' },
    ],
    worksWith: [
      { agent: 'sales', line: 'New callers who want a quote go straight to Sales.' },
      { agent: 'support', line: 'A customer who calls twice doesn’t have to repeat themselves.' },
      { agent: 'operations', line: 'When a caller moves a visit, the rota changes too.' },
    ],
  },
  sales: {
    name: 'Sales',
    title: 'AI Sales Agent',
    department: 'sales',
    description: 'Convert leads',
    job: 'Answers every enquiry within minutes, asks your qualifying questions, and books the ones worth your time.',
    features: [
      {
        id: 'replies',
        title: 'Replies straight away',
        line: 'Web forms, missed calls and emails all get an answer within minutes.',
      },
      {
        id: 'questions',
        title: 'Asks your questions',
        line: 'Budget, timing, location: the things you’d ask yourself.',
      },
      { id: 'sorting', title: 'Qualifies leads', line: 'Marks each enquiry by the rules you set.' },
      { id: 'meetings', title: 'Books the meeting', line: 'Puts a visit or a call straight into your diary.' },
      {
        id: 'quotes',
        title: 'Follows up quotes',
        line: 'One polite reminder after the number of days you choose. Then it stops.',
      },
      { id: 'list', title: 'Keeps your leads in order', line: 'Every contact has a status, a next step and a date.' },
    ],
    worksWith: [
      { agent: 'receptionist', line: 'Calls you couldn’t take become enquiries you can follow up.' },
      { agent: 'marketing', line: 'Replies to a campaign land in one list and get answered.' },
      { agent: 'finance', line: 'When you win a job, Finance drafts the first invoice.' },
    ],
  },
  support: {
    name: 'Support',
    title: 'AI Support Agent',
    department: 'support',
    description: '24/7 customer care',
    job: 'Answers customers’ questions at any hour from your own documents, and knows when to hand over to a person.',
    features: [
      { id: 'hours', title: 'Open at any hour', line: 'Customers get the same answer at 3\u00a0am as at 3\u00a0pm.' },
      {
        id: 'documents',
        title: 'Answers from your documents',
        line: 'Manuals, policies and price lists you’ve approved.',
      },
      { id: 'orders', title: 'Looks up orders', line: 'Tells customers where their order is and what happens next.' },
      {
        id: 'faults',
        title: 'Takes fault reports',
        line: 'Model, date and photo in one go, so nobody has to ask again.',
      },
      {
        id: 'handover',
        title: 'Hands over to your team',
        line: 'Complaints, refunds and anything it can’t find go to a person.',
      },
      { id: 'topics', title: 'Shows what people ask', line: 'A weekly list of questions it couldn’t answer.' },
    ],
    worksWith: [
      { agent: 'operations', line: 'It can tell customers why a job is late before they ask.' },
      { agent: 'content', line: 'The most common question becomes a help page.' },
      { agent: 'receptionist', line: 'Callers with a fault go straight to the agent that knows the manual.' },
    ],
  },
  finance: {
    name: 'Finance',
    title: 'AI Finance Agent',
    department: 'finance',
    description: 'Manage invoices',
    job: 'Sends invoices when the work is done, reminds late payers, and keeps your records in order.',
    features: [
      {
        id: 'invoices',
        title: 'Raises invoices',
        line: 'From the finished job, at your rates, ready for you to approve.',
      },
      {
        id: 'reminders',
        title: 'Reminds late payers',
        line: 'Before the due date, on it and after it, in your words.',
      },
      { id: 'payments', title: 'Matches payments', line: 'Matches each payment to the right invoice.' },
      { id: 'bills', title: 'Reads supplier bills', line: 'Reads off the date, total and VAT for you to check.' },
      { id: 'calls', title: 'Answers “have you paid?”', line: 'Tells suppliers when their bill is due to be paid.' },
      { id: 'owed', title: 'Lists what’s owed', line: 'Every Monday: who owes what, and for how long.' },
    ],
    worksWith: [
      { agent: 'operations', line: 'A job marked as finished is ready to invoice.' },
      { agent: 'sales', line: 'The invoice matches the quote.' },
      { agent: 'compliance', line: 'A supplier’s documents are on file before their bill is approved.' },
    ],
  },
  marketing: {
    name: 'Marketing',
    title: 'AI Marketing Agent',
    department: 'marketing',
    description: 'Drive campaigns',
    job: 'Plans your month, writes to customers in your tone of voice, and publishes what you’ve approved.',
    features: [
      { id: 'plan', title: 'Plans the month', line: 'A calendar of posts and emails for you to edit.' },
      { id: 'voice', title: 'Writes in your voice', line: 'It learns from what you’ve sent before.' },
      { id: 'posts', title: 'Publishes what you approve', line: 'Nothing goes out until you’ve said yes.' },
      { id: 'mailings', title: 'Sends recalls and reminders', line: 'Services due, offers ending, places still free.' },
      { id: 'reviews', title: 'Asks for reviews', line: 'Once, after the job, with a link.' },
      { id: 'results', title: 'Reports what worked', line: 'Which messages brought in calls, and which didn’t.' },
    ],
    worksWith: [
      { agent: 'content', line: 'The month’s plan comes with drafts already written.' },
      { agent: 'sales', line: 'Everyone who replies to an offer is followed up.' },
      { agent: 'analytics', line: 'You see how many calls and bookings each message brought.' },
    ],
  },
  hr: {
    name: 'HR',
    title: 'AI HR Agent',
    department: 'hr',
    description: 'Handle onboarding',
    job: 'Gets new starters ready for day one, answers everyday questions, and keeps the forms complete.',
    features: [
      {
        id: 'day-one',
        title: 'Prepares day one',
        line: 'Asks for the contract, bank details and right-to-work documents in good time.',
      },
      {
        id: 'starters',
        title: 'Guides new starters',
        line: 'A first week in small steps, and who to ask at each one.',
      },
      {
        id: 'handbook',
        title: 'Answers from the handbook',
        line: 'Holiday, sickness and expenses, quoted from your own rules.',
      },
      { id: 'interviews', title: 'Books interviews', line: 'Finds a time that suits both sides.' },
      {
        id: 'leave',
        title: 'Handles leave requests',
        line: 'Takes the request, checks the calendar, asks the manager.',
      },
      {
        id: 'judgement',
        title: 'Leaves decisions to people',
        line: 'Grievances, pay and dismissals always go to a person.',
      },
    ],
    worksWith: [
      { agent: 'compliance', line: 'A new starter’s documents are complete by day one.' },
      { agent: 'operations', line: 'Approved leave comes off the rota straight away.' },
      { agent: 'receptionist', line: 'When someone calls in sick, the right manager knows before you open.' },
    ],
  },
  operations: {
    name: 'Operations',
    title: 'AI Operations Agent',
    department: 'operations',
    description: 'Optimise processes',
    job: 'Keeps jobs, rotas and stock on track, and warns you early when something is about to slip.',
    features: [
      { id: 'jobs', title: 'Keeps jobs moving', line: 'Each job has a stage, an owner and a next step.' },
      { id: 'rota', title: 'Fills gaps in the rota', line: 'Finds cover before a shift is left empty.' },
      { id: 'stock', title: 'Watches stock', line: 'Warns you at the level you set, with a draft order.' },
      {
        id: 'updates',
        title: 'Keeps everyone informed',
        line: 'When a time changes, your team and the customer both know.',
      },
      {
        id: 'checklists',
        title: 'Runs the checklists',
        line: 'Opening, closing and handover: ticked, dated and kept on file.',
      },
      { id: 'slow-step', title: 'Finds the bottleneck', line: 'Shows where jobs wait longest, week by week.' },
    ],
    worksWith: [
      { agent: 'finance', line: 'Every finished job gets invoiced.' },
      { agent: 'support', line: 'Customers hear about a delay from you, before they have to ask.' },
      { agent: 'analytics', line: 'You see the slowest step every week.' },
    ],
  },
  compliance: {
    name: 'Compliance',
    title: 'AI Compliance Agent',
    department: 'compliance',
    description: 'Ensure regulations',
    job: 'Keeps your records complete, chases missing signatures, and has documents ready when someone asks.',
    features: [
      {
        id: 'files',
        title: 'Checks every file',
        line: 'Consents, identity checks and terms, against your own checklist.',
      },
      { id: 'missing', title: 'Chases what’s missing', line: 'Keeps asking until the form is signed.' },
      {
        id: 'dates',
        title: 'Tracks expiry dates',
        line: 'Reminds you of certificates, insurance and reviews well before they lapse.',
      },
      {
        id: 'retention',
        title: 'Follows retention rules',
        line: 'Lists what’s due for deletion. A person confirms it.',
      },
      {
        id: 'requests',
        title: 'Prepares data requests',
        line: 'Gathers what you hold about one person, for you to review.',
      },
      { id: 'audit-trail', title: 'Keeps the audit trail', line: 'A record of who did what and when, in one place.' },
    ],
    worksWith: [
      { agent: 'hr', line: 'Right-to-work checks and contract dates are in one list.' },
      { agent: 'finance', line: 'Bills and contracts are kept for as long as they must be, and no longer.' },
      { agent: 'receptionist', line: 'Callers are asked for consent on the first call, in your words.' },
    ],
  },
  content: {
    name: 'Content',
    title: 'AI Content Agent',
    department: 'content',
    description: 'Create content',
    job: 'Turns your notes, jobs and photos into web pages, posts and emails that sound like you.',
    features: [
      { id: 'drafts', title: 'Drafts from your notes', line: 'A few lines or a voice memo is enough to start.' },
      {
        id: 'style',
        title: 'Follows your house style',
        line: 'Your spelling, your tone, and the words you never use.',
      },
      { id: 'photos', title: 'Writes case studies', line: 'Job notes and photos become a short page about the work.' },
      { id: 'refresh', title: 'Refreshes old pages', line: 'Finds prices, names and dates that are out of date.' },
      { id: 'length', title: 'Writes to length', line: 'Turns one text into an article, an email and a post.' },
      { id: 'approval', title: 'Waits for your approval', line: 'A person reads every draft before it goes out.' },
    ],
    worksWith: [
      { agent: 'marketing', line: 'Every draft has an audience and a date to go out.' },
      { agent: 'support', line: 'Your website answers the questions customers ask most.' },
      { agent: 'analytics', line: 'The pages people read most are kept up to date.' },
    ],
  },
  analytics: {
    name: 'Analytics',
    title: 'AI Analytics Agent',
    department: 'analytics',
    description: 'Read the numbers',
    job: 'Goes through each week’s calls, bookings and sales, and tells you on one page what changed.',
    features: [
      { id: 'weekly-page', title: 'A one-page weekly report', line: 'What went up, what went down, and by how much.' },
      { id: 'calls', title: 'Counts your calls', line: 'By hour, by reason and by outcome.' },
      { id: 'money', title: 'Tracks revenue', line: 'From enquiry to booking to payment.' },
      {
        id: 'questions',
        title: 'Answers questions',
        line: 'Ask “How was March?” and you get a figure and its source.',
      },
      { id: 'odd-day', title: 'Flags unusual days', line: 'Tells you when a figure is out of the ordinary.' },
      { id: 'sources', title: 'Shows its working', line: 'Every figure links to the records behind it.' },
    ],
    worksWith: [
      { agent: 'receptionist', line: 'Every call is counted, with its reason and outcome.' },
      { agent: 'sales', line: 'You see each enquiry from first contact to booking.' },
      { agent: 'marketing', line: 'You see which message brought in which booking.' },
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
export function relatedAgents(id: AgentId): readonly { agent: AgentId; line: string }[] {
  return agents[id].worksWith
}

/** The agents of the home page's catalogue. */
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
export function mainAgentOf(department: DepartmentId): AgentId {
  return agentIds.find((id) => agents[id].department === department)!
}

/**
 * How many of an agent a customer has hired in the demonstration, 1 to 3. A hash of the id, so that every build has the
 * same number.
 */
export function hiredCount(id: string): 1 | 2 | 3 {
  let hash = 0
  for (const character of id) hash = (hash * 31 + character.codePointAt(0)!) % 2 ** 32
  return ((hash % 3) + 1) as 1 | 2 | 3
}
