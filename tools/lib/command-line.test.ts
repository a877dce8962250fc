import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/support/run-command.ts'
import { startCommands } from '../../tests/support/start-commands.ts'
import { readCommandLine, wholeNumberOption } from './command-line.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The files of the project's own commands that people use. Other programs parse their own arguments. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /--import tsx (\S+)$/.exec(script) ?? []
  return file && !/^(bench|test:)/.test(name) ? { name, file } : []
})

test('each command reports an unknown option, prints its usage and does nothing else', () => {
  expect(commands.length).toBeGreaterThan(10)
  const endings = startCommands(commands.map(({ file }) => [file, '--nonsense']))
  for (const [index, { name }] of commands.entries()) {
    const { status, stdout, stderr } = endings[index]!
    expect(stderr).toMatch(new RegExp(`^Unknown option '--nonsense'\\.\n\nnpm (run )?${name}\\b`))
    expect(stderr).not.toMatch(/\n\s+at /)
    expect([stdout, status], name).toEqual(['', 2])
  }
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
