import type { Browser } from '@playwright/test'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import { progress } from '../progress.ts'
import { openBrowser } from './browser.ts'
import { openComparison } from './difference.ts'
import { runJobs } from './jobs.ts'
import { inspectPage, type Job, type BrowserResult, type ScreenshotBudget, type Windows } from './inspect.ts'
import { serve } from './server.ts'
import { readingOrder, variants } from './variants.ts'
import { openView } from './view.ts'

/** Two cores take two pages at a time; more would only wait for each other. */
const WORKERS = 2
/** Bytes of all screenshots of a report, so that a report of 14 pages stays within 6 MB. */
const MAX_BYTES = 3_600_000

/** A browser with the windows in which pages are opened. */
export interface BrowserPool {
  browser: Browser
  /** The windows of each worker, already opening while the sites are compared. */
  windows: readonly Promise<Windows>[]
  /** Opens windows in place of those in which a page failed. */
  reopen: () => Promise<Windows>
}

/** Opens the browser and its windows; undefined if no browser is installed. */
export async function openBrowserPool(): Promise<BrowserPool | undefined> {
  const browser = await openBrowser()
  if (!browser) return undefined
  const comparison = openComparison(browser)
  const open = async (): Promise<Windows> => {
    const [base, head] = await Promise.all([openView(browser), openView(browser)])
    return { base, head, comparison }
  }
  const windows = Array.from({ length: WORKERS }, open)
  // Errors surface when awaited; silence unhandled rejections until then.
  for (const opening of [comparison, ...windows]) opening.catch(() => undefined)
  return { browser, windows, reopen: open }
}

/**
 * Takes screenshots of the changed pages and finds new accessibility problems and new overflow. A page that does not
 * load
 * has `failed` set; the others are not affected.
 */
export async function shootPages(
  { browser, windows, reopen }: BrowserPool,
  comparison: Comparison,
  changed: readonly { page: ComparedPage; slug: string; shared: readonly Finding[] }[],
  out: string,
): Promise<Map<ComparedPage, BrowserResult>> {
  const [base, head] = await Promise.all([serve(comparison.sites.base.site), serve(comparison.sites.head.site)])
  const results = new Map<ComparedPage, BrowserResult>(
    changed.map(({ page }) => [page, { pictures: [], unseen: [], findings: [] }]),
  )
  const budget: ScreenshotBudget = {
    out,
    bytesLeft: MAX_BYTES,
    maxPlaces: changed.length <= 3 ? 5 : changed.length <= 14 ? 2 : 1,
  }
  const queue = jobs(changed)
  let done = 0
  const finish = (page: ComparedPage) => progress(`Opened ${page.path} (${(done += 1)} of ${queue.length})`)
  try {
    await runJobs(
      queue,
      windows.map((opening) => {
        let first: Promise<Windows> | undefined = opening
        return () => {
          const next = first ?? reopen()
          first = undefined
          return next
        }
      }),
      async (job, opened) => {
        const found = await inspectPage(job, opened, { base: base.url, head: head.url }, budget)
        const known = results.get(job.page)!
        known.pictures.push(...found.pictures)
        known.unseen.push(...found.unseen)
        known.findings.push(...found.findings)
        finish(job.page)
      },
      ({ page }, error) => {
        results.get(page)!.failed = error.message.split('\n')[0]!
        finish(page)
      },
    )
  } finally {
    await browser.close()
    base.stop()
    head.stop()
  }
  for (const { pictures } of results.values())
    pictures.sort((one, other) => readingOrder.indexOf(one.variant) - readingOrder.indexOf(other.variant))
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
