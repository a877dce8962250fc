import { expect, test } from 'vitest'
import { MAX_QUIZ_SCORE, quiz } from './quiz.ts'
import { MAX_SCORE, readinessBands, readinessQuestions } from './readiness.ts'

test('of each question the first answer is the most ready, and all first answers have the highest score', () => {
  for (const { options } of readinessQuestions) expect(options.map(({ score }) => score)).toEqual([3, 2, 1, 0])
  expect(MAX_SCORE).toBe(readinessQuestions.reduce((sum, { options }) => sum + options[0].score, 0))
  expect(MAX_QUIZ_SCORE).toBe(quiz.reduce((sum, { options }) => sum + options.length - 1, 0))
})

test('each score of the assessment has one band', () => {
  const scores = readinessBands.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  expect(scores).toEqual(Array.from({ length: MAX_SCORE + 1 }, (_, score) => score))
})
