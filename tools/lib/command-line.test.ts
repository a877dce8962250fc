import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/support/run-command.ts'
import { readCommandLine, wholeNumberOption } from './command-line.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The project's own commands that people use. Other programs parse their own arguments. */
const commands = Object.entries(scripts).filter(
  ([name, script]) => script.includes('--import tsx') && !/^(bench|test:)/.test(name),
)

function runScript(script: string, args: string[]) {
  // Only the last command, to which npm adds the arguments.
  const [, ...first] = script.split(' && ').at(-1)!.split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...first, ...args], { encoding: 'utf8', input: '' })
  return { status, stdout, stderr }
}

test.each(commands)('npm run %s reports an unknown option, prints its usage and does nothing else', (name, script) => {
  const { status, stdout, stderr } = runScript(script, ['--nonsense'])
  expect(stderr).toMatch(new RegExp(`^Unknown option '--nonsense'\\.\n\nnpm (run )?${name}\\b`))
  expect(stderr).not.toMatch(/\n\s+at /)
  expect([stdout, status]).toEqual(['', 2])
})

test('npm test names the parts if it is given none of them', () => {
  const { status, stdout, stderr } = runScript(scripts['test']!, ['everything'])
  expect((stdout + stderr).trim()).toMatch(
    /^Unknown part or path 'everything'\. Use one of: all, unit, browser, browsers, nightly, or a path\.\n\nnpm test/,
  )
  expect(status).toBe(2)
})

test('--help prints the usage, and ends the command', async () => {
  const usage = 'npm run size\n  -- --root FOLDER'
  expect(await runCommand(async () => void readCommandLine(usage), ['--help'])).toEqual({
    status: 0,
    stdout: `${usage}\n`,
    stderr: '',
  })
})

test.each([
  [
    'an option without its value',
    () => readCommandLine('npm run build', { args: ['--out'], options: { out: { type: 'string' } } }),
    "Option '--out <value>' argument missing.\n\nnpm run build",
  ],
  [
    'a part of a number',
    () => wholeNumberOption('--port', '3.5', { to: 65_535 }),
    "--port takes a whole number from 0 to 65535, not '3.5'.",
  ],
  ['no number', () => wholeNumberOption('--more', ''), "--more takes a whole number of 0 or more, not ''."],
])('%s ends the command with a sentence', async (_, read, sentence) => {
  expect(await runCommand(async () => void read(), [])).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
})

test.each(['1', '65535'])('a number option takes the bound %s', (value) => {
  expect(wholeNumberOption('--port', value, { from: 1, to: 65_535 })).toBe(Number(value))
})
