import type { Browser, Page } from '@playwright/test'
import type { Side } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import { progress } from '../progress.ts'
import { openWindow } from './browser.ts'
import { inspectPage, type BrowserResult, type Job, type ScreenshotBudget } from './inspect.ts'
import { serve } from './server.ts'
import { variants } from './variants.ts'

/** Two cores take two pages at a time; more would only wait for each other. */
const WORKERS = 2
/** Bytes of all screenshots of a report, so that a report of 14 pages stays within 6 MB. */
const MAX_BYTES = 3_600_000
/** Elements of one rule of axe that are listed. */
const MAX_ELEMENTS = 5

/**
 * Takes screenshots of the changed pages and finds new accessibility problems and overflow. A page that fails does not
 * affect the others. Closes the browser.
 */
export async function shootPages(
  browser: Browser,
  { sites }: Pick<Comparison, 'sites'>,
  changed: readonly Job[],
  out: string,
): Promise<Map<ComparedPage, BrowserResult>> {
  const [base, head] = await Promise.all([serve(sites.base), serve(sites.head)])
  const results = new Map<ComparedPage, BrowserResult>(
    changed.map(({ page }) => [page, { pictures: [], unseen: [], findings: [] }]),
  )
  const maxPlaces = changed.length <= 3 ? 5 : changed.length <= 14 ? 2 : 1
  const budget: ScreenshotBudget = { out, bytesLeft: MAX_BYTES, maxPlaces }
  const jobs = changed.filter(({ page }) => page.base ?? page.head)
  const widths = [...new Set(variants.map(({ width }) => width))]
  const queue = jobs.flatMap((job) => widths.map((width) => ({ job, width })))
  const total = queue.length
  const work = async () => {
    // Opening a window takes longer than loading a page.
    let windows: Record<Side, Page> | undefined
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { job, width } = next
      const result = results.get(job.page)!
      // A page that failed would fail at the other width, too.
      if (result.failed !== undefined) continue
      try {
        windows ??= { base: await openWindow(browser), head: await openWindow(browser) }
        for (const variant of variants.filter((each) => each.width === width)) {
          const found = await inspectPage(windows, job, variant, { base: base.url, head: head.url }, budget)
          result.pictures.push(...found.pictures)
          result.unseen.push(...found.unseen)
          for (const finding of found.findings) if (isNew(finding, result.findings)) result.findings.push(finding)
        }
      } catch (error) {
        result.failed = (error as Error).message.split('\n')[0]!
        // A page that failed may leave its window unusable.
        windows = undefined
      }
      progress(`Opened ${job.page.path}, ${width} pixels wide, ${queue.length} of ${total} left`)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  await browser.close()
  base.stop()
  head.stop()
  const orderOf = ({ variant }: { variant: string }) => variants.findIndex(({ name }) => name === variant)
  for (const { pictures } of results.values()) pictures.sort((one, other) => orderOf(one) - orderOf(other))
  return results
}

/** Variants find the same accessibility problems; a rule that many elements fail is not listed for each. */
function isNew({ kind, after, in: place }: BrowserResult['findings'][number], known: BrowserResult['findings']) {
  if (kind !== 'accessibility') return true
  const ofRule = known.filter((other) => other.kind === kind && other.after === after)
  return ofRule.length < MAX_ELEMENTS && !ofRule.some((other) => other.in === place)
}
