import { agents } from '../../../data/agents.ts'
import { agentPrice, pounds, priceFor } from '../../../data/pricing.ts'
import {
  MAX_SCORE,
  readinessQuestions,
  themeIds,
  themes,
  readinessBands,
  type OptionValue,
  type ThemeId,
  type ReadinessBand,
} from '../../../data/readiness.ts'

/** The state of the assessment. It is not stored. */
export type Assessment = {
  /** The current question, 0 to 14. */
  readonly index: number
  /** The stored answers by question, also those after the current one; a question not yet seen has none. */
  readonly answers: readonly (OptionValue | undefined)[]
  /** The chosen option of the current question, if any. */
  readonly selected: OptionValue | undefined
  /** Whether the result is shown. */
  readonly finished: boolean
}

/** The visitor's actions. */
export type AssessmentAction =
  { type: 'select'; option: OptionValue } | { type: 'next' } | { type: 'previous' } | { type: 'retake' }

/** The assessment before the first answer. */
export const startingAssessment: Assessment = { index: 0, answers: [], selected: undefined, finished: false }

/** The reducer of the assessment. It ignores actions that are not possible. */
export function assessmentReducer(state: Assessment, action: AssessmentAction): Assessment {
  switch (action.type) {
    case 'select':
      return state.finished ? state : { ...state, selected: action.option }
    case 'next':
      if (!canProceed(state)) return state
      return isLast(state) ? { ...state, answers: withSelected(state), finished: true } : goTo(state, state.index + 1)
    case 'previous':
      return canGoBack(state) ? goTo(state, state.index - 1) : state
    case 'retake':
      return startingAssessment
  }
}

/** Another question, with the answer that it already has, so that going back costs no later answer. */
function goTo(state: Assessment, index: number): Assessment {
  const answers = withSelected(state)
  return { ...state, index, answers, selected: answers[index] }
}

function withSelected({ index, answers, selected }: Assessment): Assessment['answers'] {
  return Array.from(readinessQuestions, (_, at) => (at === index ? selected : answers[at]))
}

/** Whether 'Next' is enabled: an answer must be chosen before continuing. */
export function canProceed({ finished, selected }: Assessment): boolean {
  return !finished && selected !== undefined
}

/** Whether 'Previous' is enabled: not on the first question. */
export function canGoBack({ finished, index }: Assessment): boolean {
  return !finished && index > 0
}

/** Whether the last question is shown, where 'Next' reads 'View Results'. */
export function isLast({ index }: Assessment): boolean {
  return index === readinessQuestions.length - 1
}

/** Whole percent complete: the questions before this one out of 15, and 100 with the result. */
export function percentComplete({ finished, index }: Assessment): number {
  return finished ? 100 : Math.round((index / readinessQuestions.length) * 100)
}

/** The result of the assessment. */
export type ReadinessResult = {
  /** Points, 0 to 45. */
  score: number
  /** The band that the score falls in. */
  band: ReadinessBand
  /** For each theme its points and its maximum. */
  byTheme: readonly { theme: ThemeId; name: string; points: number; max: number }[]
  /** The areas with the fewest points, at most two; none if every area is full. */
  lowest: readonly ThemeId[]
  /** Pounds a month for each recommended agent, at their volume price. */
  price: number
}

/** The band of a score; a score beyond the ends belongs to the band at that end. */
export function bandForScore(score: number): ReadinessBand {
  return readinessBands.findLast(({ from }) => score >= from) ?? readinessBands[0]!
}

/** The result of the stored answers; a question without an answer scores 0. */
export function readinessResult({ answers }: Pick<Assessment, 'answers'>): ReadinessResult {
  const points = readinessQuestions.map(
    ({ options }, at) => options.find(({ value }) => value === answers[at])?.score ?? 0,
  )
  const score = points.reduce<number>((sum, value) => sum + value, 0)
  const band = bandForScore(score)
  const byTheme = themeIds.map((theme) => {
    const themePoints = readinessQuestions.flatMap((question, at) => (question.theme === theme ? [points[at]!] : []))
    return {
      theme,
      name: themes[theme],
      points: themePoints.reduce<number>((sum, value) => sum + value, 0),
      max: themePoints.length * 3,
    }
  })
  const fewest = Math.min(...byTheme.map(({ points }) => points))
  const lowest = byTheme.filter(({ points, max }) => points === fewest && points < max).map(({ theme }) => theme)
  return { score, band, byTheme, lowest: lowest.slice(0, 2), price: priceFor(band.agents.length) }
}

/** A result as plain text, to copy, to print or to send with the demo form, whose message holds 1000 characters. */
export function summaryText({ score, band, byTheme, lowest, price }: ReadinessResult): string {
  const count = band.agents.length
  return [
    `AI readiness: ${band.title} (${band.level}), ${score} out of ${MAX_SCORE}`,
    band.recommendation,
    '',
    ...byTheme.map(({ name, points, max }) => `- ${name}: ${points} of ${max}`),
    '',
    ...(lowest.length ? [`Lowest: ${lowest.map((theme) => themes[theme]).join(', ')}`] : []),
    `Recommended: ${band.agents.map((id) => agents[id].name).join(', ')}`,
    count === 1
      ? `${pounds(agentPrice)} a month`
      : `${count} agents at ${pounds(price)} each: ${pounds(count * price)} a month`,
  ].join('\n')
}

/** The fields of a keyboard event that matter here. */
type KeyPress = { key: string; target: EventTarget | null; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/**
 * What a key does while a question is shown: 1 to 4 choose an answer, Enter goes on, the left and right arrows step. On
 * an answer the arrows stay the browser's own: they move between the answers.
 */
export function actionOfKey(
  { key, target, altKey, ctrlKey, metaKey }: KeyPress,
  { index }: Pick<Assessment, 'index'>,
): AssessmentAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const option: OptionValue | undefined = /^[1-4]$/.test(key)
    ? readinessQuestions[index]?.options[Number(key) - 1]?.value
    : undefined
  if (option) return { type: 'select', option }
  const { type, localName } = (target ?? {}) as Partial<HTMLInputElement>
  // Enter presses the button or follows the link that has the focus.
  if (key === 'Enter') return localName === 'button' || localName === 'a' ? undefined : { type: 'next' }
  if (type === 'radio') return undefined
  if (key === 'ArrowRight') return { type: 'next' }
  if (key === 'ArrowLeft') return { type: 'previous' }
  return undefined
}
