import { agents, type AgentId } from './agents.ts'

/** What the dialog of a card says. */
type TeamDetail = {
  /** The dialog's title. */
  heading: string
  /** The line under the title. */
  subheading: string
  /** One or two short paragraphs in one. */
  body: string
}

/** A card of the team directory. */
export type TeamCard = {
  /** Unique in the directory; the address of an open dialog carries it. */
  id: string
  /** The name on the card. */
  name: string
  /** What the person or agent is in the company, in one to three words. */
  role: string
  /** One line under the role. */
  tagline: string
  /** What the card's dialog says. */
  detail: TeamDetail
  /** The agent on the card. */
  agent?: AgentId
  /** The figure drawn for a person. */
  figure?: 'scarf' | 'folder' | 'mug'
  /** Whether the person is made up and must be replaced before a real launch. */
  placeholder?: boolean
}

/** A floor of the directory's building. */
export type TeamFloor = {
  /** The floor's key. */
  id: string
  /** Where the floor is. */
  level: string
  /** Who works on it. */
  name: string
  /** Its cards, from left to right. */
  cards: readonly TeamCard[]
}

/** The people of the top floor. They are placeholders: the owner puts the real ones here before a launch. */
const leaders: readonly TeamCard[] = [
  {
    id: 'priya',
    name: 'Priya',
    role: 'Founder',
    tagline: 'Decides what agents may do, and what stays with a person.',
    detail: {
      heading: 'Priya',
      subheading: 'Founder',
      body: 'Sets the rules that every desk works by: what it may promise, which calls it must hand over, and when it has to say that it does not know.',
    },
    figure: 'scarf',
    placeholder: true,
  },
  {
    id: 'maeve',
    name: 'Maeve',
    role: 'Head of service',
    tagline: 'Goes through the first notes with you, and mends what went wrong.',
    detail: {
      heading: 'Maeve',
      subheading: 'Head of service',
      body: 'Looks after customers from the first call to the last. Goes through notes with you when you ask, and changes the instructions of a desk that got something wrong.',
    },
    figure: 'folder',
    placeholder: true,
  },
  {
    id: 'tom',
    name: 'Tom',
    role: 'Head of engineering',
    tagline: 'Keeps the lines open and the data where it belongs.',
    detail: {
      heading: 'Tom',
      subheading: 'Head of engineering',
      body: 'Builds the desks and keeps them running. Responsible for where data is kept, who can read it, and how it is deleted.',
    },
    figure: 'mug',
    placeholder: true,
  },
]

function agentCard(agent: AgentId, role: string, tagline: string, body: string): TeamCard {
  const { name, title, job } = agents[agent]
  return { id: agent, name, role, tagline, detail: { heading: title, subheading: job, body }, agent }
}

/** The three floors of the team directory, from the top (specification, section 2). */
export const teamFloors: readonly [TeamFloor, TeamFloor, TeamFloor] = [
  { id: 'leadership', level: 'Second floor', name: 'Leadership', cards: leaders },
  {
    id: 'growth-and-operations',
    level: 'First floor',
    name: 'Growth and operations',
    cards: [
      agentCard(
        'sales',
        'Growth',
        'Follows up every enquiry while it is warm.',
        'Works from your list of questions and your diary. It never gives a discount that you have not written down, and a customer who wants to haggle is passed to you.',
      ),
      agentCard(
        'marketing',
        'Growth',
        'Posts on time, in your tone of voice.',
        'Plans a month at a time and waits for approval before anything goes out. It writes to people who agreed to be written to, and stops when they say so.',
      ),
      agentCard(
        'operations',
        'Operations',
        'Keeps jobs, rotas and stock in step.',
        'Reads the diary, the job list and the stock sheet, and tells people when one of them no longer fits the others. A person decides what gives way.',
      ),
      agentCard(
        'finance',
        'Operations',
        'Chases invoices so that you don’t have to.',
        'Prepares invoices and reminders from finished work. It moves no money: payments and credit notes wait for a person.',
      ),
    ],
  },
  {
    id: 'specialists',
    level: 'Ground floor',
    name: 'Specialists',
    cards: [
      agentCard(
        'receptionist',
        'Front desk',
        'Never lets it ring out.',
        'Answers in your name, books into your diary and takes messages. It says that it is an AI agent when asked, and puts urgent or upset callers through to a person.',
      ),
      agentCard(
        'support',
        'Customer care',
        'Knows the answer, or who does.',
        'Answers from documents that you have approved. Where they are silent it says so, takes the details down, and passes the question on.',
      ),
      agentCard(
        'hr',
        'People',
        'Contracts, starters and holiday.',
        'Collects forms, reminds people of dates and quotes the handbook. Pay, grievances and dismissals go to a person at once.',
      ),
      agentCard(
        'compliance',
        'Records',
        'Spots the missing consent form.',
        'Compares each file with your own checklist and chases what is not there. It deletes nothing itself; it lists what is due and a person confirms.',
      ),
      agentCard(
        'content',
        'Words',
        'A first draft before you have a blank page.',
        'Turns notes and photos into drafts in your house style. Every draft goes to a person before it goes out.',
      ),
      agentCard(
        'analytics',
        'Numbers',
        'Tells you what changed, and by how much.',
        'Counts calls, bookings and payments and shows where each figure comes from. It reports; it does not decide.',
      ),
    ],
  },
]

/** Every card of the directory, from the top floor down. */
export const teamCards: readonly TeamCard[] = teamFloors.flatMap(({ cards }) => cards)
