import { cpSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { readCommandLine, wholeNumber } from '../../lib/command-line.ts'
import { findBrowser } from '../../lib/browser.ts'
import { SiteCopy } from '../../test/site-copy.ts'
import { editWords, saveTwice } from './edits.ts'
import { breakAndFix } from './errors.ts'
import { coldStart } from './start.ts'

const usage = `npm run bench:dev    how soon the dev server shows the site, how soon an edited word is in an open page, and how soon an error
                     is told there, and no longer told when it is fixed. It works on a copy of the site with all its
                     content, in a browser that is open already, and ends with 1 where a goal is missed
  -- --starts N      cold starts of each kind: 3 unless told
  -- --edits N       edited words: 30 unless told
  -- --rounds N      errors made and fixed: 5 unless told
  -- --page NAME     the content file that is edited: about unless told`

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
    ['cache there', false],
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
    say('an error told in the page, all rules on', shown, 1000, 1000)
    say('no longer told when fixed', gone, 1000, 1000)
  } finally {
    await dev.stop()
  }
} finally {
  await browser.close()
  copy.remove()
}
process.exit(missed ? 1 : 0)

/** Prints a line of the result: median, nine in ten, and whether they keep to their goals. */
function say(what: string, times: readonly number[], goal: number, goal90: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
  const [median, p90] = [at(0.5), at(0.9)]
  const kept = median <= goal && p90 <= goal90
  missed ||= !kept
  console.log(
    `${what.padEnd(44)} median ${median.toFixed(0)} ms (goal ${goal}), p90 ${p90.toFixed(0)}${Number.isFinite(goal90) ? ` (goal ${goal90})` : ''}, slowest ${sorted.at(-1)!.toFixed(0)}, n=${times.length}${kept ? '' : '  MISSED'}`,
  )
}
