import { expect, test, type Page } from '@playwright/test'
import { newOverflow } from '../../tools/review/pictures/new-problems.ts'
import { variants } from '../../tools/review/pictures/browser-window.ts'

const variant = variants.find(({ width, scheme }) => width === 390 && scheme === 'light')!

test.use({ viewport: { width: 390, height: 600 } })

type Overflow = (base: string, head: string) => Promise<string[]>

/** Returns what finds the overflow of a head that its base does not have. Two pages show all of them. */
async function findOverflow(head: Page): Promise<Overflow> {
  const base = await head.context().newPage()
  return async (...sides) => {
    for (const [index, shown] of [base, head].entries())
      await shown.setContent(`<!doctype html><style>p { margin: 0 }</style><main>${sides[index]}</main>`)
    return (await newOverflow(variant, base, head)).map(({ in: place, after }) => `${place} ${after}`)
  }
}

const wide = '<p class="wide" style="width:700px">Wide</p>'
const cases: Record<string, string> = {
  'a wide paragraph': wide,
  'a long word': `<p>${'Donaudampfschiff'.repeat(6)}</p>`,
  'a wide picture': '<p><svg width="900" height="20"><rect width="900" height="20"/></svg></p>',
  'words that their box cuts off': `<p style="overflow:hidden;white-space:nowrap">${'Cut off '.repeat(20)}</p>`,
  'a word that leaves its card': '<p style="width:90px">Bookkeepingledgerforshops</p>',
  'what a page hides': `<style>body { overflow-x: hidden }</style>${wide}`,
  'what a container cuts off': `<div style="overflow-x: clip">${wide}</div>`,
  'a wide table': `<table><tr>${'<td style="min-width:200px">Cell</td>'.repeat(4)}</tr></table>`,
}

test('overflow is found once', async ({ page }) => {
  const overflow = await findOverflow(page)
  for (const [name, html] of Object.entries(cases)) {
    expect.soft(await overflow('<p>Words</p>', `<p>Words</p>${html}`), name).toHaveLength(1)
    expect.soft(await overflow(html, `<p>More words</p>${html}`), name).toEqual([])
  }
})

test('reports worse overflow, but not scrolling, decorative or screen-reader elements', async ({ page }) => {
  const overflow = await findOverflow(page)
  expect(await overflow(wide, wide.replace('700', '800'))).toEqual([
    expect.stringMatching(/^390 px viewport: p\.wide 4\d\d px$/),
  ])
  expect(await overflow('', `<div style="overflow-x:auto">${wide}</div>`)).toEqual([])
  const decoration = '<div style="overflow:hidden"><div style="width:700px;height:9px"></div></div>'
  expect(await overflow('', decoration)).toEqual([])
  const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap'
  expect(await overflow('', `<p style="${hidden}">Only for screen readers</p>`)).toEqual([])
})
