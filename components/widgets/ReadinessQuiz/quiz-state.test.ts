import { expect, test } from 'vitest'
import {
  isOutOfDate,
  quizReducer,
  quizResult,
  radarText,
  startingQuiz,
  type Quiz,
  type QuizAction,
} from './quiz-state.ts'
import { MAX_QUIZ_SCORE, quiz, quizBands, radarSample, type QuizAnswer } from '../../../data/quiz.ts'

const after = (...actions: QuizAction[]): Quiz => actions.reduce(quizReducer, startingQuiz)
const answer = (question: number, option: QuizAnswer): QuizAction => ({ type: 'answer', question, option })
const show: QuizAction = { type: 'show' }

test.each([
  [[0, 0, 0, 0, 0], 0, 20, 'Getting Started'],
  [[1, 1, 1, 0, 0], 3, 20, 'Getting Started'],
  [[2, 2, 0, 0, 0], 4, 47, 'In Progress'],
  [[2, 2, 2, 1, 0], 7, 47, 'In Progress'],
  [[2, 2, 2, 1, 1], 8, 80, 'Advanced'],
  [[2, 2, 2, 2, 2], 10, 80, 'Advanced'],
] as const)('%j: %i points, %i %%, %s', (answers, score, percent, title) => {
  expect(quizResult(answers)).toMatchObject({ score, band: { percent, title } })
})

test('five questions of three options, one axis and one sample figure each', () => {
  expect(quiz).toHaveLength(5)
  for (const { options } of quiz) expect(new Set(options).size).toBe(3)
  expect(new Set(quiz.map(({ axis }) => axis)).size).toBe(5)
  expect(radarSample).toEqual([35, 40, 25, 30, 20])
  expect(quizResult([0, 1, 2, 0, 1]).radar).toEqual([0, 50, 100, 0, 50])
})

test('nothing is chosen at first, and choosing an option replaces that answer only', () => {
  expect(startingQuiz.answers).toEqual(quiz.map(() => undefined))
  expect(after(answer(1, 2), answer(4, 1), answer(1, 1)).answers).toEqual([undefined, 1, undefined, undefined, 1])
  expect(after(answer(5, 2), answer(-1, 2)).answers).toEqual(startingQuiz.answers)
})

test('an open question counts 0, and the result says how many are open', () => {
  expect(quizResult([undefined, 2, undefined, 1, 0])).toMatchObject({
    score: 3,
    open: 2,
    radar: [0, 100, 0, 50, 0],
  })
  expect(quizResult([0, 0, 0, 0, 0]).open).toBe(0)
})

test('the result appears when asked for, stays, and is computed anew only when asked again', () => {
  expect(after(answer(0, 2)).shown).toBeUndefined()
  const shown = after(answer(0, 2), show)
  expect(shown.shown).toEqual([2, undefined, undefined, undefined, undefined])
  expect(isOutOfDate(shown)).toBe(false)
  const changed = quizReducer(shown, answer(1, 2))
  expect(changed.shown).toEqual([2, undefined, undefined, undefined, undefined])
  expect(isOutOfDate(changed)).toBe(true)
  expect(isOutOfDate(quizReducer(changed, show))).toBe(false)
  expect(isOutOfDate(after(answer(0, 2)))).toBe(false)
})

test('every total falls in one band, and the last band ends with the most points', () => {
  expect(quizBands.at(-1)!.to).toBe(MAX_QUIZ_SCORE)
  const options: readonly QuizAnswer[] = [0, 1, 2]
  const all = quiz.reduce<QuizAnswer[][]>(
    (lists) => lists.flatMap((list) => options.map((option) => [...list, option])),
    [[]],
  )
  expect(all).toHaveLength(3 ** quiz.length)
  for (const answers of all) {
    const { score, band } = quizResult(answers)
    expect(score >= band.from && score <= band.to).toBe(true)
  }
})

test("the radar's text alternative has its figures", () => {
  const figures = (values: readonly number[]) => quiz.map(({ axis }, at) => `${axis} ${values[at]}%`).join(', ')
  expect(radarText()).toContain(`${figures(radarSample)}.`)
  const own = quiz.map((_, at) => (at % 3) * 50)
  expect(radarText(own)).toContain(`Your answers: ${figures(own)}.`)
})
