// npm run bench:dev
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { findBrowser, sandboxFlags } from '../../lib/browser.ts'
import { readCommandLine, wholeNumberOption } from '../../lib/command-line.ts'
import { SiteCopy } from '../../test/site-copy.ts'

const usage = `npm run bench:dev    measures the dev server on a copy of the site, as the median of several runs: the time to the
                     first page, from an edit to the open page, and until an error appears and disappears there. The
                     exit code is 1 if a goal is missed
  -- --runs N        number of runs (default: 5)`

const { values } = readCommandLine(usage, { options: { runs: { type: 'string', default: '5' } } })
const runs = wholeNumberOption('--runs', values.runs, { from: 1 })
const FILE = 'content/about.mdx'
/** Lines with errors that different checks find: in the page's own text, in the whole site, and in a dictionary. */
const ERRORS = [
  'See [what it costs](/prizing).',
  '<Action to="/pricing" lok="door">Prices</Action>',
  'It costs £123 a month.',
  'An agent anwsers the phone.',
]

const copy = new SiteCopy({})
cpSync('content', copy.path('content'), { recursive: true })
const source = readFileSync(copy.path(FILE), 'utf8')
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...sandboxFlags, '--disable-gpu'] })
try {
  await measure('the first page, empty cache', 3000, () => firstPage(true))
  await measure('the first page, with cache', 3000, () => firstPage(false))
  const dev = await copy.dev()
  try {
    const page = await browser.newPage()
    await page.goto(`${dev.url}/about`, { waitUntil: 'networkidle' })
    let word = 0
    await measure('an edited word', 60, async () => {
      word += 1
      const shown = shows(page, `Edit${word}x`)
      // The page must be waiting before the edit.
      await page.evaluate('0')
      return timed(
        () => copy.write(FILE, `${source}\nThe word is Edit${word}x.\n`),
        () => shown,
      )
    })
    const overlay = page.locator('staffroom-error-overlay')
    for (const error of ERRORS) {
      const timesToHide: number[] = []
      await measure(`an error shown: ${error}`, 1000, async () => {
        const shown = await timed(
          () => copy.write(FILE, `${source}\n${error}\n`),
          () => overlay.waitFor(),
        )
        const fix = () => copy.write(FILE, source)
        timesToHide.push(await timed(fix, () => overlay.waitFor({ state: 'detached' })))
        return shown
      })
      report('  hidden once it is fixed', 1000, timesToHide)
    }
  } finally {
    await dev.stop()
  }
} finally {
  await browser.close()
  copy.remove()
}
process.exit()

/** Milliseconds from the start of the dev server until the home page is shown with its styles. */
async function firstPage(empty: boolean): Promise<number> {
  if (empty)
    for (const cache of ['node_modules/.vite', '.vite', '.staffroom'])
      rmSync(copy.path(cache), { recursive: true, force: true })
  const page = await browser.newPage()
  const start = performance.now()
  const dev = await copy.dev()
  try {
    await page.goto(dev.url, { waitUntil: 'commit' })
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1')
      return heading && getComputedStyle(heading).fontFamily.includes('Besley')
    })
    return performance.now() - start
  } finally {
    await page.close()
    await dev.stop()
  }
}

/** Resolves at once when a word is on the page: Playwright itself looks for it every 100 ms or more. */
function shows(page: Page, word: string): Promise<void> {
  return page.evaluate(
    (word) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(word)) return
          observer.disconnect()
          done()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    word,
  )
}

/** The milliseconds from a change until its result is shown; then a pause, as between two edits. */
async function timed(change: () => void, shown: () => Promise<void>): Promise<number> {
  const start = performance.now()
  change()
  await shown()
  const milliseconds = performance.now() - start
  await sleep(500)
  return milliseconds
}

async function measure(what: string, goal: number, run: () => Promise<number>): Promise<void> {
  const times: number[] = []
  for (let number = 0; number < runs; number += 1) times.push(await run())
  report(what, goal, times)
}

/** Prints the median and the slowest of some times, and whether the median meets the goal in milliseconds. */
function report(what: string, goal: number, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]!
  if (median > goal) process.exitCode = 1
  console.log(
    `${what}: median ${median.toFixed(0)} ms (goal ${goal}), slowest ${sorted.at(-1)!.toFixed(0)}` +
      `${median > goal ? '  MISSED' : ''}`,
  )
}
