import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { forms, formSchema } from '../../data/forms.ts'
import { hireChoiceIn, hireRequirements, type ChosenAgents } from './hire-choice.ts'
import { hirePath, mayNameChoice } from './hire-path.ts'
import { industryIds, industryTitle } from '../../data/industries.ts'
import { desks } from '../../data/office.ts'
import { monthlyTotal, pounds, powerUpIds, powerUps } from '../../data/pricing.ts'

const name = (id: string) => desks.find((desk) => desk.id === id)!.name
const all = desks.map(({ id }) => id)
const choices: ChosenAgents[] = [
  ...all.map((id) => ({ desks: [id], powerUps: [] })),
  ...industryIds.map((industry) => ({ industry })),
  { desks: all, powerUps: powerUpIds },
]

test.each(choices)('%j survives the URL, and fits the Requirements field', (choice) => {
  const { search } = new URL(hirePath(choice), 'https://staffroom.example')
  expect(hireChoiceIn(search)).toEqual(choice)
  expect([search, search.replace('?', '?utm_source=post&')].map(mayNameChoice)).toEqual([true, true])
  expect(z.safeParse(formSchema(forms.hire).shape.requirements, hireRequirements(choice)).success).toBe(true)
})

test.each([
  '',
  '?desks=',
  '?desks=nobody',
  '?desks=__proto__',
  '?industry=toString',
  '?industry=',
  '?power-ups=memory',
  '?playbook=client-intake',
])('%j has no choice', (search) => {
  expect(hireChoiceIn(search)).toBeUndefined()
})

test('the records are not loaded for an address that only resembles a choice', () => {
  expect(['', '?utm_source=desks', '?old-desks=sales', '?playbook=industry'].filter(mayNameChoice)).toEqual([])
})

test.each([
  ['?desks=support', `We would like to hire: ${name('support')}.`],
  ['?desks=quote-desk,quote-desk,nobody', `We would like to hire: ${name('quote-desk')}.`],
  [
    '?desks=sales,receptionist,support',
    `We would like an office of 3 agents: ${['receptionist', 'sales', 'support'].map(name).join(', ')}.\nIn total ${pounds(monthlyTotal(3))} a month.`,
  ],
  [
    '?desks=receptionist&power-ups=memory,nothing',
    `We would like an office of 1 agent: ${name('receptionist')}.\nPower-ups: ${powerUps.memory.name}.\nIn total ${pounds(monthlyTotal(1, ['memory']))} a month.`,
  ],
  ['?industry=dental', `We would like the ${industryTitle('dental')}.`],
])('%s says: %s', (search, sentences) => {
  expect(hireRequirements(hireChoiceIn(search)!)).toBe(sentences)
})
