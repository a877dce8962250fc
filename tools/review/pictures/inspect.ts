import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { FoundChange, Side } from '../compare/found-change.ts'
import type { ReportPage } from '../folder/model.ts'
import { kinds } from '../report.ts'
import { newAccessibilityProblems } from './new-accessibility-problems.ts'
import { bandsOf, type Band } from './bands.ts'
import { capture, visit } from './browser-window.ts'
import { compareShots, type Shots } from './difference.ts'
import { boxes } from './in-page.ts'
import { newOverflow } from './overflow.ts'
import { placesOf } from './places.ts'
import type { Variant } from './variants.ts'

/** Where screenshots are written, and how many there may be. */
export interface ScreenshotBudget {
  out: string
  /** Bytes left for all screenshots together. */
  bytesLeft: number
  /** Places of a page and variant. */
  maxPlaces: number
  /** The page that already shows a change, by variant and captions. */
  shown: Map<string, string>
}

/**
 * Opens a page in a variant and adds screenshots of its changes. Returns new accessibility problems and overflow.
 * @param findings the changes of the page, those that it shares with others included
 */
export async function inspectPage(
  windows: Record<Side, Page>,
  page: ReportPage,
  findings: readonly FoundChange[],
  variant: Variant,
  budget: ScreenshotBudget,
): Promise<FoundChange[]> {
  const places = placesOf(page, findings)
  const repainted = findings.some(({ inSheet }) => inSheet)
  const open = async (side: Side) => {
    if (!page[side]) return undefined
    await visit(windows[side], page[side].path, variant)
    return windows[side]
  }
  const [base, head] = await Promise.all([open('base'), open('head')])
  const found: FoundChange[] = []
  if (head) {
    found.push(...(await newOverflow(variant, base, head)))
    found.push(...(await newAccessibilityProblems(variant, base, head, repainted ? undefined : places)))
  }
  const bands = base && head ? await bandsIn(base, head) : [await wholePage(variant, base, head)]
  const shownOn = (caption: string) => budget.shown.get(`${variant.name} ${caption}`)
  // An equal change of several pages is shot once.
  const fresh = base && head ? bands.filter(({ captions }) => !captions.every(shownOn)) : [...bands]
  // Words first: one price changes many figures of a page.
  const isFigure = ({ captions }: Band) => Number(captions.every((caption) => /\d/.test(caption)))
  fresh.sort((a, b) => isFigure(a) - isFigure(b))
  const missing: string[] = []
  for (const [index, band] of fresh.slice(0, budget.maxPlaces).entries()) {
    const shots = await shootBand(windows, band)
    if (!shots) continue
    if (await keep(index, band, shots))
      for (const caption of band.captions) budget.shown.set(`${variant.name} ${caption}`, page.path)
    else missing.push('No picture, because the report’s pictures have reached their size limit.')
  }
  const repeated = new Set(
    bands.filter((band) => !fresh.includes(band)).flatMap(({ captions }) => captions.map(shownOn)),
  )
  repeated.delete(page.path)
  if (repeated.size) missing.push(`The same changes as on ${[...repeated].slice(0, 3).join(', ')}.`)
  const more = fresh.length - budget.maxPlaces
  if (more > 0) missing.push(`${more} more ${more === 1 ? 'place' : 'places'} changed; see them marked up.`)
  if (places.length && !missing.length && !page.pictures.some((picture) => picture.variant === variant.name))
    missing.push('No visible difference: the change is inside a closed element.')
  page.unseen.push(...new Set(missing.map((line) => `${variant.name}: ${line}`)))
  return found

  async function bandsIn(base: Page, head: Page): Promise<Band[]> {
    const boxesOf = (side: Side, view: Page) => view.evaluate(boxes, places.map((place) => place[side])) // prettier-ignore
    const [before, after] = await Promise.all([boxesOf('base', base), boxesOf('head', head)])
    const looks = findings.find(({ top, in: place }) => top !== undefined && place.startsWith(`${variant.width} px`))
    const height = Math.min(variant.height, 720)
    if (looks) return [{ base: looks.top!, head: looks.top!, height, captions: [`Looks different: ${page.path}`] }]
    return bandsOf(places.map(({ caption }, index) => ({ base: before[index]!, head: after[index]!, caption })))
  }

  async function keep(index: number, { height, captions }: Band, shots: Shots): Promise<boolean> {
    const size = { width: Math.round(variant.width * variant.scale), height: Math.round(height * variant.scale) }
    const kept: Partial<Record<keyof Shots, string>> = {}
    for (const [side, image] of Object.entries(shots) as [keyof Shots, Sharp][]) {
      const bytes = await image.resize(size.width).webp({ quality: 60, effort: 2 }).toBuffer()
      if (budget.bytesLeft < bytes.length) continue
      budget.bytesLeft -= bytes.length
      kept[side] = `${variant.name.replace(' ', '-')}-${index + 1}-${side}.webp`
      mkdirSync(join(budget.out, 'pages', page.slug), { recursive: true })
      writeFileSync(join(budget.out, 'pages', page.slug, kept[side]), bytes)
    }
    const more = captions.length > 3 ? ` and ${captions.length - 3} more` : ''
    const caption = captions.slice(0, 3).join('; ') + more
    if (!kept.before && !kept.after) return false
    page.pictures.push({ variant: variant.name, ...kept, ...size, caption, captions })
    return true
  }
}

/** The most of a page that one picture shows. */
const MAX_WHOLE = 6000

/** A page that one side has, whole. */
async function wholePage({ height }: Variant, base: Page | undefined, head: Page | undefined): Promise<Band> {
  const tall = await (head ?? base)!.evaluate(() => document.documentElement.scrollHeight)
  // The space below the page is as high as the window.
  const own = { height: Math.max(height, Math.min(tall - height, MAX_WHOLE)) }
  return base
    ? { ...own, base: 0, head: null, captions: ['The removed page'] }
    : { ...own, base: null, head: 0, captions: ['The new page'] }
}

async function shootBand(windows: Record<Side, Page>, band: Band): Promise<Shots | undefined> {
  const { base: from, head: to, height, captions } = band
  if (from === null) return { after: sharp(await capture(windows.head, to!, height)) }
  if (to === null) return { before: sharp(await capture(windows.base, from, height)) }
  const [before, after] = await Promise.all([capture(windows.base, from, height), capture(windows.head, to, height)])
  const shots = await compareShots(before, after)
  // A moved element is rendered slightly differently elsewhere, so its pixel difference means nothing.
  if (captions.every((caption) => caption.startsWith(`${kinds.move.label}:`))) delete shots?.difference
  return shots
}
