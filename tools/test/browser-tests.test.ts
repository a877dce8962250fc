import { expect, test } from 'vitest'
import { countPlaywright } from './browser-tests.ts'

test('the failed and the flaky tests of a browser are named, those of groups too', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'site', status, results: [{ errors: [{ message: 'Not there.' }] }] }],
  })
  const group = { title: 'group', specs: [spec('three', 'unexpected'), spec('four', 'skipped')] }
  expect(
    countPlaywright({
      config: { rootDir: process.cwd() },
      suites: [{ title: 'a.spec.ts', specs: [spec('one', 'expected'), spec('two', 'flaky')], suites: [group] }],
      stats: { expected: 1, flaky: 1, unexpected: 1 },
    }),
  ).toEqual({
    passed: 1,
    flaky: 1,
    failed: 1,
    failures: [
      '✗ a.spec.ts › two (site, flaky)\n    Not there.',
      '✗ a.spec.ts › three (site, unexpected)\n    Not there.',
    ],
  })
})
