import { agentIds, agents, type AgentId } from './agents.ts'
import { agentPrice, pounds, priceFor } from './pricing.ts'
import { MAX_SCORE, questions, themeIds, themes, type OptionValue, type ThemeId } from './readiness-questions.ts'

/** What the visitor has done in the assessment. Nothing of it is stored. */
export type Assessment = {
  /** The question on show, 0 to 14. */
  readonly index: number
  /** The stored answers by question; a question not yet passed has none. */
  readonly answers: readonly (OptionValue | undefined)[]
  /** The option chosen for the question on show, if any. */
  readonly selected: OptionValue | undefined
  /** Whether the result is shown. */
  readonly finished: boolean
}

/** What the visitor can do. */
export type AssessmentAction =
  { type: 'select'; option: OptionValue } | { type: 'next' } | { type: 'previous' } | { type: 'retake' }

/** The assessment before the first answer. */
export const startingAssessment: Assessment = { index: 0, answers: [], selected: undefined, finished: false }

/** The assessment after an action (specification, section 4). An action that is not possible leaves it as it is. */
export function assessmentReducer(state: Assessment, action: AssessmentAction): Assessment {
  switch (action.type) {
    case 'select':
      return state.finished ? state : { ...state, selected: action.option }
    case 'next': {
      if (!canGoOn(state)) return state
      const answers = Array.from(questions, (_, at) => (at === state.index ? state.selected : state.answers[at]))
      return isLast(state)
        ? { ...state, answers, finished: true }
        : { ...state, index: state.index + 1, answers, selected: undefined }
    }
    case 'previous':
      return canGoBack(state) ? { ...state, index: state.index - 1, selected: state.answers[state.index - 1] } : state
    case 'retake':
      return startingAssessment
  }
}

/** Whether 'Next' is enabled: an answer must be chosen before continuing. */
export function canGoOn({ finished, selected }: Assessment): boolean {
  return !finished && selected !== undefined
}

/** Whether 'Previous' is enabled: not on the first question. */
export function canGoBack({ finished, index }: Assessment): boolean {
  return !finished && index > 0
}

/** Whether the last question is on show, where 'Next' reads 'View Results'. */
export function isLast({ index }: Assessment): boolean {
  return index === questions.length - 1
}

/** Whole percent complete: the questions before this one out of 15, and 100 with the result. */
export function percentComplete({ finished, index }: Assessment): number {
  return finished ? 100 : Math.round((index / questions.length) * 100)
}

/** A band of results. */
export type ReadinessBand = {
  /** The band's key. */
  id: 'low' | 'medium' | 'high'
  /** How ready, in one word (specification, section 4). */
  level: 'Low' | 'Medium' | 'High'
  /** The result's name (specification, section 4). */
  title: string
  /** The fewest points. */
  from: number
  /** The most points. */
  to: number
  /** What to do next, in one line. */
  recommendation: string
  /** Why, in two sentences. */
  explanation: string
  /** The agents to begin with. */
  agents: readonly AgentId[]
}

/** The three bands: 15 or less, 16 to 30, above 30. */
export const readinessBands: readonly [ReadinessBand, ReadinessBand, ReadinessBand] = [
  {
    id: 'low',
    level: 'Low',
    title: 'Start Simple',
    from: 0,
    to: 15,
    recommendation: 'Start with a Receptionist Agent.',
    explanation:
      'The phone is the easiest place to begin. One agent answers it and writes down what people ask, which shows you what to mend next.',
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
      'Part of the groundwork is there. The next gain is usually what happens after the call: quotes that go quiet, and customers who ask twice.',
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
      'Most of the groundwork is there. An agent in each department has written steps and tidy data to work from.',
    agents: agentIds.slice(0, 10),
  },
]

/** What the assessment found. */
export type ReadinessResult = {
  /** Points, 0 to 45. */
  score: number
  /** The band that the score falls in. */
  band: ReadinessBand
  /** Where the points went: for each theme its points and how many it could have had. */
  byTheme: readonly { theme: ThemeId; name: string; points: number; most: number }[]
  /** Pounds a month for each recommended agent, at their volume price. */
  price: number
}

/** The band of a score; a score beyond the ends belongs to the band at that end. */
export function bandForScore(score: number): ReadinessBand {
  return readinessBands.findLast(({ from }) => score >= from) ?? readinessBands[0]
}

/** The result of the stored answers; a question without one counts nothing. */
export function readinessResult({ answers }: Pick<Assessment, 'answers'>): ReadinessResult {
  const points = questions.map(({ options }, at) => options.find(({ value }) => value === answers[at])?.score ?? 0)
  const score = points.reduce<number>((sum, each) => sum + each, 0)
  const band = bandForScore(score)
  const byTheme = themeIds.map((theme) => {
    const own = questions.flatMap((question, at) => (question.theme === theme ? [points[at]!] : []))
    return {
      theme,
      name: themes[theme],
      points: own.reduce<number>((sum, each) => sum + each, 0),
      most: own.length * 3,
    }
  })
  return { score, band, byTheme, price: priceFor(band.agents.length) }
}

/** A result as plain text, to copy, to print or to send with the demo form, whose message holds 1000 characters. */
export function summaryText({ score, band, byTheme, price }: ReadinessResult): string {
  const count = band.agents.length
  return [
    `AI readiness: ${band.title} (${band.level}), ${score} out of ${MAX_SCORE}`,
    band.recommendation,
    '',
    ...byTheme.map(({ name, points, most }) => `- ${name}: ${points} of ${most}`),
    '',
    `Recommended: ${band.agents.map((id) => agents[id].name).join(', ')}`,
    count === 1
      ? `${pounds(agentPrice)} a month`
      : `${count} agents at ${pounds(price)} each: ${pounds(count * price)} a month`,
  ].join('\n')
}
