import type { Browser, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  cat: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  tid: number
  pid: number
}

/** What a page's main thread runs script in. */
const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
])

/**
 * How long script ran in each of some acts, in ms, from one trace of Chromium. The time is the thread's own: what else
 * the machine has to do does not count.
 */
export async function scriptTimes(
  browser: Browser,
  page: Page,
  acts: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const mark = (at: number) => page.evaluate((name) => void performance.mark(name), `act-${at}`)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'blink.user_timing'] })
  for (const [at, act] of acts.entries()) {
    await mark(at)
    await act()
    // What an act leaves for the next frames counts as its own.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
  }
  await mark(acts.length)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }

  const marks = acts
    .map((_, at) => at)
    .concat(acts.length)
    .map((at) => traceEvents.find(({ name, cat }) => name === `act-${at}` && cat.includes('user_timing'))!)
  const own = traceEvents
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && SCRIPT.has(name) && pid === marks[0]!.pid && tid === marks[0]!.tid,
    )
    .sort((a, b) => a.ts - b.ts)
  return acts.map((_, at) => {
    let end = 0
    let sum = 0
    for (const event of own) {
      if (event.ts < marks[at]!.ts || event.ts >= marks[at + 1]!.ts || event.ts < end) continue
      end = event.ts + (event.dur ?? 0)
      sum += event.tdur ?? event.dur ?? 0
    }
    return sum / 1000
  })
}
