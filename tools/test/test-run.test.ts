import { expect, test, vi } from 'vitest'
import { TestRun } from './test-run.ts'

const program = (code: string) => [process.execPath, '-e', code]

test('parallel steps print one after the other, and all are counted', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const tests = new TestRun()
  await tests.sideBySide(
    () => tests.step('slow', program("console.log('one'); setTimeout(() => console.log('two'), 500)")),
    async () => {
      await tests.step('wrong', program("console.error('no'); process.exitCode = 1"))
      await tests.step('right', program(''))
    },
  )
  const lines = log.mock.calls.map(([line]) => (line as string).replace(/\d+ s$/, 'N s'))
  log.mockRestore()
  const slow = ['\n— slow\none\ntwo', '— slow: N s']
  const quick = ['\n— wrong\nno', '— wrong: N s', '\n— right', '— right: N s']
  expect(lines.filter((line) => line.includes('slow'))).toEqual(slow)
  expect(lines.filter((line) => !line.includes('slow'))).toEqual(quick)
  expect(tests.summary()).toBe('Failed steps: wrong\n2 passed, 1 failed')
})
