import { expect, test } from 'vitest'
import { checkCommand } from '../../tools/check/command.ts'
import { runCommand } from '../support/run-command.ts'

test.each([
  [['--only', 'looks'], 2, "Unknown part 'looks'. Use one of: content, types, built.\n"],
  [['--only', 'built', '--built', 'no/such'], 1, 'There is no built site in no/such. Run npm run build first.\n'],
])('npm run check %j ends with a sentence', async (args, status, sentence) => {
  const check = () => checkCommand(process.cwd(), () => Promise.reject(new Error('Nothing is read.')))
  expect(await runCommand(check, args)).toEqual({ status, stdout: '', stderr: sentence })
})
