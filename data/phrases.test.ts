import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { agentIds, catalogue } from './agents.ts'
import { DAYS_A_MONTH } from './calculator.ts'
import { explorerAgentIds } from './explorer.ts'
import { forms, formSchema, MONTHS_KEPT } from './forms.ts'
import { featuredIndustries, industries, industryIds } from './industries.ts'
import { inWords } from './number-words.ts'
import { phrases, type PhraseName } from './phrases.ts'
import { playbookIds } from './playbooks.ts'
import { cheaperStep, pounds, priceBands, priceFor } from './pricing.ts'
import { retention } from './privacy.ts'
import { quiz } from './quiz.ts'
import { readinessQuestions } from './readiness.ts'
import { site } from './site.ts'
import { transcriptIds } from './transcripts.ts'
import { timelines } from './transformation.ts'

test('a range of prices goes from the lowest to the highest', () => {
  const prices = phrases['bundle-prices'].match(/\d[\d,]*/g)!.map((price) => Number(price.replaceAll(',', '')))
  const all = Object.values(industries).map(({ bundlePrice }) => bundlePrice)
  expect(prices).toEqual([Math.min(...all), Math.max(...all)])
})

test('the greatest lengths are those that the contact form takes', () => {
  const { shape } = formSchema(forms.contact)
  for (const [field, phrase] of [
    ['firstName', 'longest-name'],
    ['companyName', 'longest-company-name'],
    ['message', 'longest-text'],
  ] as const) {
    const length = Number(phrases[phrase].replaceAll(',', ''))
    const takes = (count: number) => z.safeParse(shape[field], 'a'.repeat(count)).success
    expect([takes(length), takes(length + 1)], phrase).toEqual([true, false])
  }
})

test('the lowest price begins with the number of agents that it names', () => {
  const from = Number(phrases['lowest-price-from'])
  expect([from - 1, from].map((count) => pounds(priceFor(count)) === phrases['lowest-price'])).toEqual([false, true])
})

test('the step at which one more agent costs less names both totals, the dearer one first', () => {
  const { from, to, before, after } = cheaperStep
  const figures = phrases['cheaper-step'].match(/\d[\d,]*/g)!.map((figure) => Number(figure.replaceAll(',', '')))
  expect(figures).toEqual([from, before, to, after])
})

test.each<[PhraseName, readonly unknown[]]>([
  ['agent-count', agentIds],
  ['catalogue-count', catalogue],
  ['explorer-count', explorerAgentIds],
  ['featured-industry-count', featuredIndustries],
  ['industry-count', industryIds],
  ['office-levels', priceBands],
  ['playbook-count', playbookIds],
  ['quiz-question-count', quiz],
  ['readiness-question-count', readinessQuestions],
  ['transcript-count', transcriptIds],
])('%s is the number of the records that it is about', (phrase, records) => {
  expect(phrases[phrase]).toBe(inWords(records.length))
})

test('a phrase is about what its name says', () => {
  expect(phrases).toMatchObject({
    phone: site.phone.label,
    'demo-line': site.hotline.label,
    'pilot-time': timelines.pilot.value,
    'rollout-time': timelines.rollout.value,
    'kept-requests': `${MONTHS_KEPT} months`,
    'kept-client-hash': retention.clientHash,
    'calculator-month': `${DAYS_A_MONTH} days`,
  })
  // Within a sentence.
  expect(phrases['money-back']).not.toMatch(/[A-Z]/)
  expect(phrases['opening-hours']).not.toContain('–')
})
