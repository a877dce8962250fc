import { expect, test } from 'vitest'
import { agents } from './agents.ts'
import { departmentIds } from './departments.ts'
import { MAX_QUIZ_SCORE, quiz, quizBands } from './quiz.ts'
import { MAX_SCORE, readinessBands, readinessQuestions } from './readiness.ts'
import { sliderIds, sliders, startingRoi } from './roi.ts'

test('of each question the first answer is the most ready, and all first answers have the highest score', () => {
  for (const { options } of readinessQuestions) expect(options.map(({ score }) => score)).toEqual([3, 2, 1, 0])
  expect(MAX_SCORE).toBe(readinessQuestions.reduce((sum, { options }) => sum + options[0].score, 0))
  expect(MAX_QUIZ_SCORE).toBe(quiz.reduce((sum, { options }) => sum + options.length - 1, 0))
})

test.each([
  ['the assessment', readinessBands, MAX_SCORE],
  ['the quiz', quizBands, MAX_QUIZ_SCORE],
])('each score of %s has one band', (_, bands: readonly { from: number; to: number }[], highest) => {
  const scores = bands.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  expect(scores).toEqual(Array.from({ length: highest + 1 }, (_, score) => score))
})

test('the full office has an agent of every department', () => {
  expect(readinessBands.at(-1)!.agents.map((id) => agents[id].department)).toEqual(departmentIds)
})

test('each slider begins at a position of its own', () => {
  for (const id of sliderIds) {
    const { start, min, max, step } = sliders[id]
    expect(startingRoi[id]).toBe(start)
    expect([start >= min, start <= max, (start - min) % step]).toEqual([true, true, 0])
  }
})
