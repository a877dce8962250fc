import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { FoundChange, Side } from '../compare/found-change.ts'
import { markCommon, type Comparison } from '../compare/compare-sites.ts'
import { byCommon, byWeight, isBehindPage, nameOfPage, type ReportPage } from '../folder/model.ts'
import { themeOf } from '../folder/plain-words.ts'
import { countEach } from '../page/lists.ts'
import { progress } from '../process.ts'
import { lookAtEach, variants, capture, visit, boxes, type Variant, type Windows } from './browser-window.ts'
import { newAccessibilityProblems, newOverflow } from './new-problems.ts'
import { alignBoxes, bandsOf, captionOf, placesOf, type Band, type PlaceBoxes, type Spot } from './places.ts'
import { compareShots, type Shots } from './compare-looks.ts'

/** Bytes of all screenshots of a report, so that a report of 50 pages stays within 6 MB. */
const MAX_BYTES = 1_200_000
/** Places of a page that are tried: some look the same before and after. */
const MAX_TRIES = 8
/** A style that looked the same so often looks so at this width: on 40 pages, all tries took 20 of 100 s. */
const MAX_SAME = 6
/** Elements of one rule of axe that are listed. */
const MAX_ELEMENTS = 5

/** Adds screenshots, accessibility problems and overflow to changed pages. Returns those without room for a picture. */
export async function shootPages(
  browser: Browser,
  { sites, pages: compared }: Comparison,
  pages: readonly ReportPage[],
  out: string,
): Promise<ReportPage[]> {
  const found = new Map(pages.map(({ path }): [string, FoundChange[]] => [path, []]))
  const maxPlaces = pages.length <= 3 ? 5 : 3
  const counts = countEach(pages.flatMap((page) => [...new Set(page.findings.map(captionOf))]))
  const budget: ScreenshotBudget = {
    out,
    bytesLeft: MAX_BYTES,
    maxPlaces,
    shown: new Set(),
    same: new Map(),
    counts,
    spent: new Set(),
  }
  const shown = byInterest(pages).filter(({ base, head }) => base ?? head)
  const failed = await lookAtEach(browser, sites, shown, async (page, windows, width) => {
    const known = found.get(page.path)!
    for (const variant of variants.filter((candidate) => candidate.width === width))
      for (const finding of await inspectPage(windows, page, variant, budget))
        if (isNew(finding, known)) known.push(finding)
    progress(`Opened ${page.path}, ${width} pixels wide`)
  })
  const orderOf = ({ variant }: { variant: string }) => variants.findIndex(({ name }) => name === variant)
  const nameOf = ({ kind, in: place }: FoundChange) => `${kind} ${place}`
  markCommon(found, compared.length)
  // The widths take turns, so the order of what they found varies.
  for (const page of pages) {
    const { path, findings, pictures } = page
    pictures.sort((a, b) => orderOf(a) - orderOf(b))
    findings.push(...found.get(path)!.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    findings.sort(byCommon)
  }
  for (const [page, reason] of failed) page.unopened = reason
  return pages.filter((page) => budget.spent.has(page))
}

/** Variants find the same accessibility problems; a rule that many elements fail is not listed for each. */
function isNew({ kind, after, in: place }: FoundChange, known: readonly FoundChange[]): boolean {
  if (kind !== 'accessibility') return true
  const ofRule = known.filter((other) => other.kind === kind && other.after === after)
  return ofRule.length < MAX_ELEMENTS && !ofRule.some((other) => other.in === place)
}

/** Whether a change may be another one in the dark theme: of a style its colours. */
function isPainted(finding: FoundChange): boolean {
  const { kind, in: place } = finding
  if (kind !== 'style') return /^(image|appearance)$/.test(kind)
  return themeOf(finding) !== 'light' && /^--|class|color|fill|stroke|background|shadow/.test(place)
}

/** Pages in the order in which the budget is spent: whole pages, then pictures, then words, styles last. */
function byInterest(pages: readonly ReportPage[]): ReportPage[] {
  const rank = ({ kind, inSheet }: FoundChange) =>
    /^(image|appearance)$/.test(kind) ? 3 : inSheet || kind === 'style' ? 1 : 2
  const interest = ({ base, head, findings }: ReportPage) =>
    base && head ? Math.max(0, ...findings.filter((candidate) => !isBehindPage(candidate)).map(rank)) : 4
  return byWeight(pages).sort((a, b) => interest(b) - interest(a))
}

/** Where screenshots are written, and how many there may be. */
interface ScreenshotBudget {
  out: string
  /** Bytes left for all screenshots together. */
  bytesLeft: number
  /** Places of a page and variant. */
  maxPlaces: number
  /** The changes that a picture shows, as variant and caption. */
  shown: Set<string>
  /** How often a changed style looked the same, by variant and caption. */
  same: Map<string, number>
  /** How many pages have a change, by its caption. */
  counts: ReadonlyMap<string, number>
  /** The pages for which no bytes were left. */
  spent: Set<ReportPage>
}

/** Opens a page in a variant and adds screenshots of its changes. Returns new accessibility problems and overflow. */
async function inspectPage(
  windows: Windows,
  page: ReportPage,
  variant: Variant,
  budget: ScreenshotBudget,
): Promise<FoundChange[]> {
  const { findings } = page
  const places = placesOf(page, findings)
  const repainted = findings.some(({ inSheet }) => inSheet)
  const open = async (side: Side) => page[side] && visit(windows[side], page[side].path, variant)
  const [base, head] = await Promise.all([open('base'), open('head')])
  const found: FoundChange[] = []
  if (base && head) {
    const heightOf = (view: Page) => view.evaluate(() => document.documentElement.scrollHeight)
    const [was, is] = await Promise.all([heightOf(base), heightOf(head)])
    page.growth = { ...page.growth, [variant.width]: is - was }
  }
  if (head) {
    found.push(...(await newOverflow(variant, base, head)))
    found.push(...(await newAccessibilityProblems(variant, base, head, repainted ? undefined : places)))
  }
  // In the dark theme words are the same.
  const painted = variant.scheme === 'light' ? findings : findings.filter(isPainted)
  if (variant.scheme === 'dark' && !painted.length) return found
  const shown = placesOf(page, painted)
  const bands = base && head ? await bandsIn(base, head) : [await wholePage(variant, base, head)]
  // An equal change of several pages is shot once.
  const captionsOf = ({ spots }: Band) => [...new Set(spots.map(({ caption }) => caption))]
  const keyOf = (caption: string) => `${variant.name} ${caption}`
  const isKnown = (key: string) => budget.shown.has(key) || (budget.same.get(key) ?? 0) >= MAX_SAME
  const isShown = (band: Band) => base && head && captionsOf(band).map(keyOf).every(isKnown)
  // Home always gets its own picture: reviewers look for it.
  const isHome = page.path === '/'
  const fresh = bands.filter((band) => isHome || !isShown(band))
  // What few pages have first: a price may change everywhere.
  const pagesWith = (band: Band) => Math.min(...captionsOf(band).map((caption) => budget.counts.get(caption) ?? 0))
  const sizeOf = ({ spots }: Band) => Math.max(...spots.map((spot) => spot.width * spot.height))
  fresh.sort((a, b) => pagesWith(a) - pagesWith(b) || sizeOf(b) - sizeOf(a))
  // An element with a changed style may look the same; a link that leads elsewhere always does.
  const styles = new Set(findings.filter(({ kind }) => kind === 'style').map(captionOf))
  let kept = 0
  for (const candidate of fresh.slice(0, MAX_TRIES)) {
    if (kept === budget.maxPlaces) break
    const found = await shootBand(windows, candidate, styles)
    const looked = captionsOf(candidate).filter((caption) => styles.has(caption))
    if (!found?.spots.length) {
      for (const key of looked.map(keyOf)) budget.same.set(key, (budget.same.get(key) ?? 0) + 1)
      continue
    }
    const { shots, spots } = found
    const band = { ...candidate, spots }
    if (isShown(band) && (kept || !isHome)) continue
    kept += 1
    if (await keep(kept, band, shots)) for (const caption of captionsOf(band)) budget.shown.add(keyOf(caption))
    else budget.spent.add(page)
  }
  return found

  async function bandsIn(base: Page, head: Page): Promise<Band[]> {
    const all = shown.flatMap(({ near, ...own }) => [own, ...near])
    const boxesOf = (side: Side, view: Page) =>
      view.evaluate(
        boxes,
        all.map((place) => place[side]),
      )
    const [before, after] = await Promise.all([boxesOf('base', base), boxesOf('head', head)])
    const found = all.map((_, index): PlaceBoxes => ({ base: before[index]!, head: after[index]! }))
    const placed = shown.map(({ near, caption, finding }) => {
      const [own, ...neighbours] = found.splice(0, 1 + near.length)
      return { ...alignBoxes(own!, neighbours), caption, finding }
    })
    const looks = findings.find(({ top, in: place }) => top !== undefined && place.startsWith(`${variant.width} px`))
    if (!looks) return bandsOf(placed)
    const height = Math.min(variant.height, 720)
    const caption = `Looks different: ${nameOfPage(page.path)}`
    const spot: Spot = { side: 'head', x: 0, y: 0, width: variant.width, height, caption }
    return [{ base: looks.top!, head: looks.top!, height, spots: [spot] }]
  }

  async function keep(index: number, band: Band, shots: Shots): Promise<boolean> {
    const { name, width, scale } = variant
    const size = { width: Math.round(width * scale), height: Math.round(band.height * scale) }
    const images = await Promise.all(
      (Object.entries(shots) as [keyof Shots, Sharp][]).map(async ([side, image]) => ({
        side,
        file: `${name.replace(' ', '-')}-${index}-${side}.webp`,
        bytes: await image.resize(size.width).webp({ quality: 60, effort: 2 }).toBuffer(),
      })),
    )
    // All of them or none: a picture of one side says that the other does not have the place.
    const spent = images.reduce((sum, { bytes }) => sum + bytes.length, 0)
    if (budget.bytesLeft < spent) return false
    budget.bytesLeft -= spent
    const folder = join(budget.out, 'pages', page.slug)
    mkdirSync(folder, { recursive: true })
    for (const { file, bytes } of images) writeFileSync(join(folder, file), bytes)
    const kept = Object.fromEntries(images.map(({ side, file }) => [side, file]))
    page.pictures.push({ variant: name, ...kept, ...size, captions: captionsOf(band), spots: band.spots, scale })
    return true
  }
}

/** The most of a page that one picture shows: of a new one all that matters, of a removed one what it was. */
const MAX_WHOLE = { head: 6000, base: 1200 }

async function wholePage({ width, height }: Variant, base: Page | undefined, head: Page | undefined): Promise<Band> {
  const tall = await (head ?? base)!.evaluate(() => document.documentElement.scrollHeight)
  const side = base ? 'base' : 'head'
  // The space below the page is as high as the window.
  const most = Math.max(height, Math.min(tall - height, MAX_WHOLE[side]))
  const spot: Spot = { side, x: 0, y: 0, width, height: most, caption: `The ${base ? 'removed' : 'new'} page` }
  return { base: null, head: null, [side]: 0, height: most, spots: [spot] }
}

/** Shoots a strip, without those of its places with a changed style that look the same. */
async function shootBand(
  windows: Windows,
  band: Band,
  styles: ReadonlySet<string>,
): Promise<{ shots: Shots; spots: Spot[] } | undefined> {
  const { base: from, head: to, height, spots } = band
  if (from === null) return { shots: { after: sharp(await capture(windows.head, to!, height)) }, spots }
  if (to === null) return { shots: { before: sharp(await capture(windows.base, from, height)) }, spots }
  const [before, after] = await Promise.all([capture(windows.base, from, height), capture(windows.head, to, height)])
  const found = await compareShots(before, after)
  if (!found) return undefined
  const seen = spots.map((spot) => ({ ...spot, changed: found.changedIn(spot) }))
  return { shots: found.shots, spots: seen.filter(({ changed, caption }) => changed.count > 0 || !styles.has(caption)) }
}
