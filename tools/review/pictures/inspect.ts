import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import type { Picture } from '../folder/model.ts'
import { kinds } from '../report.ts'
import { newProblems, problemsOf, type Question } from './accessibility.ts'
import { bandsOf, type Band } from './bands.ts'
import type { Comparison } from './difference.ts'
import { boxes, overflow, type Box } from './in-page.ts'
import { placesOf, type Place } from './places.ts'
import type { Variant } from './variants.ts'
import { capture, captureSmall, applyVariant, visit, type View } from './view.ts'

/** What the browser found on a page. */
export interface BrowserResult {
  pictures: Picture[]
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

/** The browser windows of a worker. */
export interface Windows {
  base: View
  head: View
  /** Shared by all workers. */
  comparison: Promise<Comparison>
}

/**
 * Opens a page in some variants: takes screenshots of the changes and finds new accessibility problems and overflow.
 */
export async function inspectPage(
  { page, slug, shared, variants }: Job,
  { base, head, comparison }: Windows,
  urls: { base: string; head: string },
  budget: ScreenshotBudget,
): Promise<BrowserResult> {
  const result: BrowserResult = { pictures: [], unseen: [], findings: [] }
  const findings = [...page.findings, ...shared]
  const places = placesOf(page, findings)
  const sides = [
    page.base && { view: base, url: urls.base + page.base.path },
    page.head && { view: head, url: urls.head + page.head.path },
  ]
  const [was, is] = [sides[0]?.view, sides[1]?.view]
  await Promise.all(sides.map(async (side) => side && visit(side.view, side.url, variants[0]!)))
  for (const variant of variants) {
    await Promise.all(sides.map(async (side) => side && applyVariant(side.view, variant)))
    if (is) result.findings.push(...(await newOverflow(variant, was, is)))
    if (is)
      for (const finding of await newAccessibilityProblems(
        variant,
        was,
        is,
        questionsFor(variant, page, findings, places),
      ))
        if (!result.findings.some(({ after }) => after === finding.after)) result.findings.push(finding)
    if (!was || !is) await shootWhole(variant, (was ?? is)!, was ? 'before' : 'after')
    else if (places.length) await shootPlaces(variant, was, is)
  }
  return result

  async function shootPlaces(variant: Variant, one: View, other: View): Promise<void> {
    const [were, are] = await Promise.all([
      one.page.evaluate(
        boxes,
        places.map((place) => place.base),
      ),
      other.page.evaluate(
        boxes,
        places.map((place) => place.head),
      ),
    ])
    const bands = bandsOf(
      places.map(({ caption }, index) => ({ base: were[index] as Box, head: are[index] as Box, caption })),
    )
    let same = 0
    for (const [index, band] of bands.slice(0, budget.maxPlaces).entries()) {
      const kept = await shootBand(variant, one, other, band)
      if (kept)
        keep(
          variant,
          index,
          band.height,
          kept,
          band.captions.slice(0, 3).join('; ') +
            (band.captions.length > 3 ? ` and ${band.captions.length - 3} more` : ''),
        )
      else same += 1
    }
    if (!bands.length || same === bands.length)
      result.unseen.push(`${variant.name}: No visible difference: the change is inside a closed element.`)
    if (bands.length > budget.maxPlaces)
      result.unseen.push(
        `${variant.name}: ${bands.length - budget.maxPlaces} more ${bands.length - budget.maxPlaces === 1 ? 'place' : 'places'} changed; see them marked up.`,
      )
  }

  async function shootBand(variant: Variant, one: View, other: View, band: Band): Promise<Shots | undefined> {
    if (band.base === null || band.head === null)
      return {
        ...(band.base !== null && { before: await captureSmall(one, band.base, band.height, variant) }),
        ...(band.head !== null && { after: await captureSmall(other, band.head, band.height, variant) }),
      }
    const shots = await Promise.all([
      capture(one, band.base, band.height, variant.width),
      capture(other, band.head, band.height, variant.width),
    ])
    if (shots[0] === shots[1]) return undefined
    const { pixels, difference, ...kept } = await (await comparison).compare(shots[0], shots[1], variant.scale)
    // A moved element is rendered slightly differently elsewhere, so its pixel difference means nothing.
    const moved = band.captions.every((caption) => caption.startsWith(`${kinds.move.label}:`))
    return pixels ? { ...kept, ...(!moved && { difference }) } : undefined
  }

  /** A page that exists on one side only: the top of it. */
  async function shootWhole(variant: Variant, view: View, side: 'before' | 'after'): Promise<void> {
    keep(
      variant,
      0,
      variant.height,
      { [side]: await captureSmall(view, 0, variant.height, variant) },
      side === 'after' ? 'The new page' : 'The page that went',
    )
  }

  function keep(variant: Variant, index: number, height: number, shots: Shots, caption: string): void {
    const name = `${variant.name.replace(' ', '-')}-${index + 1}`
    const kept: Shots = {}
    for (const side of ['after', 'before', 'difference'] as const) {
      const bytes = shots[side] ? Buffer.from(shots[side], 'base64') : undefined
      if (!bytes || budget.bytesLeft < bytes.length) continue
      budget.bytesLeft -= bytes.length
      mkdirSync(join(budget.out, 'pages', slug), { recursive: true })
      writeFileSync(join(budget.out, 'pages', slug, `${name}-${side}.jpg`), bytes)
      kept[side] = `${name}-${side}.jpg`
    }
    if (kept.before || kept.after)
      result.pictures.push({
        variant: variant.name,
        ...kept,
        width: Math.round(variant.width * variant.scale),
        height: Math.round(height * variant.scale),
        caption,
      })
  }
}

type Shots = Partial<Record<'before' | 'after' | 'difference', string>>

async function newOverflow(variant: Variant, base: View | undefined, head: View): Promise<Finding[]> {
  // Colours do not cause overflow, so one theme per width is enough.
  if ((variant.width === 1440) !== (variant.scheme === 'light')) return []
  const [before, after] = await Promise.all([base ? base.page.evaluate(overflow) : 0, head.page.evaluate(overflow)])
  return after > 0 && before === 0
    ? [
        {
          kind: 'overflow',
          before: '',
          after: `${after} px`,
          in: `${variant.width} px viewport`,
          order: 0,
        },
      ]
    : []
}

interface Asked {
  base: Question
  head: Question
}

/** Contrast is slow to check, so it is checked only where something changed, and everywhere if stylesheets changed. */
function questionsFor(
  { width, scheme }: Variant,
  page: ComparedPage,
  findings: readonly Finding[],
  places: readonly Place[],
): Asked[] {
  if (width !== 1440) return []
  const everything = { base: { contrast: false }, head: { contrast: false } }
  const repainted =
    !page.base || findings.some(({ kind, fromSheet }) => fromSheet || (!page.alignment && kind !== 'image'))
  const paths = (side: 'base' | 'head') => places.flatMap((place) => (place[side]?.length ? [place[side]] : []))
  const contrast = repainted
    ? { base: { contrast: true }, head: { contrast: true } }
    : { base: { contrast: true, within: paths('base') }, head: { contrast: true, within: paths('head') } }
  return scheme === 'light' ? [everything, contrast] : [contrast]
}

async function newAccessibilityProblems(
  variant: Variant,
  base: View | undefined,
  head: View,
  questions: readonly Asked[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const question of questions) {
    const now = await problemsOf(head.page, question.head)
    // The base is only checked if the head has problems, which is rare.
    const before = base && now.size ? await problemsOf(base.page, question.base) : undefined
    for (const { rule, first } of newProblems(before, now))
      findings.push({ kind: 'accessibility', before: '', after: rule, in: first, order: 0 })
  }
  return findings
}
