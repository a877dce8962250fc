import type { Browser, Page } from '@playwright/test'
import type { FoundChange, Side } from '../compare/found-change.ts'
import { foldShared, sharedOn } from '../compare/shared.ts'
import type { Comparison } from '../compare/compare-sites.ts'
import { byWeight, isBehindPage, type ReportPage } from '../folder/model.ts'
import { progress } from '../progress.ts'
import { openWindow } from './browser-window.ts'
import { inspectPage, type ScreenshotBudget } from './inspect.ts'
import { variants, variantWidths } from './variants.ts'

/** Bytes of all screenshots of a report, so that a report of 50 pages stays within 6 MB. */
const MAX_BYTES = 1_800_000
/** Elements of one rule of axe that are listed. */
const MAX_ELEMENTS = 5

/**
 * Adds screenshots, new accessibility problems and overflow to the changed pages. A page that fails does not affect the
 * others.
 * @returns why pages could not be opened
 */
export async function shootPages(
  browser: Browser,
  { sites, shared, pages: compared }: Comparison,
  pages: readonly ReportPage[],
  out: string,
): Promise<Map<ReportPage, string>> {
  const found = new Map(pages.map(({ path }): [string, FoundChange[]] => [path, []]))
  const failed = new Map<ReportPage, string>()
  const maxPlaces = pages.length <= 3 ? 5 : 2
  const budget: ScreenshotBudget = { out, bytesLeft: MAX_BYTES, maxPlaces, shown: new Map() }
  // Two widths are two pages at a time, as many as two cores take.
  const shoot = async (width: number) => {
    // Opening a window takes longer than loading a page.
    let windows: Record<Side, Page> | undefined
    for (const page of byInterest(pages).filter(({ base, head }) => base ?? head)) {
      const known = found.get(page.path)!
      const findings = [...page.findings, ...sharedOn(page.path, shared)]
      try {
        windows ??= { base: await openWindow(browser, sites.base), head: await openWindow(browser, sites.head) }
        for (const variant of variants.filter((candidate) => candidate.width === width))
          for (const finding of await inspectPage(windows, page, findings, variant, budget))
            if (isNew(finding, known)) known.push(finding)
      } catch (error) {
        failed.set(page, (error as Error).message.split('\n')[0]!)
        // A page that failed may leave its window unusable.
        windows = undefined
      }
      progress(`Opened ${page.path}, ${width} pixels wide`)
    }
  }
  await Promise.all(variantWidths.map(shoot))
  const orderOf = ({ variant }: { variant: string }) => variants.findIndex(({ name }) => name === variant)
  const nameOf = ({ kind, in: place }: FoundChange) => `${kind} ${place}`
  shared.push(...foldShared(found, compared.length))
  // The widths take turns, so the order of what they found varies.
  for (const { path, findings, pictures, unseen } of pages) {
    pictures.sort((a, b) => orderOf(a) - orderOf(b))
    unseen.sort()
    findings.push(...found.get(path)!.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
  }
  return failed
}

/** Variants find the same accessibility problems; a rule that many elements fail is not listed for each. */
function isNew({ kind, after, in: place }: FoundChange, known: readonly FoundChange[]): boolean {
  if (kind !== 'accessibility') return true
  const ofRule = known.filter((other) => other.kind === kind && other.after === after)
  return ofRule.length < MAX_ELEMENTS && !ofRule.some((other) => other.in === place)
}

/** Pages in the order in which the budget is spent: whole pages, then pictures, then words, styles last. */
function byInterest(pages: readonly ReportPage[]): ReportPage[] {
  const rank = ({ kind, inSheet }: FoundChange) =>
    /^(image|appearance)$/.test(kind) ? 3 : inSheet || kind === 'style' ? 1 : 2
  const interest = ({ status, findings }: ReportPage) =>
    status === 'changed' ? Math.max(0, ...findings.filter((candidate) => !isBehindPage(candidate)).map(rank)) : 4
  return byWeight(pages).sort((a, b) => interest(b) - interest(a))
}
