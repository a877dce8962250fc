import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { failure, TestRun, type Counts } from './test-run.ts'

const program = (code: string) => [process.execPath, '-e', code]

/** Keeps what is printed from the terminal until the test ends. */
function silenceLog() {
  onTestFinished(() => void vi.restoreAllMocks())
  return vi.spyOn(console, 'log').mockImplementation(() => {})
}

test('parallel steps print one after the other, and all are counted', async () => {
  vi.stubEnv('WORD', 'of the process around it')
  onTestFinished(() => void vi.unstubAllEnvs())
  const log = silenceLog()
  const tests = new TestRun()
  await tests.sideBySide(
    () =>
      tests.step('slow', program("console.log(process.env.WORD); setTimeout(() => console.log('two'), 500)"), {
        WORD: 'one',
      }),
    async () => {
      await tests.step('wrong', program("console.error('no'); process.exitCode = 1"))
      await tests.step('right', program(''))
    },
  )
  const lines = log.mock.calls.map(([line]) => (line as string).replace(/\d+ s$/, 'N s'))
  const slow = ['\n— slow\none\ntwo', '— slow: N s']
  const quick = ['\n— wrong\nno', '— wrong: N s', '\n— right', '— right: N s']
  expect(lines.filter((line) => line.includes('slow'))).toEqual(slow)
  expect(lines.filter((line) => !line.includes('slow'))).toEqual(quick)
  expect(tests.summary()).toBe('Failed steps: wrong\n2 passed, 1 failed')
})

test('a test that passed on its second attempt is counted, and a program without a report is a failure', async () => {
  silenceLog()
  const report = join(temporaryFolder(), 'report.json')
  writeFileSync(report, '{"passed": 3, "failed": 0, "flaky": 1, "failures": ["✗ one"]}')
  const tests = new TestRun()
  const suite = (report: string) => ({ program: program(''), report, count: (counts: Counts) => counts })
  await tests.suite('browser', suite(report))
  await tests.suite('gone', suite(join(report, 'none')))
  expect(tests.summary()).toBe('✗ one\nFlaky, passed on the second attempt: 1\nFailed steps: gone\n3 passed, 1 failed')
})

test('a failed test and a file that cannot be run are named at the end', async () => {
  silenceLog()
  const folder = temporaryFolder()
  const file = (name: string, code: string) => writeFileSync(join(folder, name), code)
  file('sums.test.js', "test('adds', () => expect(1 + 1).toBe(3))\ntest('is', () => {})")
  file('broken.test.js', "import './missing.js'")
  const tests = new TestRun()
  await tests.sideBySide(() => tests.vitest('units', folder, ['--root', folder, '--globals']))
  const summary = tests.summary()
  expect(summary).toContain(`✗ ${relative('.', folder)}/sums.test.js › adds\n    AssertionError: expected 2 to be 3`)
  expect(summary).toContain(`✗ ${relative('.', folder)}/broken.test.js\n    `)
  expect(summary).toMatch(/Failed steps: units\n1 passed, 1 failed$/)
})

test('of a failed test the first eight lines of what went wrong are printed, without colours and empty lines', () => {
  const lines = Array.from({ length: 10 }, (_, index) => `line ${index + 1}`)
  expect(failure(resolve('a.test.ts'), 'adds', `\u001b[31m${lines.join('\u001b[39m\n\n')}`)).toBe(
    ['✗ a.test.ts › adds', ...lines.slice(0, 8)].join('\n    '),
  )
})
