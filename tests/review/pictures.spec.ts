import { expect, test } from '@playwright/test'
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Report } from '../../tools/review/report.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// One review for all tests: it takes longer than they do.
test.describe.configure({ mode: 'default' })

let folder: string
let out: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = temporaryFolder()
  out = join(folder, 'out')
  // Its name hides the list of the page's images, so the page cannot be prepared for screenshots.
  const stuck = '<img alt="Stuck" name="images">'
  const page = (title: string, words: string, more = '') =>
    `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${words}</p>${more}</main></html>`
  // Only the file behind a background differs.
  const looks = (color: string) => ({
    'looks.html': page('Looks', 'Same', '<div style="height:80px;background:url(dot.svg)"></div>'),
    'dot.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z" fill="${color}"/></svg>`,
    'same.html': page('Same', 'Same'),
  })
  const sites = {
    base: {
      'about.html': page('About', 'Rope', stuck),
      'index.html': page('Home', 'Lamps', '<b>A</b>'),
      ...looks('red'),
    },
    head: {
      'about.html': page('About', 'Oars', stuck),
      'index.html': page('Home', 'Sails', '<b>A</b><img src="/.//"><i style="width:3000px;display:block">W</i>'),
      ...looks('blue'),
    },
  }
  for (const [side, files] of Object.entries(sites)) {
    mkdirSync(join(folder, side), { recursive: true })
    for (const [file, html] of Object.entries(files)) writeFileSync(join(folder, side, file), html)
  }
  const folders = ['--base-dir', join(folder, 'base'), '--head-dir', join(folder, 'head'), '--out', out]
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/review/main.ts', ...folders])
})

test('a review that is cancelled while the browser is open ends, and fails', async () => {
  test.setTimeout(180_000)
  const site = (words: string) => {
    const name = join(folder, words)
    mkdirSync(name)
    for (let page = 0; page < 12; page += 1)
      writeFileSync(join(name, `${page}.html`), `<!doctype html><title>${page}</title><p>${words}</p>`)
    return name
  }
  const folders = ['--base-dir', site('Before'), '--head-dir', site('After'), '--out', join(folder, 'cancelled')]
  const review = spawn(process.execPath, ['--import', 'tsx', 'tools/review/main.ts', ...folders])
  review.stderr.on('data', (text: Buffer) => {
    if (text.includes('Opened')) review.kill('SIGTERM')
  })
  expect(await new Promise((ended) => void review.once('exit', ended))).toBe(143)
})

test('a page that cannot be opened is reported, and its words are compared', async ({ page }) => {
  await page.goto(pathToFileURL(join(out, 'index.html')).href)
  await expect(page.getByText('Not opened in the browser', { exact: false })).toContainText('/about')
  await page.goto(pathToFileURL(join(out, 'pages/about/index.html')).href)
  await expect(page.locator('[data-change]')).toContainText(['Rope'])
  await expect(page.getByRole('complementary')).toContainText('could not be opened in the browser')
  await expect(page.getByRole('button', { name: 'Pictures' })).toHaveCount(0)
})

test('a page that only looks different is shown, with a picture', async ({ page }) => {
  const { pages } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/about', '/looks'])
  const found = pages.find(({ path }) => path === '/looks')!.changes.map(({ kind, in: place }) => [kind, place])
  expect(found).toEqual([
    ['appearance', expect.stringMatching(/^1440 px viewport, from \d+ px on$/)],
    ['appearance', expect.stringMatching(/^390 px viewport, from \d+ px on$/)],
  ])
  await page.goto(pathToFileURL(join(out, 'pages/looks/index.html')).href)
  await page.getByRole('button', { name: 'Pictures' }).click()
  await expect(page.getByRole('img', { name: 'After: 1440 light' })).toBeVisible()
})

test('the other pages keep their pictures, accessibility and overflow', async ({ page }) => {
  await page.goto(pathToFileURL(join(out, 'pages/home/index.html')).href)
  await page.getByRole('button', { name: 'Pictures' }).click()
  const pictures = page.getByRole('region', { name: 'Pictures' })
  for (const [width, name] of Object.entries({ 1440: 'Desktop', 390: 'Phone' })) {
    await page.getByRole('button', { name }).click()
    for (const scheme of ['light', 'dark'])
      await expect(pictures.getByRole('img', { name: `After: ${width} ${scheme}` }).first()).toBeVisible()
  }
  await expect(pictures).not.toContainText('could not be opened')
  const { pages } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  const found = pages.find(({ path }) => path === '/')!.changes.map(({ kind, after }) => `${kind} ${after}`)
  expect(found).toContain('accessibility image-alt')
  expect(found.filter((change) => change === 'accessibility image-alt')).toHaveLength(1)
  expect(found.filter((change) => /^overflow \d+ px$/.test(change))).toHaveLength(2)
})
