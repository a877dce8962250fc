import type { Browser } from '@playwright/test'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import { progress } from '../progress.ts'
import { inspectPage, type BrowserResult, type Job, type ScreenshotBudget } from './inspect.ts'
import { runJobs } from './jobs.ts'
import { serve } from './server.ts'
import { variants } from './variants.ts'
import { openView } from './view.ts'

/** Two cores take two pages at a time; more would only wait for each other. */
const WORKERS = 2
/** Bytes of all screenshots of a report, so that a report of 14 pages stays within 6 MB. */
const MAX_BYTES = 3_600_000

/** Takes screenshots of the changed pages and finds new accessibility problems and overflow. Closes the browser. */
export async function shootPages(
  browser: Browser,
  comparison: Comparison,
  changed: readonly { page: ComparedPage; slug: string; shared: readonly Finding[] }[],
  out: string,
): Promise<Map<ComparedPage, BrowserResult>> {
  const [base, head] = await Promise.all([serve(comparison.sites.base), serve(comparison.sites.head)])
  const results = new Map<ComparedPage, BrowserResult>(
    changed.map(({ page }) => [page, { pictures: [], unseen: [], findings: [] }]),
  )
  const maxPlaces = changed.length <= 3 ? 5 : changed.length <= 14 ? 2 : 1
  const budget: ScreenshotBudget = { out, bytesLeft: MAX_BYTES, maxPlaces }
  const queue = jobs(changed)
  const open = async () => {
    const [base, head] = await Promise.all([openView(browser), openView(browser)])
    return { base, head }
  }
  try {
    let done = 0
    await runJobs(queue, WORKERS, open, async (job, windows) => {
      const known = results.get(job.page)!
      try {
        const found = await inspectPage(job, windows, { base: base.url, head: head.url }, budget)
        for (const key of ['pictures', 'unseen', 'findings'] as const) known[key].push(...(found[key] as never[]))
      } catch (error) {
        known.failed = (error as Error).message.split('\n')[0]!
        throw error
      } finally {
        progress(`Opened ${job.page.path} (${(done += 1)} of ${queue.length})`)
      }
    })
  } finally {
    await browser.close()
    base.stop()
    head.stop()
  }
  const order = ['1440 light', '390 light', '1440 dark', '390 dark']
  for (const { pictures } of results.values())
    pictures.sort((one, other) => order.indexOf(one.variant) - order.indexOf(other.variant))
  return results
}

/** One job per page. A single page is split by width, to use both cores. */
function jobs(changed: readonly Omit<Job, 'variants'>[]): Job[] {
  const pages = changed.filter(({ page }) => page.base ?? page.head)
  if (pages.length > 1) return pages.map((page) => ({ ...page, variants }))
  return pages.flatMap((page) =>
    [1440, 390].map((width) => ({ ...page, variants: variants.filter((variant) => variant.width === width) })),
  )
}
