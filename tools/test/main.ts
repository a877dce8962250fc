import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { typescript } from '../lib/run.ts'
import { browserTests } from './browser-tests.ts'
import { bin, Stopped, TestRun } from './test-run.ts'

const usage = `npm test                    installs what is missing, a browser included, and runs everything; the
                            last line counts what passed and failed
  -- unit                   everything that needs no browser: check, lint, format, unit tests, the back end on Deno
                            and PostgreSQL
  -- browser [ARGUMENTS]    builds and browser tests only; Playwright gets the arguments`

const {
  positionals: [only],
} = readCommandLine(usage, { args: process.argv.slice(2, 3), allowPositionals: true })
if (only && only !== 'unit' && only !== 'browser') usageError(`There is no part '${only}' of the tests.`, usage)

/** What may not import itself in a circle. */
const CODE = ['pages', 'tools', 'components', 'data', 'supabase', 'vite.config.ts']

const folder = join(tmpdir(), `staffroom-test-${process.pid}`)
const tests = new TestRun()
try {
  if (only !== 'browser') {
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
  if (only !== 'unit') await browserTests(tests, folder, process.argv.slice(3))
} catch (error) {
  console.error(error instanceof Stopped ? error.message : error)
  // A step that could not run counts as a failure.
  tests.total.failed += 1
}

rmSync(folder, { recursive: true, force: true })
const { passed, failed } = tests.total
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
