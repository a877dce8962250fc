import { expect, test, type Page } from '@playwright/test'
import { newOverflow } from '../../tools/review/pictures/new-problems.ts'
import { variants } from '../../tools/review/pictures/browser-window.ts'

const variant = variants.find(({ width, scheme }) => width === 390 && scheme === 'light')!

/** The overflow of the head that the base does not have. */
async function overflow(page: Page, base: string, head: string): Promise<string[]> {
  const views: Page[] = []
  for (const html of [base, head]) {
    const shown = await page.context().newPage()
    await shown.setViewportSize({ width: 390, height: 600 })
    await shown.setContent(`<!doctype html><style>p { margin: 0 }</style><main>${html}</main>`)
    views.push(shown)
  }
  return (await newOverflow(variant, views[0], views[1]!)).map(({ in: place, after }) => `${place} ${after}`)
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

for (const [name, html] of Object.entries(cases)) {
  test(`overflow is found once: ${name}`, async ({ page }) => {
    expect(await overflow(page, '<p>Words</p>', `<p>Words</p>${html}`)).toHaveLength(1)
    expect(await overflow(page, html, `<p>More words</p>${html}`)).toEqual([])
  })
}

test('reports worse overflow, but not scrolling, decorative or screen-reader elements', async ({ page }) => {
  expect(await overflow(page, wide, wide.replace('700', '800'))).toEqual([
    expect.stringMatching(/^390 px viewport: p\.wide 4\d\d px$/),
  ])
  expect(await overflow(page, '', `<div style="overflow-x:auto">${wide}</div>`)).toEqual([])
  const decoration = '<div style="overflow:hidden"><div style="width:700px;height:9px"></div></div>'
  expect(await overflow(page, '', decoration)).toEqual([])
  const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap'
  expect(await overflow(page, '', `<p style="${hidden}">Only for screen readers</p>`)).toEqual([])
})
