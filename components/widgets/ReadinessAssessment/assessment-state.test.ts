import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { departmentIds } from '../../../data/departments.ts'
import { agentPrice, monthlyTotal, pounds, priceFor } from '../../../data/pricing.ts'
import {
  MAX_SCORE,
  readinessBands,
  readinessQuestions,
  themeIds,
  themes,
  type OptionValue,
} from '../../../data/readiness.ts'
import {
  actionOfKey,
  assessmentReducer,
  bandForScore,
  canGoBack,
  canProceed,
  isLast,
  percentComplete,
  readinessResult,
  startingAssessment,
  summaryText,
  type Assessment,
  type AssessmentAction,
} from './assessment-state.ts'

const after = (...actions: AssessmentAction[]): Assessment => actions.reduce(assessmentReducer, startingAssessment)
const select = (option: OptionValue): AssessmentAction => ({ type: 'select', option })
const next: AssessmentAction = { type: 'next' }
const previous: AssessmentAction = { type: 'previous' }
const answering = (options: readonly OptionValue[]) => after(...options.flatMap((option) => [select(option), next]))

/** Answers that score exactly so many points. */
function answersFor(score: number): OptionValue[] {
  return readinessQuestions.map((_, at) => (['d', 'c', 'b', 'a'] as const)[Math.max(0, Math.min(3, score - at * 3))]!)
}

test('fifteen questions of four options, scoring 3 down to 0', () => {
  expect(readinessQuestions.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  for (const { options } of readinessQuestions) {
    expect(options.map(({ score }) => score)).toEqual([3, 2, 1, 0])
    expect(new Set(options.map(({ value }) => value)).size).toBe(4)
    expect(new Set(options.map(({ label }) => label)).size).toBe(4)
  }
  expect(new Set(readinessQuestions.map(({ question }) => question)).size).toBe(15)
  for (const theme of themeIds)
    expect(readinessQuestions.filter((question) => question.theme === theme)).toHaveLength(3)
  expect(MAX_SCORE).toBe(45)
})

test.each([
  [0, 'low'],
  [15, 'low'],
  [16, 'medium'],
  [30, 'medium'],
  [31, 'high'],
  [45, 'high'],
])('%i points are in the band %s', (score, id) => {
  const result = readinessResult({ answers: answersFor(score) })
  expect(result.score).toBe(score)
  expect(result.band.id).toBe(id)
  expect(result.byTheme.reduce((sum, { points }) => sum + points, 0)).toBe(score)
})

test('a full digital office has an agent in every department', () => {
  const { agents: team } = bandForScore(MAX_SCORE)
  expect(new Set(team.map((id) => agents[id].department))).toEqual(new Set(departmentIds))
})

test('a score beyond the ends belongs to the band at that end', () => {
  expect([-1, 46, NaN].map((score) => bandForScore(score).id)).toEqual(['low', 'high', 'low'])
})

test('next waits for an answer, stores it, and advances to a question without answer', () => {
  expect(canProceed(startingAssessment)).toBe(false)
  expect(after(next)).toBe(startingAssessment)
  expect(canProceed(after(select('b')))).toBe(true)
  const second = after(select('c'), select('b'), next)
  expect(second).toMatchObject({ index: 1, selected: undefined, finished: false })
  expect(second.answers[0]).toBe('b')
})

test('previous is disabled on the first question, goes back and restores the earlier answer', () => {
  expect(canGoBack(startingAssessment)).toBe(false)
  expect(after(previous)).toBe(startingAssessment)
  expect(after(select('b'), next, select('d'), previous)).toMatchObject({ index: 0, selected: 'b' })
  expect(after(select('b'), next, previous, select('a'), next).answers[0]).toBe('a')
  expect(after(select('b'), next, select('d'), previous, next)).toMatchObject({ index: 1, selected: 'd' })
})

test('going back and forward again keeps the later answers, and Next still needs one', () => {
  const third = after(select('b'), next, select('d'), next, select('a'), previous, previous, select('c'), next)
  expect(third).toMatchObject({ index: 1, selected: 'd' })
  const again = [next, next].reduce(assessmentReducer, third)
  expect(again).toMatchObject({ index: 3, selected: undefined, answers: { 0: 'c', 1: 'd', 2: 'a' } })
  expect(assessmentReducer(again, next)).toBe(again)
})

test('the last question shows the result; only retake leaves it', () => {
  const last = answering(answersFor(45).slice(0, 14))
  expect(isLast(last)).toBe(true)
  const result = [select('a'), next].reduce(assessmentReducer, last)
  expect(result.finished).toBe(true)
  expect(readinessResult(result).score).toBe(45)
  for (const action of [next, previous, select('d')]) expect(assessmentReducer(result, action)).toBe(result)
  expect(assessmentReducer(result, { type: 'retake' })).toEqual(startingAssessment)
})

test.each([
  [0, 0],
  [1, 7],
  [5, 33],
  [6, 40],
  [14, 93],
  [15, 100],
])('%i answers given: %i %% complete', (given, percent) => {
  expect(percentComplete(answering(answersFor(20).slice(0, given)))).toBe(percent)
})

test('percent complete goes back with the question', () => {
  expect(percentComplete([previous].reduce(assessmentReducer, answering(['a', 'a'])))).toBe(7)
})

test('the lowest areas are named, at most two, and none when all are full', () => {
  // The first three questions are about one area, the next three about another.
  const answers = readinessQuestions.map((_, at): OptionValue => (at < 3 ? 'd' : 'a'))
  expect(readinessResult({ answers }).lowest).toEqual([readinessQuestions[0]!.theme])
  expect(readinessResult({ answers: answersFor(0) }).lowest).toHaveLength(2)
  expect(readinessResult({ answers: answersFor(45) }).lowest).toEqual([])
})

test('no sequence of actions leaves the fifteen questions', () => {
  const action = fc.oneof(
    fc.constantFrom<OptionValue>('a', 'b', 'c', 'd').map(select),
    fc.constantFrom<AssessmentAction>(next, next, previous, { type: 'retake' }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const state = after(...actions)
      expect(state.index).toBeGreaterThanOrEqual(0)
      expect(state.index).toBeLessThan(15)
      if (state.finished) expect(state.answers.every((answer) => answer !== undefined)).toBe(true)
    }),
  )
})

/** What so many agents cost, as the summary says it. */
const priceLine = (count: number) =>
  count === 1
    ? `${pounds(agentPrice)} a month`
    : `${count} agents at ${pounds(priceFor(count))} each: ${pounds(monthlyTotal(count))} a month`

test('the summary fits the demo form and states score, band, themes and price', () => {
  const result = readinessResult({ answers: answersFor(24) })
  const text = summaryText(result)
  const { title, level, recommendation, agents: team } = result.band
  expect(text.split('\n')).toEqual([
    `AI readiness: ${title} (${level}), 24 out of ${MAX_SCORE}`,
    recommendation,
    '',
    ...result.byTheme.map(({ name, points, max }) => `- ${name}: ${points} of ${max}`),
    '',
    `Lowest: ${result.lowest.map((theme) => themes[theme]).join(', ')}`,
    `Recommended: ${team.map((id) => agents[id].name).join(', ')}`,
    priceLine(team.length),
  ])
  expect(result.byTheme).toHaveLength(themeIds.length)
  for (const { from, agents: team } of readinessBands)
    expect(
      summaryText(readinessResult({ answers: answersFor(from) }))
        .split('\n')
        .at(-1),
    ).toBe(priceLine(team.length))
  expect(summaryText(readinessResult({ answers: answersFor(MAX_SCORE) }))).not.toContain('Lowest')
  for (let score = 0; score <= MAX_SCORE; score++)
    expect(summaryText(readinessResult({ answers: answersFor(score) })).length).toBeLessThanOrEqual(1000)
})

const none = { altKey: false, ctrlKey: false, metaKey: false }
const answer = { type: 'radio', localName: 'input' } as unknown as EventTarget
const elsewhere = { localName: 'h2' } as unknown as EventTarget

test.each([
  ['1', 'a'],
  ['2', 'b'],
  ['3', 'c'],
  ['4', 'd'],
])('%s chooses an answer, wherever the focus is', (key, option) => {
  for (const target of [answer, elsewhere])
    expect(actionOfKey({ key, target, ...none }, { index: 14 })).toEqual({ type: 'select', option })
})

test('Enter continues, except on a button or a link', () => {
  for (const target of [answer, elsewhere])
    expect(actionOfKey({ key: 'Enter', target, ...none }, { index: 0 })).toEqual({ type: 'next' })
  for (const localName of ['button', 'a'])
    expect(
      actionOfKey({ key: 'Enter', target: { localName } as unknown as EventTarget, ...none }, { index: 0 }),
    ).toBeUndefined()
})

test('arrows step, but on an answer they move between the answers', () => {
  expect(actionOfKey({ key: 'ArrowRight', target: elsewhere, ...none }, { index: 0 })).toEqual({ type: 'next' })
  expect(actionOfKey({ key: 'ArrowLeft', target: elsewhere, ...none }, { index: 0 })).toEqual({ type: 'previous' })
  expect(actionOfKey({ key: 'ArrowRight', target: answer, ...none }, { index: 0 })).toBeUndefined()
})

test.each(['0', '5', 'a', 'Tab', '12'])('%s does nothing', (key) => {
  expect(actionOfKey({ key, target: elsewhere, ...none }, { index: 0 })).toBeUndefined()
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key belongs to the browser', (held) => {
  expect(actionOfKey({ key: '1', target: elsewhere, ...none, [held]: true }, { index: 0 })).toBeUndefined()
})
