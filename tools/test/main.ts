import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { typescript } from '../lib/run.ts'
import { browserTests } from './browser-tests.ts'
import { bin, Stopped, TestRun } from './test-run.ts'

const usage = `npm test                    installs what is missing, a browser included, and runs everything but what runs each
                            night; the last line counts what passed and failed, after the names of the failed steps
  -- unit                   everything that needs no browser: check, lint, format, unit tests, the back end on Deno
                            and PostgreSQL
  -- browser [ARGUMENTS]    builds and browser tests only; Playwright gets the arguments
  -- nightly                builds and all browser tests, with those that run each night
  -- PATH …                 the tests in these folders and files`

const [first = 'all', ...more] = process.argv.slice(2)
const isPart = ['all', 'unit', 'browser', 'nightly'].includes(first)
const paths = isPart ? [] : readCommandLine(usage, { allowPositionals: true }).positionals
for (const path of paths)
  if (!statSync(path, { throwIfNoEntry: false }))
    usageError(`Unknown part or path '${path}'. Use one of: unit, browser, nightly, or a path.`, usage)

/** What may not import itself in a circle. */
const CODE = ['pages', 'tools', 'components', 'data', 'supabase', 'vite.config.ts']

const folder = join(tmpdir(), `staffroom-test-${process.pid}`)
const tests = new TestRun()
try {
  if (paths.length) await runPaths()
  if (first === 'all' || first === 'unit') await runUnit()
  if (isPart && first !== 'unit') await browserTests(tests, folder, more, first === 'nightly' ? { NIGHTLY: '1' } : {})
} catch (error) {
  console.error(error instanceof Stopped ? error.message : error)
  // A step that could not run counts as a failure.
  tests.total.failed += 1
}

rmSync(folder, { recursive: true, force: true })
console.log(`\n${tests.summary()}`)
process.exit(tests.total.failed ? 1 : 0)

async function runUnit(): Promise<void> {
  await tests.step('check', [...typescript, 'tools/check/main.ts'])
  await tests.step('lint', [...bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'])
  await tests.step('import cycles', [...bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...CODE])
  await tests.step('unused code', bin('knip/bin/knip.js'))
  await tests.step('format', [...bin('prettier/bin/prettier.cjs'), '--check', '.'])
  await tests.vitest('unit tests', folder)
  await tests.vitest('back end on Deno and PostgreSQL', folder, ['--config', 'supabase/tests/vitest.config.ts'])
  const report = join(folder, 'faults.json')
  await tests.suite('faults, each for a moment', {
    program: [...typescript, 'supabase/tests/faults/main.ts', '--short', '--report', report],
    report,
    count: (counts) => counts,
  })
}

async function runPaths(): Promise<void> {
  const files = paths.flatMap((path) =>
    statSync(path).isFile() ? path : readdirSync(path, { recursive: true, encoding: 'utf8' }),
  )
  const some = (kind: RegExp) => files.some((file) => kind.test(file))
  if (!some(/\.(test|spec)\.tsx?$/)) usageError(`There are no tests in ${paths.join(', ')}.`, usage)
  if (some(/\.test\.tsx?$/)) await tests.vitest('unit tests', folder, paths)
  if (some(/\.spec\.ts$/)) await browserTests(tests, folder, paths)
}
