import { cpSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { readCommandLine, wholeNumber } from '../../lib/command-line.ts'
import { findBrowser } from '../../lib/browser.ts'
import { SiteCopy } from '../../test/site-copy.ts'
import { editWords, saveTwice } from './edits.ts'
import { breakAndFix } from './errors.ts'
import { coldStart } from './start.ts'

const usage = `npm run bench:dev    measures the dev server on a copy of the site: the time to the first page, the time from an edit to
                     the open page, and the time until an error appears and disappears there. The exit code is 1 if a
                     goal is missed
  -- --starts N      number of cold starts with and without a cache (default: 3)
  -- --edits N       number of edits (default: 30)
  -- --rounds N      number of times each error is made and fixed (default: 5)
  -- --page NAME     the content file to edit (default: about)`

const { values } = readCommandLine(usage, {
  options: {
    edits: { type: 'string', default: '30' },
    starts: { type: 'string', default: '3' },
    page: { type: 'string', default: 'about' },
    rounds: { type: 'string', default: '5' },
  },
})
const [starts, edits, rounds] = (['starts', 'edits', 'rounds'] as const).map((name) =>
  wholeNumber(`--${name}`, values[name], { from: 1 }),
) as [number, number, number]

const copy = new SiteCopy({})
cpSync('content', copy.path('content'), { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
let missed = false

try {
  for (const [name, empty] of [
    ['empty cache', true],
    ['with cache', false],
  ] as const) {
    const times: number[] = []
    for (let run = 0; run < starts; run++) {
      if (empty)
        for (const cache of ['node_modules/.vite', '.vite', '.staffroom'])
          rmSync(copy.path(cache), { recursive: true, force: true })
      times.push(await coldStart(copy, browser))
    }
    say(`styled content after npm run dev, ${name}`, times, 3000, Infinity)
  }
  const dev = await copy.dev()
  try {
    const page = await browser.newPage()
    say('an edited word', await editWords(page, dev.url, copy, values.page, edits), 60, 100)
    say('the second of two saves 15 ms apart', await saveTwice(page, dev.url, copy, values.page, 10), 160, 300)
    const { shown, gone } = await breakAndFix(page, dev.url, copy, values.page, rounds)
    say('an error shown in the page, all rules on', shown, 1000, 1000)
    say('the error hidden once it is fixed', gone, 1000, 1000)
  } finally {
    await dev.stop()
  }
} finally {
  await browser.close()
  copy.remove()
}
process.exit(missed ? 1 : 0)

/** Prints a line of the results: median, 90th percentile, and whether they meet the goals in milliseconds. */
function say(what: string, times: readonly number[], goal: number, goal90: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
  const [median, p90] = [at(0.5), at(0.9)]
  const met = median <= goal && p90 <= goal90
  missed ||= !met
  console.log(
    `${what.padEnd(44)} median ${median.toFixed(0)} ms (goal ${goal}), p90 ` +
      `${p90.toFixed(0)}${Number.isFinite(goal90) ? ` (goal ${goal90})` : ''}, slowest ` +
      `${sorted.at(-1)!.toFixed(0)}, n=${times.length}${met ? '' : '  MISSED'}`,
  )
}
