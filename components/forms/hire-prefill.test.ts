import { expect, test } from 'vitest'
import { industryChoices } from '../../data/forms.ts'
import { industryIds } from '../../data/industries.ts'
import { hireFormValues } from './prefill.ts'

test.each(industryIds)('an office for %s chooses its industry', (id) => {
  const { industry, requirements } = hireFormValues(`?industry=${id}`)
  expect(industryChoices).toContain(industry)
  expect(requirements).toContain('Digital Office')
})

test('agents set no industry, and a URL without a choice sets nothing', () => {
  expect(Object.keys(hireFormValues('?desks=sales'))).toEqual(['requirements'])
  expect(hireFormValues('?desks=nobody')).toEqual({})
})
