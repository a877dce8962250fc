import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkCommand } from '../../tools/check/command.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { HEAD } from './cases.ts'
import { vocabulary } from './vocabulary.tsx'

test.each([
  [['--only', 'looks'], 2, "Unknown part 'looks'. Use one of: content, types, built.\n"],
  [['--only', 'built', '--built', 'no/such'], 1, 'There is no built site in no/such. Run npm run build first.\n'],
])('npm run check %j ends with a sentence', async (args, status, sentence) => {
  const check = () => checkCommand(process.cwd(), () => Promise.reject(new Error('Nothing is read.')))
  expect(await runCommand(check, args)).toEqual({ status, stdout: '', stderr: sentence })
})

const root = temporaryFolder()
beforeAll(() => cpSync(fileURLToPath(new URL('site', import.meta.url)), root, { recursive: true }))
beforeEach(() => {
  vi.stubEnv('BUILD_DATE', '2026-11-21')
  vi.stubEnv('GITHUB_ACTIONS', '')
  return () => vi.unstubAllEnvs()
})

/** Runs the check of pages and records on the small site with one more page, to which no link leads. */
function check(text: string, ...args: string[]) {
  writeFileSync(join(root, 'content/odd.mdx'), HEAD.replace('\n---\n', '\nplaceholder: true\n---\n') + text)
  const load = async (file: string): Promise<unknown> =>
    file.startsWith('data/') ? import(/* @vite-ignore */ pathToFileURL(join(root, file)).href) : { vocabulary }
  return runCommand(() => checkCommand(root, load), ['--only', 'content', ...args])
}

const WRONG = 'Ask the recepcionist, or see [the notes](/notes).\n'

test.each([
  [WRONG, [], 1, ['orphans', 'spelling', 'links']],
  [WRONG, ['--no-spelling', '--preview'], 0, ['orphans']],
  ['Ask.\n', ['--production'], 0, ['orphans', 'reserved-values']],
])('a page that says %j, checked with %j, ends with %i: %j', async (text, args, code, rules) => {
  const { status, stdout } = await check(text, '--json', ...args)
  const found = JSON.parse(stdout) as { file: string; rule: string }[]
  expect(found.flatMap(({ file, rule }) => (file === 'content/odd.mdx' ? rule : []))).toEqual(rules)
  expect(status).toBe(code)
})

test('on GitHub errors are also beside their lines', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  expect((await check(WRONG, '--no-spelling')).stdout).toContain('\n::error file=content/odd.mdx,line=9,col=42,')
})
