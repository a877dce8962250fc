import { questions, type OptionValue } from '../../../data/readiness-questions.ts'

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
  return Array.from(questions, (_, at) => (at === index ? selected : answers[at]))
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
  return index === questions.length - 1
}

/** Whole percent complete: the questions before this one out of 15, and 100 with the result. */
export function percentComplete({ finished, index }: Assessment): number {
  return finished ? 100 : Math.round((index / questions.length) * 100)
}
