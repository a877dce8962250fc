import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { forms, formSchema } from '../../data/forms.ts'
import { playbooks } from '../../data/playbooks.ts'
import { playbookFormValues } from './prefill.ts'

const { industry, requirements } = formSchema(forms.playbook).shape

test.each(Object.entries(playbooks))('%s fills in its industry and its name', (id, { name }) => {
  const values = playbookFormValues(id)
  expect(Object.keys(values)).toEqual(['industry', 'requirements'])
  expect(values['requirements']).toContain(name)
  expect(
    z.safeParse(industry, values['industry']).success && z.safeParse(requirements, values['requirements']).success,
  ).toBe(true)
})

test.each(['no-such-playbook', '', 'toString', '__proto__'])('%j fills in nothing', (id) => {
  expect(playbookFormValues(id)).toEqual({})
})
