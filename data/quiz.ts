/** An answer: the index of one of a question's three options. */
export type QuizAnswer = 0 | 1 | 2

/** Five items, one for each of the quiz's questions, in their order. */
type PerQuestion<Item> = readonly [Item, Item, Item, Item, Item]

/** One of the quiz's five questions. */
export type QuizQuestion = {
  /** The short name of its axis on the radar. */
  axis: string
  /** The question. */
  question: string
  /** The three options; an option scores its index. */
  options: readonly [string, string, string]
}

/** The readiness quiz of /digital-transformation. */
export const quiz: PerQuestion<QuizQuestion> = [
  {
    axis: 'Processes',
    question: 'Are your everyday processes written down?',
    options: ['No, they’re in people’s heads', 'Some are', 'Most are, and we follow them'],
  },
  {
    axis: 'Data',
    question: 'Where is your customer data?',
    options: ['In inboxes and spreadsheets', 'In several systems', 'In one system, or in linked systems'],
  },
  {
    axis: 'Customers',
    question: 'How do customers reach you outside office hours?',
    options: ['They can’t', 'By voicemail or a form', 'A person or a system answers'],
  },
  {
    axis: 'Automation',
    question: 'How much routine work is automated?',
    options: ['None of it', 'A few reminders or reports', 'Whole tasks, start to finish'],
  },
  {
    axis: 'People',
    question: 'Who would decide on a change like this?',
    options: ['Nobody in particular', 'A manager, case by case', 'A named owner with a budget'],
  },
]

/** The result for a range of scores. */
export type QuizBand = {
  /** The fewest points. */
  from: number
  /** The most points. */
  to: number
  /** The percentage shown. */
  percent: number
  /** The band's name. */
  title: string
  /** What that means, in one sentence. */
  meaning: string
}

/** The highest score. */
export const MAX_QUIZ_SCORE = 10

/** The bands of the quiz. */
export const quizBands: readonly QuizBand[] = [
  {
    from: 0,
    to: 3,
    percent: 20,
    title: 'Getting Started',
    meaning: 'Start with one agent and see what people ask it.',
  },
  {
    from: 4,
    to: 7,
    percent: 47,
    title: 'In Progress',
    meaning: 'Run a pilot in the department with the longest delays.',
  },
  {
    from: 8,
    to: 10,
    percent: 80,
    title: 'Advanced',
    meaning: 'You’re ready to plan a rollout by department.',
  },
]

/** The sample figures of the readiness radar, in percent: one for each question. */
export const radarSample: PerQuestion<number> = [35, 40, 25, 30, 20]

/** The button that shows the result. */
export const QUIZ_BUTTON = 'See My Readiness Score'
