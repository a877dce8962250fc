import { agents, type AgentId } from './agents.ts'

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
  /** What the card's dialog says, under the name and role of a person, or the title and job of an agent. */
  body: string
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
    tagline: 'Sets the limits that every agent works within.',
    body: 'Sets the limits for every agent: what it may never promise, which calls it must hand over, and when it has to say that it doesn’t know. Within those limits, agents work by your rules.',
    figure: 'scarf',
    placeholder: true,
  },
  {
    id: 'maeve',
    name: 'Maeve',
    role: 'Head of service',
    tagline: 'Goes through your first call notes with you and fixes any problems.',
    body: 'Looks after customers from their first call. Goes through your call notes with you whenever you ask, and changes an agent’s instructions if it got something wrong.',
    figure: 'folder',
    placeholder: true,
  },
  {
    id: 'tom',
    name: 'Tom',
    role: 'Head of engineering',
    tagline: 'Keeps the service running and your data safe.',
    body: 'Builds the agents and keeps them running. Responsible for where data is stored, who can see it, and how it’s deleted.',
    figure: 'mug',
    placeholder: true,
  },
]

function agentCard(agent: AgentId, role: string, tagline: string, body: string): TeamCard {
  return { id: agent, name: agents[agent].name, role, tagline, body, agent }
}

/** The three floors of the team directory, from the top. */
export const teamFloors: readonly TeamFloor[] = [
  { id: 'leadership', level: 'Second floor', name: 'Leadership', cards: leaders },
  {
    id: 'growth-and-operations',
    level: 'First floor',
    name: 'Growth and operations',
    cards: [
      agentCard(
        'sales',
        'Growth',
        'Follows up every enquiry promptly.',
        'Works from your list of questions and your diary. It never offers a discount you haven’t agreed, and passes customers who want to negotiate on to you.',
      ),
      agentCard(
        'marketing',
        'Growth',
        'Posts on time, in your tone of voice.',
        'Plans a month at a time and waits for approval before anything goes out. It only contacts people who’ve agreed to it, and stops when they ask.',
      ),
      agentCard(
        'operations',
        'Operations',
        'Keeps jobs, rotas and stock on track.',
        'Compares your diary, job list and stock sheet, and warns you when they don’t match. A person decides what to change.',
      ),
      agentCard(
        'finance',
        'Operations',
        'Chases invoices so you don’t have to.',
        'Prepares invoices and reminders from finished work. It never moves money: payments and credit notes wait for a person.',
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
        'Answers every call.',
        'Answers in your business’s name, books into your diary and takes messages. If asked, it says that it’s an AI agent. Urgent or upset callers go through to a person.',
      ),
      agentCard(
        'support',
        'Customer care',
        'Knows the answer, or who to ask.',
        'Answers from documents you’ve approved. If the answer isn’t there, it says so, takes the details, and passes the question on.',
      ),
      agentCard(
        'hr',
        'People',
        'Contracts, new starters and holiday.',
        'Collects forms, reminds people of dates and quotes the handbook. Pay, grievances and dismissals go straight to a person.',
      ),
      agentCard(
        'compliance',
        'Records',
        'Finds the missing consent form.',
        'Compares each file with your checklist and chases anything missing. It never deletes anything itself: it lists what’s due, and a person confirms.',
      ),
      agentCard(
        'content',
        'Words',
        'Writes the first draft for you.',
        'Turns notes and photos into drafts in your house style. A person approves every draft.',
      ),
      agentCard(
        'analytics',
        'Numbers',
        'Tells you what changed, and by how much.',
        'Counts calls, bookings and payments, and shows where each figure comes from. It reports the figures, and you decide.',
      ),
    ],
  },
]

/** Every card of the directory, from the top floor down. */
export const teamCards: readonly TeamCard[] = teamFloors.flatMap(({ cards }) => cards)
