import { expect, test } from 'vitest'
import { bundleComparison } from './bundle-comparison.ts'

test('a bundle says what it costs against four single agents, and what it has beyond them', () => {
  expect(bundleComparison('trades')).toBe(
    'That’s £37 less than four single agents, and you get them set up with questions for each kind of job, emergency rules, and arrival messages.',
  )
  expect(bundleComparison('clinics')).toMatch(
    /^Four single agents cost £316\. For £133 more, you get them set up with /,
  )
})
