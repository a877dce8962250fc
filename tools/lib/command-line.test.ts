import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
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

test.each([
  ['size', ['--help'], 0, /^npm run size .*\n {2}-- --root FOLDER/],
  ['check', ['--only', 'looks'], 2, /^Unknown part 'looks'\. Use one of: content, types, built\.$/],
  [
    'check',
    ['--only', 'built', '--built', 'no/such'],
    1,
    /^There is no built site in no\/such\. Run npm run build first\.$/,
  ],
  ['new', ['desk'], 2, /^Unknown kind 'desk'\.\n\nnpm run new/],
  ['new', ['Page'], 1, /^Some values are missing or invalid\.\n {2}--title/],
  [
    'new',
    ['page', '--title', 'The', 'night', 'desk'],
    2,
    /^Unexpected argument 'night'\. Quote values that contain spaces: --title "…"\.$/,
  ],
  [
    'new',
    ['page', '--businesses', 'Florists'],
    2,
    /^A new page has no option --businesses\. Use: --title, --description, --path\.$/,
  ],
  [
    'test',
    ['everything'],
    2,
    /^Unknown part or path 'everything'\. Use one of: all, unit, browser, browsers, nightly, or a path\.\n\nnpm test/,
  ],
])('npm run %s %j', (name, args, code, says) => {
  const { status, stdout, stderr } = runScript(scripts[name]!, args)
  expect((stdout + stderr).trim()).toMatch(says)
  expect(status).toBe(code)
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
])('%s ends the command with a sentence', (_, read, sentence) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  try {
    expect(read).toThrow('ended with 2')
    expect(error.mock.calls).toEqual([[sentence]])
  } finally {
    error.mockRestore()
    exit.mockRestore()
  }
})

test.each(['1', '65535'])('a number option takes the bound %s', (value) => {
  expect(wholeNumberOption('--port', value, { from: 1, to: 65_535 })).toBe(Number(value))
})
