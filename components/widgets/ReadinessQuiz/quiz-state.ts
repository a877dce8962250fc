import { quiz, quizBands, radarSample, type QuizAnswer, type QuizBand } from '../../../data/quiz.ts'

/** The state of the quiz. It is not stored. */
export type Quiz = {
  /** The answer to each question; an open question has none and counts 0. */
  readonly answers: readonly (QuizAnswer | undefined)[]
  /** The answers whose result is shown; none before 'See My Readiness Score'. */
  readonly shown: Quiz['answers'] | undefined
}

/** The visitor's actions. */
export type QuizAction = { type: 'answer'; question: number; option: QuizAnswer } | { type: 'show' }

/** No answer and no result: nothing may look chosen that the visitor did not choose. */
export const startingQuiz: Quiz = { answers: quiz.map(() => undefined), shown: undefined }

/** The reducer of the quiz. The result is computed on request and stays until the next request. */
export function quizReducer(state: Quiz, action: QuizAction): Quiz {
  if (action.type === 'show') return { ...state, shown: state.answers }
  return { ...state, answers: state.answers.map((answer, at) => (at === action.question ? action.option : answer)) }
}

/** Whether answers have changed since the shown result was computed. */
export function isOutOfDate({ answers, shown }: Quiz): boolean {
  return shown !== undefined && shown.some((answer, at) => answer !== answers[at])
}

/** The result of five answers: their sum, its band, and the visitor's own outline for the radar in percent. */
export function quizResult(answers: Quiz['answers']): {
  score: number
  /** How many questions have no answer. */
  open: number
  band: QuizBand
  radar: readonly number[]
} {
  const score = answers.reduce<number>((sum, answer = 0) => sum + answer, 0)
  return {
    score,
    open: answers.filter((answer) => answer === undefined).length,
    band: quizBands.findLast(({ from }) => score >= from) ?? quizBands[0]!,
    radar: answers.map((answer = 0) => answer * 50),
  }
}

/** The radar's text alternative: the sample's figure on every axis, and the visitor's if there is one. */
export function radarText(scores?: readonly number[]): string {
  const figures = (values: readonly number[]) => quiz.map(({ axis }, at) => `${axis} ${values[at]}%`).join(', ')
  const sample = `A sample firm: ${figures(radarSample)}.`
  return scores ? `Readiness radar. Your answers: ${figures(scores)}. ${sample}` : `Readiness radar. ${sample}`
}
