import { createHash } from 'node:crypto'
import type { Browser } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'
import type { ComparedPage, Comparison } from '../compare/compare-sites.ts'
import type { Side } from '../compare/found-change.ts'
import type { Page } from '../page/page.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { lookAtEach, visit, variants, type Box } from './browser-window.ts'

/** More pages of which only files differ are not opened. */
const MAX_PAGES = 100

/**
 * Compares the pages that are the same so far as pixels, so that whatever the comparison does not know is shown, too.
 * Returns the pages that look different, and which were not opened; those whose files are the same are neither.
 */
export async function compareLooks(
  browser: Browser,
  { pages, sites }: Pick<Comparison, 'pages' | 'sites'>,
): Promise<{ different: ComparedPage[]; unopened: string[] }> {
  const suspects = pages.filter(({ status, base, head }) => {
    return status === 'same' && base && head && digest(base, sites.base) !== digest(head, sites.head)
  })
  const looked = suspects.slice(0, MAX_PAGES)
  const failed = await lookAtEach(browser, sites, looked, async (page, windows, width) => {
    const variant = variants.find((candidate) => candidate.width === width)!
    const shoot = async (side: Side) =>
      (await visit(windows[side], page[side]!.path, variant)).screenshot({ fullPage: true })
    const found = await compareShots(...(await Promise.all([shoot('base'), shoot('head')])))
    if (!found) return
    const { share, top } = found
    const place = `${width} px viewport, from ${top} px on`
    page.findings.push({ kind: 'appearance', before: '', after: `${share} of the page`, in: place, top })
  })
  const different = looked.filter(({ findings }) => findings.length)
  for (const page of different) {
    page.status = 'changed'
    // The widths take turns, so the order of what they found varies.
    page.findings.sort((a, b) => (a.in < b.in ? -1 : 1))
  }
  const unopened = [...failed.keys(), ...suspects.slice(MAX_PAGES)].map(({ path }) => path)
  return { different, unopened }
}

/** A digest of a page's HTML and of all files that it shows, those in its stylesheets included. */
function digest(page: Page, site: BuiltSite): string {
  const hash = createHash('sha256')
  const seen = new Set<string>()
  const add = (file: string, from: string) => {
    seen.add(file)
    hash.update(site.bytes(file))
    if (!/\.(html?|css)$/i.test(file)) return
    // Whatever is the address of a file of the site, in an attribute or in CSS.
    for (const [address] of site.read(file).matchAll(/[^\s"'(),;=]+\.\w+/g)) {
      const found = site.fileAt(address, from)
      if (found !== undefined && !seen.has(found) && !/\.(m?js|html?)$/i.test(found)) add(found, found)
    }
  }
  add(page.file, page.baseAddress)
  return hash.digest('hex')
}

/** Screenshots of a place. */
export type Shots = Partial<Record<'before' | 'after', Sharp>>

/** How many pixels differ, and the smallest box around them. */
export interface ChangedPixels extends Box {
  count: number
}

interface Difference {
  shots: Shots
  /** Where they begin to differ, in pixels from the top. */
  top: number
  /** How much of the higher one differs: `3 %`. */
  share: string
  /** The pixels of a box that differ. */
  changedIn: (box: Box) => ChangedPixels
}

/** Compares two screenshots of the same width; undefined if they look the same. */
export async function compareShots(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const [width, height] = [sizes[0]!.width, Math.max(...sizes.map((size) => size.height))]
  const raw = { width, height, channels: 4 } as const
  // Below a shorter screenshot there is nothing.
  const decode = async (png: Buffer) =>
    Buffer.concat([await sharp(png).ensureAlpha().raw().toBuffer()], width * height * 4)
  const [old, fresh] = [await decode(before), await decode(after)]
  const mask = Buffer.alloc(old.length)
  const count = pixelmatch(old, fresh, mask, width, height, { threshold: 0.1, diffMask: true })
  if (!count) return undefined
  const changedIn: Difference['changedIn'] = (box) => {
    let [count, left, last, top, lowest] = [0, width, 0, height, 0]
    const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)]
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
        if (!mask[4 * (y * width + x) + 3]) continue
        count += 1
        left = Math.min(left, x)
        last = Math.max(last, x)
        top = Math.min(top, y)
        lowest = y
      }
    return { count, x: left, y: top, width: last - left + 1, height: lowest - top + 1 }
  }
  return {
    shots: { before: sharp(old, { raw }), after: sharp(fresh, { raw }) },
    top: Math.floor(old.findIndex((value, index) => value !== fresh[index]) / (4 * width)),
    share: `${Math.ceil((100 * count) / (width * height))} %`,
    changedIn,
  }
}
