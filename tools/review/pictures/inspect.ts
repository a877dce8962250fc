import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import type { Picture } from '../folder/model.ts'
import { kinds } from '../report.ts'
import { newProblems, problemsOf } from './accessibility.ts'
import { bandsOf, type Band } from './bands.ts'
import { compareShots, type Shots } from './difference.ts'
import { boxes } from './in-page.ts'
import { newOverflow } from './overflow.ts'
import { placesOf, type Place } from './places.ts'
import type { Variant } from './variants.ts'
import { applyVariant, capture, visit, type View } from './view.ts'

/** What the browser found on a page. */
export interface BrowserResult {
  pictures: Picture[]
  /** Sentences about places without screenshots. */
  unseen: string[]
  findings: Finding[]
  /** Why the page could not be opened in the browser. */
  failed?: string
}

/** A page to open in the browser, and the variants. */
export interface Job {
  page: ComparedPage
  slug: string
  shared: readonly Finding[]
  variants: readonly Variant[]
}

/** Where screenshots are written, and how many there may be. */
export interface ScreenshotBudget {
  out: string
  /** Bytes left for all screenshots together. */
  bytesLeft: number
  /** Places of a page and variant. */
  maxPlaces: number
}

type Side = 'base' | 'head'
const sides = ['base', 'head'] as const

/** Opens a page in some variants: takes screenshots of the changes, finds new accessibility problems and overflow. */
export async function inspectPage(
  { page, slug, shared, variants }: Job,
  windows: Record<Side, View>,
  urls: Record<Side, string>,
  budget: ScreenshotBudget,
): Promise<BrowserResult> {
  const result: BrowserResult = { pictures: [], unseen: [], findings: [] }
  const findings = [...page.findings, ...shared]
  const places = placesOf(page, findings)
  const repainted = findings.some(({ kind, origin }) => origin === 'sheet' || (!page.alignment && kind !== 'image'))
  const base = page.base && windows.base
  const head = page.head && windows.head
  const onBoth = (act: (view: View, side: Side) => Promise<void>) =>
    Promise.all(sides.filter((side) => page[side]).map((side) => act(windows[side], side)))
  await onBoth((view, side) => visit(view, urls[side] + page[side]!.path, variants[0]!))
  for (const variant of variants) {
    await onBoth((view) => applyVariant(view, variant))
    if (head) {
      result.findings.push(...(await newOverflow(variant, base, head)))
      const known = new Set(result.findings.map(({ after, in: place }) => after + place))
      const fresh = await newAccessibilityProblems(variant, base, head, repainted ? undefined : places)
      result.findings.push(...fresh.filter(({ after, in: place }) => !known.has(after + place)))
    }
    if (base && head) await shootPlaces(variant, base, head)
    else {
      const shot = await capture((base ?? head)!, 0, variant.height, variant.width, variant.scale)
      if (base) keep(variant, 0, variant.height, { before: shot }, 'The removed page')
      else keep(variant, 0, variant.height, { after: shot }, 'The new page')
    }
  }
  return result

  async function shootPlaces(variant: Variant, base: View, head: View): Promise<void> {
    const [were, are] = await Promise.all([
      base.page.evaluate(boxes, places.map((place) => place.base)), // prettier-ignore
      head.page.evaluate(boxes, places.map((place) => place.head)), // prettier-ignore
    ])
    const bands = bandsOf(places.map(({ caption }, index) => ({ base: were[index]!, head: are[index]!, caption })))
    let visible = false
    for (const [index, band] of bands.slice(0, budget.maxPlaces).entries()) {
      const shots = await shootBand(variant, base, head, band)
      if (!shots) continue
      visible = true
      const more = band.captions.length > 3 ? ` and ${band.captions.length - 3} more` : ''
      keep(variant, index, band.height, shots, band.captions.slice(0, 3).join('; ') + more)
    }
    const more = bands.length - budget.maxPlaces
    if (places.length && !visible && more <= 0)
      result.unseen.push(`${variant.name}: No visible difference: the change is inside a closed element.`)
    if (more > 0)
      result.unseen.push(
        `${variant.name}: ${more} more ${more === 1 ? 'place' : 'places'} changed; see them marked up.`,
      )
  }

  function keep({ name, width, scale }: Variant, index: number, height: number, shots: Shots, caption: string): void {
    const kept: Partial<Record<keyof Shots, string>> = {}
    for (const [side, bytes] of Object.entries(shots) as [keyof Shots, Buffer][]) {
      if (budget.bytesLeft < bytes.length) continue
      budget.bytesLeft -= bytes.length
      kept[side] = `${name.replace(' ', '-')}-${index + 1}-${side}.jpg`
      mkdirSync(join(budget.out, 'pages', slug), { recursive: true })
      writeFileSync(join(budget.out, 'pages', slug, kept[side]), bytes)
    }
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    if (kept.before || kept.after) result.pictures.push({ variant: name, ...kept, ...size, caption })
  }
}

async function shootBand(
  { width, scale }: Variant,
  base: View,
  head: View,
  { base: from, head: to, height, captions }: Band,
): Promise<Shots | undefined> {
  if (from === null) return { after: await capture(head, to!, height, width, scale) }
  if (to === null) return { before: await capture(base, from, height, width, scale) }
  const [one, other] = await Promise.all([capture(base, from, height, width), capture(head, to, height, width)])
  if (one.equals(other)) return undefined
  const shots = await compareShots(one, other, scale)
  // A moved element is rendered slightly differently elsewhere, so its pixel difference means nothing.
  if (captions.every((caption) => caption.startsWith(`${kinds.move.label}:`))) delete shots?.difference
  return shots
}

/** Elements of one rule that are listed. */
const MAX_ELEMENTS = 5

/** Contrast is slow to check, so it is checked at the given places only, or everywhere if there are none. */
async function newAccessibilityProblems(
  { scheme }: Variant,
  base: View | undefined,
  head: View,
  places: readonly Place[] | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const contrast of scheme === 'light' ? [true, false] : [true]) {
    const question = (side: Side) => ({
      contrast,
      ...(base &&
        places &&
        contrast && { within: places.flatMap((place) => (place[side]?.length ? [place[side]] : [])) }),
    })
    const now = await problemsOf(head.page, question('head'))
    // The base is only checked if the head has problems, which is rare.
    const before = base && now.length ? await problemsOf(base.page, question('base')) : []
    const problems = newProblems(before, now)
    for (const [index, { rule, selector }] of problems.entries())
      if (problems.slice(0, index).filter((other) => other.rule === rule).length < MAX_ELEMENTS)
        findings.push({ kind: 'accessibility', before: '', after: rule, in: selector, origin: 'browser' })
  }
  return findings
}
