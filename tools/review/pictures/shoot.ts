import type { Browser } from '@playwright/test'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import { progress } from '../progress.ts'
import { openBrowser } from './browser.ts'
import { openComparison } from './difference.ts'
import { lookAt, type Album, type Job, type Looks, type Windows } from './look.ts'
import { serve } from './server.ts'
import { readingOrder, variants } from './variants.ts'
import { openView } from './view.ts'

/** Two cores take two pages at a time; more only wait for each other. */
const WORKERS = 2
/** All pictures of a report together, so that 14 pages stay within 6 MB. */
const MOST_BYTES = 3_600_000

/** A browser with the windows in which pages are looked at, opened while there is still something else to do. */
export interface Studio {
  browser: Browser
  windows: readonly Promise<Windows>[]
}

/** Opens the browser and its windows; undefined where no browser is installed. */
export async function openStudio(): Promise<Studio | undefined> {
  const browser = await openBrowser()
  if (!browser) return undefined
  const comparison = openComparison(browser)
  const windows = Array.from({ length: WORKERS }, async (): Promise<Windows> => {
    const [base, head] = await Promise.all([openView(browser), openView(browser)])
    return { base, head, comparison }
  })
  // Whoever looks hears of what failed; where nothing is looked at nobody needs to.
  for (const opening of [comparison, ...windows]) opening.catch(() => undefined)
  return { browser, windows }
}

/** Takes pictures of the changed pages and asks them for new accessibility problems and new overflow. */
export async function shootPages(
  { browser, windows: opened }: Studio,
  comparison: Comparison,
  changed: readonly { page: ComparedPage; slug: string; shared: readonly Finding[] }[],
  out: string,
): Promise<Map<ComparedPage, Looks>> {
  const [base, head] = await Promise.all([serve(comparison.sites.base.site), serve(comparison.sites.head.site)])
  const looks = new Map<ComparedPage, Looks>(
    changed.map(({ page }) => [page, { pictures: [], unseen: [], findings: [] }]),
  )
  const album: Album = { out, left: MOST_BYTES, most: changed.length <= 3 ? 5 : changed.length <= 14 ? 2 : 1 }
  const queue = jobs(changed)
  const all = queue.length
  let done = 0
  const work = async (opening: Promise<Windows>) => {
    const windows = await opening
    for (let job = queue.shift(); job; job = queue.shift()) {
      const found = await lookAt(job, windows, { base: base.url, head: head.url }, album)
      const known = looks.get(job.page)!
      known.pictures.push(...found.pictures)
      known.unseen.push(...found.unseen)
      known.findings.push(...found.findings)
      done += 1
      progress(`Looked at ${job.page.path} (${done} of ${all})`)
    }
  }
  try {
    await Promise.all(opened.slice(0, all).map(work))
  } finally {
    await browser.close()
    base.stop()
    head.stop()
  }
  for (const { pictures } of looks.values())
    pictures.sort((one, other) => readingOrder.indexOf(one.variant) - readingOrder.indexOf(other.variant))
  return looks
}

/** A page each; one page alone is divided, so that both cores have something to do. */
function jobs(changed: readonly Omit<Job, 'variants'>[]): Job[] {
  const pages = changed.filter(({ page }) => page.base ?? page.head)
  if (pages.length > 1) return pages.map((page) => ({ ...page, variants }))
  return pages.flatMap((page) =>
    [1440, 390].map((width) => ({ ...page, variants: variants.filter((variant) => variant.width === width) })),
  )
}
