import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { Finding, Side } from '../compare/finding.ts'
import type { ReportPage } from '../folder/model.ts'
import { kinds } from '../report.ts'
import { newAccessibilityProblems } from './accessibility.ts'
import { bandsOf, type Band } from './bands.ts'
import { capture, visit } from './browser.ts'
import { compareShots, shrink, type Shots } from './difference.ts'
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
}

/**
 * Opens a page in a variant and adds screenshots of its changes. Returns new accessibility problems and overflow.
 * @param findings the changes of the page, those that it shares with others included
 */
export async function inspectPage(
  windows: Record<Side, Page>,
  page: ReportPage,
  findings: readonly Finding[],
  variant: Variant,
  budget: ScreenshotBudget,
): Promise<Finding[]> {
  const places = placesOf(page, findings)
  const repainted = findings.some(({ inSheet }) => inSheet)
  const open = async (side: Side) => {
    if (!page[side]) return undefined
    await visit(windows[side], page[side].path, variant)
    return windows[side]
  }
  const [base, head] = await Promise.all([open('base'), open('head')])
  const found: Finding[] = []
  if (head) {
    found.push(...(await newOverflow(variant, base, head)))
    found.push(...(await newAccessibilityProblems(variant, base, head, repainted ? undefined : places)))
  }
  if (base && head) await shootPlaces(base, head)
  else if (base)
    await keep(0, variant.height, { before: sharp(await capture(base, 0, variant.height)) }, 'The removed page')
  else if (head) await keep(0, variant.height, { after: sharp(await capture(head, 0, variant.height)) }, 'The new page')
  return found

  async function shootPlaces(base: Page, head: Page): Promise<void> {
    const boxesOf = (side: Side, view: Page) => view.evaluate(boxes, places.map((place) => place[side])) // prettier-ignore
    const [were, are] = await Promise.all([boxesOf('base', base), boxesOf('head', head)])
    const bands = bandsOf(places.map(({ caption }, index) => ({ base: were[index]!, head: are[index]!, caption })))
    for (const [index, band] of bands.slice(0, budget.maxPlaces).entries()) {
      const shots = await shootBand(base, head, band)
      const more = band.captions.length > 3 ? ` and ${band.captions.length - 3} more` : ''
      if (shots) await keep(index, band.height, shots, band.captions.slice(0, 3).join('; ') + more)
    }
    const more = bands.length - budget.maxPlaces
    if (more > 0)
      page.unseen.push(`${variant.name}: ${more} more ${more === 1 ? 'place' : 'places'} changed; see them marked up.`)
    else if (places.length && !page.pictures.some((picture) => picture.variant === variant.name))
      page.unseen.push(`${variant.name}: No visible difference: the change is inside a closed element.`)
  }

  async function keep(index: number, height: number, shots: Shots, caption: string): Promise<void> {
    const size = { width: Math.round(variant.width * variant.scale), height: Math.round(height * variant.scale) }
    const kept: Partial<Record<keyof Shots, string>> = {}
    for (const [side, image] of Object.entries(shots) as [keyof Shots, Sharp][]) {
      const bytes = await shrink(image, size.width)
      if (budget.bytesLeft < bytes.length) continue
      budget.bytesLeft -= bytes.length
      kept[side] = `${variant.name.replace(' ', '-')}-${index + 1}-${side}.jpg`
      mkdirSync(join(budget.out, 'pages', page.slug), { recursive: true })
      writeFileSync(join(budget.out, 'pages', page.slug, kept[side]), bytes)
    }
    if (kept.before || kept.after) page.pictures.push({ variant: variant.name, ...kept, ...size, caption })
  }
}

async function shootBand(base: Page, head: Page, band: Band): Promise<Shots | undefined> {
  const { base: from, head: to, height, captions } = band
  if (from === null) return { after: sharp(await capture(head, to!, height)) }
  if (to === null) return { before: sharp(await capture(base, from, height)) }
  const [before, after] = await Promise.all([capture(base, from, height), capture(head, to, height)])
  const shots = await compareShots(before, after)
  // A moved element is rendered slightly differently elsewhere, so its pixel difference means nothing.
  if (captions.every((caption) => caption.startsWith(`${kinds.move.label}:`))) delete shots?.difference
  return shots
}
