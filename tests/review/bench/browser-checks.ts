import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSites, type Comparison } from '../../../tools/review/compare/compare-sites.ts'
import type { ReportPage } from '../../../tools/review/folder/model.ts'
import { capture, openBrowser, openWindow, visit, variants } from '../../../tools/review/pictures/browser-window.ts'
import { shootPages } from '../../../tools/review/pictures/shoot.ts'
import { folderFiles, memoryFiles, BuiltSite } from '../../../tools/review/site/built-site.ts'
import { originals, siteFiles } from '../corpus/corpus-folder.ts'
import type { Measurement } from './measurement.ts'

/** The built site, whole; the corpus where nothing is built. */
function site(): BuiltSite {
  return existsSync('dist/client/index.html')
    ? new BuiltSite(folderFiles('dist/client'))
    : new BuiltSite(memoryFiles(siteFiles()))
}

/** The height of the highest strip that a review compares. */
const STRIP = 720

/**
 * The same build shot twice, every page from top to bottom at every width and theme, in the strips that a review is
 * made of.
 */
export async function sameBuildTwice(): Promise<Measurement[]> {
  const browser = await openBrowser()
  if (!browser) return [{ name: 'the same build twice', value: 'no Chromium', holds: false }]
  const built = site()
  // What is the same need not be kept.
  const shoot = async () => {
    const page = await openWindow(browser, built)
    const shots = new Map<string, string>()
    for (const path of built.pages.keys()) {
      for (const variant of variants) {
        await visit(page, path, variant)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        for (let top = 0; top < height; top += STRIP) {
          const data = await capture(page, top, Math.min(STRIP, height - top))
          shots.set(`${path} ${variant.name}, from ${top} px`, createHash('sha256').update(data).digest('hex'))
        }
      }
    }
    await page.close()
    return shots
  }
  const [first, second] = await Promise.all([shoot(), shoot()])
  await browser.close()
  const different = [...first].filter(([place, shot]) => shot !== second.get(place)).map(([place]) => place)
  return [
    {
      name: `the same build shot twice, ${built.pages.size} pages, ${first.size} pictures each time`,
      value: `${different.length} differ${different.length ? `: ${different.slice(0, 6).join('; ')}` : ''}`,
      holds: different.length === 0 && first.size === second.size,
    },
  ]
}

/** A new paragraph at the top of a page must not count as a change of what is below it. */
export async function shiftedParagraph(): Promise<Measurement[]> {
  const base = site()
  const files = new Map(base.files)
  for (const [path, { file }] of base.pages) {
    const more = `</h1><p>A paragraph that pushes everything below it down, on the page ${path}.</p>`
    files.set(file, () => Buffer.from(base.read(file).replace('</h1>', more)))
  }
  const { comparison, pages } = await look(base, new BuiltSite(files))
  const changed = comparison.pages.filter(({ status }) => status === 'changed')
  const others = changed.filter(({ findings }) => findings.filter(({ kind }) => kind !== 'overflow').length !== 1)
  const pictures = pages.flatMap((page) => page.pictures)
  const places = pictures.filter(({ captions }) => !/^Added: A paragraph that pushes/.test(captions[0] ?? ''))
  return [
    {
      name: `a paragraph inserted at the top of ${changed.length} pages: pages with any other change reported`,
      value: others.map(({ path }) => path).join(', ') || 'none',
      holds: others.length === 0 && changed.length > 0,
    },
    {
      name: `places below it that are flagged, ${variants.length} variants of each`,
      value: `${places.length} of ${pictures.length}`,
      holds: places.length === 0 && pictures.length > 0,
    },
  ]
}

/** New problems are reported, existing ones are not. */
export async function browserFindings(): Promise<Measurement[]> {
  const home = originals.home.replace('</h1>', '</h1><p style="color:#ccc;background:#fff">Hardly to be read</p>')
  const bad = {
    home: home.replace('sweep', 'mop'),
    article: originals.article.replace(' alt="A folded receipt on a wooden table"', ''),
    product: originals.product.replace('<p>What was', '<p style="width:700px">What was'),
  }
  const { comparison } = await look(
    new BuiltSite(memoryFiles(siteFiles({ home }))),
    new BuiltSite(memoryFiles(siteFiles(bad))),
  )
  const reportedOn = (path: string) =>
    comparison.pages
      .find((page) => page.path === path)!
      .findings.filter(({ kind }) => kind === 'accessibility' || kind === 'overflow')
      .map(({ kind, after }) => `${kind} ${after}`)
  const [known, missing, wide] = [reportedOn('/'), reportedOn('/article'), reportedOn('/product')]
  return [
    {
      name: 'an accessibility problem that was there before',
      value: known.join(', ') || 'not reported',
      holds: !known.length,
    },
    { name: 'a new one', value: missing.join(', '), holds: missing.includes('accessibility image-alt') },
    { name: 'new overflow', value: wide.join(', '), holds: wide.some((one) => /^overflow \d+ px$/.test(one)) },
  ]
}

async function look(base: BuiltSite, head: BuiltSite): Promise<{ comparison: Comparison; pages: ReportPage[] }> {
  const comparison = compareSites(base, head)
  const out = mkdtempSync(join(tmpdir(), 'review-bench-'))
  const pages = comparison.pages
    .filter(({ status }) => status === 'changed')
    .map((page) => ({
      ...page,
      slug: page.path.slice(1) || 'home',
      causes: [],
      causeUnknown: false,
      pictures: [],
    }))
  const browser = await openBrowser()
  if (browser) await shootPages(browser, comparison, pages, out)
  await browser?.close()
  rmSync(out, { recursive: true, force: true })
  return { comparison, pages }
}
