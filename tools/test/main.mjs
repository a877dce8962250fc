import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from '../setup/browser.mjs'
import { misused, readCommandLine } from '../setup/command-line.mjs'
import { requireNode } from '../setup/node-version.mjs'
import { requirePackages } from '../setup/packages.mjs'
import { run, typescript, wasStopped } from '../setup/run.mjs'
import { startSite } from './site.mjs'

const usage = `npm test                    installs what is missing, a browser included, then runs everything; the last line counts all that ran
  -- unit                   all that needs no browser: the check of pages, records and types, lint, unit tests, the back end on
                            Deno and PostgreSQL
  -- browser [ARGUMENTS]    builds and browser tests only; Playwright gets the arguments`

const { positionals: [only] } = readCommandLine(usage, { args: process.argv.slice(2, 3), allowPositionals: true })
if (only && only !== 'unit' && only !== 'browser') misused(`There is no part '${only}' of the tests.`, usage)
requireNode()
await requirePackages()

const results = join(tmpdir(), `staffroom-test-${process.pid}`)
const total = { passed: 0, failed: 0 }
const bin = (path) => [process.execPath, `node_modules/${path}`]

class Stopped extends Error {}

/** Runs a program; where somebody stops it, all that was to follow is off. */
async function runOrStop(program, args, options) {
  const code = await run(program, args, options)
  if (wasStopped(code)) throw new Stopped('Stopped: nothing after this has run.')
  return code
}

/** A step without tests of its own counts as one. */
async function step(name, program, args, options) {
  console.log(`\n— ${name}`)
  const code = await runOrStop(program, args, options)
  total[code === 0 ? 'passed' : 'failed'] += 1
  return code === 0
}

/** A test runner counts as many as its report says; one that never wrote a report counts as one failure. */
async function suite(name, program, args, { env, file, read }) {
  console.log(`\n— ${name}`)
  const code = await runOrStop(program, args, { env })
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    total.passed += passed
    total.failed += failed || (code === 0 ? 0 : 1)
  } catch {
    total.failed += 1
  }
}

function vitest(name, options = []) {
  const file = join(results, `${name}.json`)
  return suite(name, bin('vitest/vitest.mjs'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options], {
    file,
    read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  })
}

try {
  if (only !== 'browser') {
    await step('check', [process.execPath, 'tools/check/main.mjs'])
    await step('lint', bin('eslint/bin/eslint.js'), ['.', '--max-warnings', '0'])
    await vitest('unit tests')
    await vitest('back end on Deno and PostgreSQL', ['--config', 'supabase/tests/vitest.config.ts'])
    const file = join(results, 'faults.json')
    await suite('faults, each for a moment', typescript, ['supabase/tests/faults/main.ts', '--short', '--report', file], { file, read: (report) => report })
  }

  if (only !== 'unit') {
    const browser = await requireBrowser()
    const built = await step('build', [process.execPath, 'tools/build/main.mjs'], [], { env: { ALLOW_NO_BACKEND: '1' } })
    const preview = await step('preview build', [process.execPath, 'tools/build/main.mjs'], ['--preview', '--out', '.staffroom/preview'])
    if (built && preview) {
      const sites = await Promise.all([
        startSite({ folder: 'dist/client', data: join(results, 'data') }),
        startSite({ folder: '.staffroom/preview/client', data: join(results, 'preview-data') }),
      ])
      const file = join(results, 'browser.json')
      const [site, previewSite] = sites
      try {
        await suite('browser tests', bin('@playwright/test/cli.js'), ['test', '--reporter=line,json', ...process.argv.slice(3)], {
          env: { CHROME_PATH: browser, SITE_URL: site.url, PREVIEW_URL: previewSite.url, SITE_DATA: site.data, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
          file,
          read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
        })
      } finally {
        await Promise.all(sites.map(({ stop }) => stop()))
      }
    }
  }
} catch (error) {
  // The last line counts also what could not be run.
  console.error(error instanceof Stopped ? error.message : error)
  total.failed += 1
}

rmSync(results, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
