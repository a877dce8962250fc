import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Every command of ours that people use; other programs read their own command lines. */
const commands = Object.entries(scripts).filter(
  ([name, script]) => script.includes('--import tsx') && !/^(bench|test:)/.test(name),
)

function runScript(script: string, args: string[]) {
  // Without the installation: npm puts the arguments behind the last command.
  const [, ...first] = script.split(' && ').at(-1)!.split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...first, ...args], { encoding: 'utf8', input: '' })
  return { status, stdout, stderr }
}

test.each(commands)(
  'npm run %s says what is wrong with its command line, and how it is used, and does nothing',
  (name, script) => {
    const { status, stdout, stderr } = runScript(script, ['--nonsense'])
    expect(stderr).toMatch(new RegExp(`^Unknown option '--nonsense'\\.\n\nnpm (run )?${name}\\b`))
    expect(stderr).not.toMatch(/\n\s+at /)
    expect([stdout, status]).toEqual(['', name === 'review' ? 3 : 2])
  },
)

test.each([
  ['size', ['--help'], 0, /^npm run size .*\n {2}-- --root FOLDER/],
  ['start', ['--port', '3.5'], 2, /^--port takes a whole number from 0 to 65535, not '3\.5'\.$/],
  ['build', ['--out'], 2, /^Option '--out <value>' argument missing\.\n\nnpm run build/],
  ['bench', ['--pages', '48,'], 2, /^--pages takes a whole number of 1 or more, not ''\.$/],
  ['check', ['--only', 'looks'], 2, /^There is no part 'looks' to check; there are: content, types, built\.$/],
  ['new', ['desk'], 2, /^There is no kind 'desk' of new things\.\n\nnpm run new/],
  ['new', ['Page'], 1, /^Something is missing or does not fit\.\n {2}--title/],
  [
    'new',
    ['page', '--title', 'The', 'night', 'desk'],
    2,
    /^'night' belongs to no flag\. A text of several words stands in quotation marks: --title "…"\.$/,
  ],
  [
    'new',
    ['page', '--sector', 'Florists'],
    2,
    /^There is no --sector for a new page; there are: --title, --description, --path\.$/,
  ],
  ['test', ['everything'], 2, /^There is no part 'everything' of the tests\.\n\nnpm test/],
])('npm run %s %j', (name, args, code, says) => {
  const { status, stdout, stderr } = runScript(scripts[name]!, args)
  expect((stdout + stderr).trim()).toMatch(says)
  expect(status).toBe(code)
})
