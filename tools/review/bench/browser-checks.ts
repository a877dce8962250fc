import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSites, type ComparedPage, type Comparison } from '../compare/site.ts'
import { openBrowser } from '../pictures/browser.ts'
import type { Looks } from '../pictures/look.ts'
import { shootPages } from '../pictures/shoot.ts'
import { serve } from '../pictures/server.ts'
import { variants } from '../pictures/variants.ts'
import { dress, visit } from '../pictures/view.ts'
import { memoryFiles, Site } from '../site/folder.ts'
import { pageNames } from './corpus/edit.ts'
import { originals, siteFiles } from './corpus/folder.ts'
import type { Figure } from './main.ts'

const paths = ['/', '/article', '/product', '/handbook']

/** The same build shot twice, every page at every width and theme. */
export async function sameBuildTwice(): Promise<Figure[]> {
  const browser = await openBrowser()
  if (!browser) return [{ name: 'the same build twice', value: 'no Chromium', holds: false }]
  const server = await serve(new Site(memoryFiles(siteFiles())))
  const shoot = async () => {
    const page = await browser.newPage()
    const shots: string[] = []
    for (const path of paths) {
      await visit(page, server.url + path)
      for (const variant of variants) {
        await dress(page, variant)
        shots.push((await page.screenshot({ fullPage: true })).toString('base64'))
      }
    }
    await page.close()
    return shots
  }
  const [first, second] = [await shoot(), await shoot()]
  await browser.close()
  server.stop()
  const different = first.filter((shot, index) => shot !== second[index]).length
  return [{ name: `the same build shot twice, ${first.length} pictures`, value: `${different} differ`, holds: different === 0 }]
}

/** A paragraph at the top of a page moves all that is below it and changes none of it. */
export async function shiftedParagraph(): Promise<Figure[]> {
  const heads = Object.fromEntries(pageNames.map((name) => [name, originals[name].replace('</h1>', `</h1><p>A paragraph that pushes everything below it down, on the page ${name}.</p>`)]))
  const { comparison, looks } = await look(siteFiles(), siteFiles(heads))
  const told = comparison.pages.map(({ findings }) => findings.length)
  const pictures = [...looks.values()].flatMap((found) => found.pictures)
  const places = pictures.filter(({ caption }) => !/^Block added: A paragraph that pushes/.test(caption))
  return [
    { name: 'a paragraph inserted at the top: changes told on each page', value: told.join(', '), holds: told.every((count) => count === 1) },
    { name: `places below it that are flagged, ${variants.length} variants of ${paths.length} pages`, value: `${places.length} of ${pictures.length}`, holds: places.length === 0 && pictures.length === variants.length * paths.length },
  ]
}

/** New problems are found, and those that were there before are not told. */
export async function browserFindings(): Promise<Figure[]> {
  const old = { home: originals.home.replace('</h1>', '</h1><p style="color:#ccc;background:#fff">Hardly to be read</p>') }
  const bad = {
    home: old.home.replace('sweep', 'mop'),
    article: originals.article.replace(' alt="A folded receipt on a wooden table"', ''),
    product: originals.product.replace('<p>What was', '<p style="width:700px">What was'),
  }
  const { comparison } = await look(siteFiles(old), siteFiles(bad))
  const kinds = (path: string) => comparison.pages.find((page) => page.path === path)!.findings.filter(({ kind }) => kind === 'accessibility' || kind === 'overflow').map(({ after }) => after)
  return [
    { name: 'an accessibility problem that was there before', value: kinds('/').join(', ') || 'not told', holds: kinds('/').length === 0 },
    { name: 'a new one', value: kinds('/article').join(', '), holds: kinds('/article').includes('image-alt') },
    { name: 'new overflow at 390', value: kinds('/product').join(', '), holds: kinds('/product').some((after) => / px$/.test(after)) },
  ]
}

async function look(base: Record<string, string>, head: Record<string, string>): Promise<{ comparison: Comparison; looks: Map<unknown, Looks> }> {
  const comparison = compareSites(new Site(memoryFiles(base)), new Site(memoryFiles(head)))
  const out = mkdtempSync(join(tmpdir(), 'review-bench-'))
  const changed = comparison.pages.filter(({ status }) => status === 'changed').map((page) => ({ page, slug: page.path.slice(1) || 'home', shared: [] }))
  const browser = await openBrowser()
  const looks = browser ? await shootPages(browser, comparison, changed, out) : new Map<ComparedPage, Looks>()
  for (const [page, { findings }] of looks) page.findings.push(...findings)
  rmSync(out, { recursive: true, force: true })
  return { comparison, looks }
}
