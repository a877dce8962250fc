import { expect, test } from 'vitest'
import { industryChoices } from '../../../data/forms.ts'
import { industryIds } from '../../../data/industries.ts'
import { valuesFor } from './prefill.ts'

test.each(industryIds)('an office for %s chooses its industry', (id) => {
  const { industry, requirements } = valuesFor(`?industry=${id}`)
  expect(industryChoices).toContain(industry)
  expect(requirements).toContain('Digital Office')
})

test('desks say nothing of an industry, and an address without a choice nothing at all', () => {
  expect(Object.keys(valuesFor('?desks=sales'))).toEqual(['requirements'])
  expect(valuesFor('?desks=nobody')).toEqual({})
})
