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
import { boxes } from './in-page.ts'
import { newOverflow } from './overflow.ts'
import { placesOf } from './places.ts'
import type { Variant } from './variants.ts'
import pixelmatch from 'pixelmatch'

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
  const bands = base && head ? await bandsIn(base, head) : [wholePage(variant, base)]
  for (const [index, band] of bands.slice(0, budget.maxPlaces).entries()) {
    const name = `${variant.name} ${band.captions.join('; ')}`
    const shownOn = budget.shown.get(name)
    // A repainted element looks different on each page only by what surrounds it.
    if (shownOn !== undefined && base && head) {
      page.unseen.push(`${variant.name}: The same change as on ${shownOn}.`)
      continue
    }
    const shots = await shootBand(windows, band)
    if (shots && (await keep(index, band, shots))) budget.shown.set(name, page.path)
    else if (shots)
      page.unseen.push(`${variant.name}: No picture, because the report’s pictures have reached their size limit.`)
  }
  const more = bands.length - budget.maxPlaces
  if (more > 0)
    page.unseen.push(`${variant.name}: ${more} more ${more === 1 ? 'place' : 'places'} changed; see them marked up.`)
  else if (
    places.length &&
    !page.pictures.some((picture) => picture.variant === variant.name) &&
    !page.unseen.some((line) => line.startsWith(variant.name))
  )
    page.unseen.push(`${variant.name}: No visible difference: the change is inside a closed element.`)
  return found

  async function bandsIn(base: Page, head: Page): Promise<Band[]> {
    const boxesOf = (side: Side, view: Page) => view.evaluate(boxes, places.map((place) => place[side])) // prettier-ignore
    const [were, are] = await Promise.all([boxesOf('base', base), boxesOf('head', head)])
    return bandsOf(places.map(({ caption }, index) => ({ base: were[index]!, head: are[index]!, caption })))
  }

  async function keep(index: number, { height, captions }: Band, shots: Shots): Promise<boolean> {
    const size = { width: Math.round(variant.width * variant.scale), height: Math.round(height * variant.scale) }
    const kept: Partial<Record<keyof Shots, string>> = {}
    for (const [side, image] of Object.entries(shots) as [keyof Shots, Sharp][]) {
      const bytes = await image.resize(size.width).jpeg({ quality: 60 }).toBuffer()
      if (budget.bytesLeft < bytes.length) continue
      budget.bytesLeft -= bytes.length
      kept[side] = `${variant.name.replace(' ', '-')}-${index + 1}-${side}.jpg`
      mkdirSync(join(budget.out, 'pages', page.slug), { recursive: true })
      writeFileSync(join(budget.out, 'pages', page.slug, kept[side]), bytes)
    }
    const more = captions.length > 3 ? ` and ${captions.length - 3} more` : ''
    const caption = captions.slice(0, 3).join('; ') + more
    if (!kept.before && !kept.after) return false
    page.pictures.push({ variant: variant.name, ...kept, ...size, caption })
    return true
  }
}

/** The top of a page that one side has. */
function wholePage({ height }: Variant, base: Page | undefined): Band {
  return base
    ? { base: 0, head: null, height, captions: ['The removed page'] }
    : { base: null, head: 0, height, captions: ['The new page'] }
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

/** Screenshots of a place and what differs. */
type Shots = Partial<Record<'before' | 'after' | 'difference', Sharp>>

/** Compares two screenshots of the same size; undefined if no pixel differs. */
async function compareShots(before: Buffer, after: Buffer): Promise<Shots | undefined> {
  if (before.equals(after)) return undefined
  const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [was, is] = await Promise.all([decode(before), decode(after)])
  const { width, height } = is.info
  const output = Buffer.alloc(is.data.length)
  const pixels = pixelmatch(was.data, is.data, output, width, height, {
    threshold: 0.1,
    alpha: 0.25,
    diffColor: [200, 30, 30],
    diffColorAlt: [20, 110, 60],
    aaColor: [190, 190, 190],
  })
  if (!pixels) return undefined
  const image = (data: Buffer) => sharp(data, { raw: { width, height, channels: 4 } })
  return { before: image(was.data), after: image(is.data), difference: image(output) }
}
