import { expect, test } from 'vitest'
import * as widgets from '../../components/widgets/registry.ts'
import { formIslands, visits } from './island-visits.ts'

const islands = Object.values(widgets).filter(({ hydrate }) => hydrate === 'intent')

test.each(islands)('$name is tried by touch, by key and without script', ({ name }) => {
  const isTried = name in visits || formIslands.includes(name)
  expect(isTried, `Write what a visitor does with ${name} in tests/widgets/island-visits.ts.`).toBe(true)
})
