import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { otherBrowsers } from '../lib/browser.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { filesOfChange, neededTests, type NeededTests } from './needed-tests.ts'
import { browserTests, buildSites } from './browser-tests.ts'
import { requireBrowser } from './require-browser.ts'
import { Stopped, TestRun } from './test-run.ts'
import { backEndTests, check, faults, format, lint, lintImports, unitTests } from './unit-steps.ts'

const usage = `npm test                    installs what is missing, a browser included, and runs the tests: those of units, of the
                            site in Chromium, and of the back end if supabase/ or data/forms.ts have changed; where
                            only content has, slow ones, those of dev and review are left out; the last line counts
                            what passed and failed
  -- all                    also check, lint and format: what CI runs
  -- unit                   everything of these that needs no browser
  -- --coverage             the unit tests only, and how much of each folder's code they run
  -- browser [ARGUMENTS]    builds and browser tests only; Playwright gets the arguments
  -- browsers [ARGUMENTS]   builds, and the journeys of tests/browsers in every browser that is installed
  -- nightly                the back end's tests, 10,000 random edits on the page, random pages, builds and all
                            browser tests, with those that are too slow for each run, in every browser
  -- PATH …                 the tests in these folders and files, those of the back end in supabase/tests included`

const [first = 'tests', ...more] = process.argv.slice(2)
const isPart = ['tests', 'all', 'unit', '--coverage', 'browser', 'browsers', 'nightly'].includes(first)
const takesPlaywrightArguments = ['browser', 'browsers', 'nightly'].includes(first)
if (isPart && more.some((argument) => ['--help', '-h'].includes(argument))) {
  console.log(usage)
  process.exit()
}
if (isPart && !takesPlaywrightArguments && more.length)
  usageError(`Unexpected argument '${more[0]}' after '${first}'.`, usage)
const paths = isPart ? [] : readCommandLine(usage, { allowPositionals: true }).positionals
for (const path of paths)
  if (!statSync(path, { throwIfNoEntry: false }))
    usageError(`Unknown part or path '${path}'. Use one of: all, unit, browser, browsers, nightly, or a path.`, usage)

const folder = join(tmpdir(), `staffroom-test-${process.pid}`)
const tests = new TestRun()
try {
  if (paths.length) await runPaths()
  else if (first === 'tests') await runTests()
  else if (first === 'all') await runAll()
  else if (first === 'unit') await runUnit()
  else if (first === '--coverage') await unitTests(tests, folder, ['--coverage'])
  else if (first === 'browser') await runBrowser(more)
  else if (first === 'browsers') await runEveryBrowser(['tests/browsers', ...more])
  else await runNightly(more)
} catch (error) {
  console.error(error instanceof Stopped ? error.message : error)
  // A step that could not run counts as a failure.
  tests.total.failed += 1
}

rmSync(folder, { recursive: true, force: true })
console.log(`\n${tests.summary()}`)
process.exit(tests.total.failed ? 1 : 0)

async function runAll(): Promise<void> {
  await check(tests)
  await runTests(lintAndFormat)
}

async function lintAndFormat(): Promise<void> {
  await lint(tests)
  await lintImports(tests)
  await format(tests)
}

/** @param before runs before the unit tests, beside the builds and the tests in a browser */
async function runTests(before?: () => Promise<void>): Promise<void> {
  await requireBrowser()
  const needed = testsOfChange()
  await tests.sideBySide(
    async () => {
      await before?.()
      await unitTests(tests, folder, neededProjects(needed))
    },
    async () => {
      // Tests in a browser wait for timers and networks a third of their time, so the unit tests use that time.
      if (await buildSites(tests)) await browserTests(tests, folder, [], needed.tools ? {} : { SITE_ONLY: 'true' })
      if (!needed.backEnd) return
      await faults(tests, folder)
      await backEndTests(tests, folder)
    },
  )
}

async function runUnit(): Promise<void> {
  const needed = testsOfChange()
  if (needed.backEnd) {
    await faults(tests, folder)
    await backEndTests(tests, folder)
  }
  await unitTests(tests, folder, neededProjects(needed))
}

/** Vitest's arguments for the projects that a change needs. */
function neededProjects({ backEnd, tools }: NeededTests): string[] {
  return [...(backEnd ? [] : ['--project', '!back-end']), ...(tools ? [] : ['--project', '!slow'])]
}

/** The tests that the change needs; says what is left out. */
function testsOfChange(): NeededTests {
  const needed = neededTests(filesOfChange())
  if (!needed.backEnd) console.log('The back end has not changed: its tests and faults are left out.')
  if (!needed.tools)
    console.log('Only content has changed: the slow tests, those of dev and those of the review are left out.')
  return needed
}

async function runNightly(args: readonly string[]): Promise<void> {
  await faults(tests, folder)
  await backEndTests(tests, folder)
  // Of five kinds: 10,000 random edits.
  const random = ['tests/edit/edits.test.ts', 'tests/check/random-pages.test.ts', 'tests/check/every-fix.test.ts']
  await tests.vitest('random edits and pages', folder, random, { EDIT_RUNS: '2000', NIGHTLY: 'true' })
  await runEveryBrowser(args)
}

async function runBrowser(
  args: readonly string[],
  env: Record<string, string> = {},
  withPreview = true,
): Promise<void> {
  await requireBrowser()
  if (await buildSites(tests, withPreview)) await browserTests(tests, folder, args, env, withPreview)
}

async function runEveryBrowser(args: readonly string[]): Promise<void> {
  const others = otherBrowsers().map(({ name }) => name)
  console.log(
    others.length
      ? `Also in ${others.join(' and ')}.`
      : 'Only Chromium is installed. For the others: npx playwright install firefox webkit, ' +
          'or on Debian apt-get install firefox-esr webkit2gtk-driver xvfb.',
  )
  await runBrowser(args, { NIGHTLY: '1', EVERY_BROWSER: '1' })
}

async function runPaths(): Promise<void> {
  const files = paths.flatMap((path) =>
    statSync(path).isFile() ? path : readdirSync(path, { recursive: true, encoding: 'utf8' }),
  )
  const some = (kind: RegExp) => files.some((file) => kind.test(file))
  if (!some(/\.(test|spec)\.tsx?$|\.backend\.ts$/)) usageError(`There are no tests in ${paths.join(', ')}.`, usage)
  if (some(/\.test\.tsx?$/)) await tests.vitest('unit tests', folder, paths)
  if (some(/\.backend\.ts$/)) await backEndTests(tests, folder, paths)
  if (some(/\.spec\.ts$/)) await runBrowser(paths, {}, some(/\.preview\.spec\.ts$/))
}
