import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import type { Picture } from '../folder/model.ts'
import { progress } from '../progress.ts'
import { newProblems, problemsOf } from './accessibility.ts'
import { bandsOf, type Band } from './bands.ts'
import { namesHelper, openBrowser } from './browser.ts'
import { openComparison } from './difference.ts'
import { boxes, overflow, settle, type Box } from './in-page.ts'
import { placesOf, type Place } from './places.ts'
import { serve } from './server.ts'

/** The four ways in which a page is looked at. */
export const variants = [
  { name: '1440 light', width: 1440, height: 900, scheme: 'light', scale: 0.5 },
  { name: '390 light', width: 390, height: 844, scheme: 'light', scale: 0.9 },
  { name: '1440 dark', width: 1440, height: 900, scheme: 'dark', scale: 0.5 },
  { name: '390 dark', width: 390, height: 844, scheme: 'dark', scale: 0.9 },
] as const

/** Two cores take two pages at a time; more only wait for each other. */
const WORKERS = 2
/** All pictures of a report together, so that 14 pages stay within 6 MB. */
const MOST_BYTES = 3_000_000

/** What the browser found about a page. */
export interface Looks {
  pictures: Picture[]
  unseen: string[]
  findings: Finding[]
}

/** Takes pictures of the changed pages and asks them for new accessibility problems and new overflow; undefined without a browser. */
export async function shootPages(comparison: Comparison, changed: readonly { page: ComparedPage; slug: string; shared: readonly Finding[] }[], out: string): Promise<Map<ComparedPage, Looks> | undefined> {
  const browser = await openBrowser()
  if (!browser) return undefined
  const [base, head] = await Promise.all([serve(comparison.sites.base.site), serve(comparison.sites.head.site)])
  const looks = new Map<ComparedPage, Looks>()
  const most = changed.length <= 3 ? 5 : changed.length <= 14 ? 2 : 1
  const budget = { left: MOST_BYTES }
  const queue = changed.filter(({ page }) => page.head)
  const all = queue.length
  let done = 0
  try {
    await Promise.all(
      Array.from({ length: Math.min(WORKERS, queue.length) }, async () => {
        const worker = await openWorker(browser, { base: base.url, head: head.url }, out, budget, most)
        for (let next = queue.shift(); next; next = queue.shift()) {
          looks.set(next.page, await worker.look(next.page, next.slug, next.shared))
          done += 1
          progress(`Looked at ${next.page.path} (${done} of ${all})`)
        }
        await worker.close()
      }),
    )
  } finally {
    await browser.close()
    base.stop()
    head.stop()
  }
  return looks
}

interface View {
  page: Page
  session: CDPSession
}

async function openWorker(browser: Browser, urls: { base: string; head: string }, out: string, budget: { left: number }, most: number) {
  const open = async (): Promise<View> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    return { page, session: await context.newCDPSession(page) }
  }
  const [base, head, comparison] = await Promise.all([open(), open(), openComparison(browser)])

  const look = async (page: ComparedPage, slug: string, shared: readonly Finding[]): Promise<Looks> => {
    const looks: Looks = { pictures: [], unseen: [], findings: [] }
    const places = placesOf(page, [...page.findings, ...shared])
    const both = page.base !== undefined
    await Promise.all([both ? visit(base.page, urls.base + page.base!.path) : undefined, visit(head.page, urls.head + page.head!.path)])
    for (const variant of variants) {
      await Promise.all([both ? dress(base.page, variant) : undefined, dress(head.page, variant)])
      const wide = [both ? await base.page.evaluate(overflow) : 0, await head.page.evaluate(overflow)]
      if (variant.scheme === 'light' && wide[1]! > wide[0]! && !(wide[0]! > 0)) looks.findings.push({ kind: 'overflow', before: '', after: `${wide[1]} px`, in: `${variant.width} px viewport`, order: 4e6 + variant.width })
      if (variant.width === 1440) {
        const only = variant.scheme === 'dark' ? ['color-contrast'] : undefined
        const now = await problemsOf(head.page, only)
        // Most pages have none, and then nobody needs to know what they had.
        const before = both && now.size ? await problemsOf(base.page, only) : undefined
        for (const { rule, first } of newProblems(before, now)) {
          if (!looks.findings.some(({ kind, after }) => kind === 'accessibility' && after === rule)) looks.findings.push({ kind: 'accessibility', before: '', after: rule, in: first, order: 4.1e6 })
        }
      }
      if (both && places.length) await shootVariant(variant, places, slug, looks)
    }
    return looks
  }

  const shootVariant = async (variant: (typeof variants)[number], places: readonly Place[], slug: string, looks: Looks) => {
    const [was, is] = await Promise.all([base.page.evaluate(boxes, places.map((place) => place.base)), head.page.evaluate(boxes, places.map((place) => place.head))])
    const bands = bandsOf(places.map(({ caption }, index) => ({ base: was[index] as Box, head: is[index] as Box, caption })))
    let same = 0
    for (const [index, band] of bands.slice(0, most).entries()) {
      const shots = await Promise.all([capture(base, band.base, band, variant.width), capture(head, band.head, band, variant.width)])
      if (shots[0] === shots[1]) {
        same += 1
        continue
      }
      const difference = await comparison.compare(shots[0], shots[1], variant.scale)
      if (!difference.pixels) {
        same += 1
        continue
      }
      const name = `${variant.name.replace(' ', '-')}-${index + 1}`
      const files = { before: difference.before, after: difference.after, difference: difference.difference }
      const kept: Partial<Record<'before' | 'after' | 'difference', string>> = {}
      for (const [side, data] of Object.entries(files)) {
        const bytes = data ? Buffer.from(data, 'base64') : undefined
        if (!bytes || budget.left < bytes.length) continue
        budget.left -= bytes.length
        mkdirSync(join(out, 'pages', slug), { recursive: true })
        writeFileSync(join(out, 'pages', slug, `${name}-${side}.webp`), bytes)
        kept[side as 'before'] = `${name}-${side}.webp`
      }
      if (kept.before || kept.after) looks.pictures.push({ variant: variant.name, ...kept, width: Math.round(variant.width * variant.scale), height: Math.round(band.height * variant.scale), caption: band.captions.slice(0, 3).join('; ') + (band.captions.length > 3 ? ` and ${band.captions.length - 3} more` : '') })
    }
    if (!bands.length || same === bands.length) looks.unseen.push(`${variant.name}: nothing of it is to be seen without opening something.`)
    if (bands.length > most) looks.unseen.push(`${variant.name}: ${bands.length - most} more ${bands.length - most === 1 ? 'place' : 'places'} changed; see them marked up.`)
  }

  return { look, close: async () => { await Promise.all([base.page.context().close(), head.page.context().close(), comparison.close()]) } }
}

/** Opens a page and waits until it holds still. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 })
  await page.evaluate(namesHelper)
  await page.evaluate(settle)
}

/** Puts a page into a window of another size and theme. */
export async function dress(page: Page, { width, height, scheme }: (typeof variants)[number]): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
}

async function capture({ session }: View, top: number | null, { height }: Band, width: number): Promise<string | null> {
  if (top === null) return null
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: top, width, height, scale: 1 }, captureBeyondViewport: true, optimizeForSpeed: true })
  return data
}
