import { mainAgentOf, type AgentId } from './agents.ts'
import { departmentIds } from './departments.ts'

/** The things that the assessment looks at. */
export const themes = {
  calls: 'Calls and messages',
  sales: 'Enquiries and quotes',
  customers: 'Customers and bookings',
  paperwork: 'Money and paperwork',
  people: 'People and data',
} as const

export type ThemeId = keyof typeof themes

/** Every theme's id, in order. */
export const themeIds = Object.keys(themes) as ThemeId[]

/** An option's value; the first scores 3, the last 0. */
export type OptionValue = 'a' | 'b' | 'c' | 'd'

/** One of a question's four answers. */
type Option = {
  /** Unique within its question. */
  value: OptionValue
  /** The answer in the visitor's words. */
  label: string
  /** Points, 3 to 0. */
  score: 0 | 1 | 2 | 3
}

/** One of the assessment's questions. */
export type Question = {
  /** 1 to 15. */
  id: number
  /** What its points count towards. */
  theme: ThemeId
  /** The question. */
  question: string
  /** The four answers, from the most ready to the least. */
  options: readonly [Option, Option, Option, Option]
}

const questionTexts: readonly {
  theme: ThemeId
  question: string
  answers: readonly [string, string, string, string]
}[] = [
  {
    theme: 'calls',
    question: 'How many calls does your business miss in a normal week?',
    answers: [
      'None: someone answers every call',
      'A few, at busy times',
      'Most calls outside office hours',
      'We don’t know how many',
    ],
  },
  {
    theme: 'calls',
    question: 'What happens if a customer calls at eight in the evening?',
    answers: ['Someone answers and books it in', 'Someone takes a message', 'It goes to voicemail', 'Nobody answers'],
  },
  {
    theme: 'calls',
    question: 'Where do you write down what a caller wanted?',
    answers: [
      'In one system everyone can see',
      'In an email to the right person',
      'On paper by the phone',
      'Usually nowhere',
    ],
  },
  {
    theme: 'sales',
    question: 'How soon do you reply to a new enquiry?',
    answers: ['Within minutes', 'The same day', 'Within two or three days', 'When someone has time'],
  },
  {
    theme: 'sales',
    question: 'You’ve sent a quote and heard nothing. What happens next?',
    answers: ['A reminder goes out on a set day', 'Someone usually calls', 'We only follow up the big ones', 'Nothing'],
  },
  {
    theme: 'sales',
    question: 'Can you say where last month’s enquiries came from?',
    answers: [
      'Yes, with figures for each source',
      'Roughly, for most of them',
      'Only what people happen to mention',
      'No',
    ],
  },
  {
    theme: 'customers',
    question: 'How do customers book a time with you?',
    answers: [
      'By phone or online, into one shared diary',
      'By phone, into one shared diary',
      'By phone, into one person’s diary',
      'They have to ask around',
    ],
  },
  {
    theme: 'customers',
    question: 'A customer asks the same question for the tenth time this week. Where is the answer written down?',
    answers: [
      'In a document we keep up to date',
      'On our website, more or less',
      'In a few people’s heads',
      'Each of us answers differently',
    ],
  },
  {
    theme: 'customers',
    question: 'How do you remind customers of a visit, a service or a renewal?',
    answers: [
      'A message goes out automatically',
      'Someone sends messages from a list',
      'We call when we remember',
      'We don’t',
    ],
  },
  {
    theme: 'paperwork',
    question: 'When do your invoices go out?',
    answers: ['On the day the work is done', 'Within the week', 'At the end of the month', 'When we get round to it'],
  },
  {
    theme: 'paperwork',
    question: 'How do you chase a late invoice?',
    answers: [
      'Reminders go out on fixed dates',
      'Someone goes through the list each week',
      'When we’re short of cash',
      'We find it awkward, so we wait',
    ],
  },
  {
    theme: 'paperwork',
    question: 'How many hours a week do you spend copying data from one place to another?',
    answers: ['Under two', 'Two to five', 'Six to ten', 'More than ten, or we haven’t counted'],
  },
  {
    theme: 'people',
    question: 'Your longest-serving colleague is away for a fortnight. How does the office run?',
    answers: [
      'Smoothly: anyone can follow our written steps',
      'Mostly well, with a few calls to them',
      'Slowly',
      'Some work stops',
    ],
  },
  {
    theme: 'people',
    question: 'Do you know where you keep customers’ personal data, and for how long?',
    answers: ['Yes, and it’s written down', 'Yes, for most of it', 'For some of it', 'No'],
  },
  {
    theme: 'people',
    question: 'How does your team feel about handing routine work to an agent?',
    answers: [
      'They’ve asked for it',
      'They’re willing, if someone shows them',
      'They’re unsure',
      'They’re against it, or nobody has asked',
    ],
  },
]

const VALUES = ['a', 'b', 'c', 'd'] as const
const SCORES = [3, 2, 1, 0] as const

/** The questions, in order. */
export const readinessQuestions: readonly Question[] = questionTexts.map(({ theme, question, answers }, position) => {
  const option = (index: 0 | 1 | 2 | 3): Option => ({
    value: VALUES[index],
    label: answers[index],
    score: SCORES[index],
  })
  return { id: position + 1, theme, question, options: [option(0), option(1), option(2), option(3)] }
})

/** The highest score. */
export const MAX_SCORE = readinessQuestions.length * 3

/** A band of results. */
export type ReadinessBand = {
  /** The band's key. */
  id: 'low' | 'medium' | 'high'
  /** How ready, in one word. */
  level: 'Low' | 'Medium' | 'High'
  /** The result's name. */
  title: string
  /** The fewest points. */
  from: number
  /** The most points. */
  to: number
  /** What to do next, in one line. */
  recommendation: string
  /** Why, as a short text. */
  explanation: string
  /** The agents to begin with. */
  agents: readonly AgentId[]
}

/** What helps first in one of the assessment's areas: an agent, and why. */
export type AreaAdvice = {
  /** The agent that helps most. */
  agent: AgentId
  /** Why, in one sentence. */
  text: string
}

/** The advice for the areas in which a visitor scored lowest. */
export const areaAdvice: Readonly<Record<ThemeId, AreaAdvice>> = {
  calls: { agent: 'receptionist', text: 'It answers the calls you miss and writes down what each caller wanted.' },
  sales: { agent: 'sales', text: 'It replies to enquiries within minutes and follows up every quote once.' },
  customers: { agent: 'support', text: 'It gives every customer the same approved answer, at any hour.' },
  paperwork: {
    agent: 'finance',
    text: 'It drafts the invoice when the job is done and reminds late payers on fixed days.',
  },
  people: { agent: 'compliance', text: 'It keeps a list of which data you hold, where, and until when.' },
}

/** The bands of the points, from the lowest. */
export const readinessBands: readonly ReadinessBand[] = [
  {
    id: 'low',
    level: 'Low',
    title: 'Start Simple',
    from: 0,
    to: 15,
    recommendation: 'Start with a Receptionist Agent.',
    explanation:
      'The phone is the easiest place to start. One agent answers it and notes what people ask, which shows you what to improve next.',
    agents: ['receptionist'],
  },
  {
    id: 'medium',
    level: 'Medium',
    title: 'Ready for Growth',
    from: 16,
    to: 30,
    recommendation: 'Add Sales and Support agents.',
    explanation:
      'You’ve done some of the groundwork. The next step is usually what happens after the call: following up quotes and answering customers’ questions.',
    agents: ['receptionist', 'sales', 'support'],
  },
  {
    id: 'high',
    level: 'High',
    title: 'Build Full Digital Office',
    from: 31,
    to: MAX_SCORE,
    recommendation: 'Build a full digital office.',
    explanation:
      'You’ve done most of the groundwork. Agents in every department can work from your written processes and tidy data.',
    agents: departmentIds.map(mainAgentOf),
  },
]
