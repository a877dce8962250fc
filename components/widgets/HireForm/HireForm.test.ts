import { expect, test } from 'vitest'
import { withChoice } from './HireForm.tsx'

test.each([
  ['', '', 'One agent.', 'One agent.'],
  ['One agent.', 'One agent.', 'Two agents.', 'Two agents.'],
  ['Call me on Monday.', '', 'Two agents.', 'Two agents.\nCall me on Monday.'],
  ['One agent.\nCall me.', 'One agent.', 'Two agents.', 'Two agents.\nCall me.'],
  ['My own words.', 'One agent.', 'Two agents.', 'Two agents.\nMy own words.'],
  ['One agent.\nCall me.', 'One agent.', '', 'Call me.'],
])('%j with %j becomes, with %j, %j', (text, before, after, expected) => {
  expect(withChoice(text, before, after)).toBe(expected)
})
