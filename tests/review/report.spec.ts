import { expect, test, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { originals, siteFiles } from './corpus/corpus-folder.ts'
import { FRAME_SCRIPT } from '../../tools/review/folder/copy.ts'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// One review for all tests: it takes longer than they do.
test.describe.configure({ mode: 'default' })

let folder: string
let out: string
const address = (path: string) => pathToFileURL(join(out, path)).href

/** What a branch from anywhere may try. */
const hostile = [
  `<script>window.owned = 'script'</script><script src="http://tracker.invalid/a.js"></script>`,
  `<img src="x" onerror="window.owned = 'image'" alt="An image">`,
  `<svg onload="window.owned = 'drawing'"><a xlink:href="/drawing.svg"><text y="9">A drawing</text></a></svg>`,
  `<a href="javascript:window.owned = 'link'">A link</a><iframe srcdoc="<script>top.owned = 'frame'</script>"></iframe>`,
  '<form action="http://tracker.invalid/"><button>Send</button></form>',
  '<link rel="stylesheet" href="http://tracker.invalid/a.css">',
  '<style>body { background: url(http://tracker.invalid/b.png) }</style>',
].join('\n')

/** Sources of the head, as in causes.json: a page, data, and what no build would name. */
const source = {
  file: 'content/index.mdx',
  before: ['# Books, closed', '', ...Array.from({ length: 40 }, (_, index) => `Line ${index}`)].join('\n'),
  after: [
    '# Books, closed',
    '',
    'A paragraph that nobody had read before.',
    '',
    ...Array.from({ length: 40 }, (_, index) => `Line ${index}`),
    hostile,
  ].join('\n'),
}
const causes = {
  names: { base: 'main', head: 'branch' },
  causes: {
    '/': [{ file: 'data/books.ts', key: 'shops[0].price' }, { file: 'components/Long.tsx' }],
    '/article': [{ file: `content/"><img src=x onerror=alert(1)>.mdx` }, { file: 'components/Long.tsx' }],
    '/new': [{ file: 'components/Long.tsx' }],
  },
  keys: [{ file: 'data/books.ts', key: 'shops[0].price', before: '70', after: '75', position: '3:33' }],
  sources: [
    source,
    {
      file: 'data/books.ts',
      before: 'export const shops = [\n  // A month\n  { name: "Harbour shop", price: 70 },\n]\n',
      after: 'export const shops = [\n  // A month\n  { name: "Harbour shop", price: 75 },\n]\n',
    },
    { file: `content/"><img src=x onerror=alert(1)>.mdx`, after: hostile },
    { file: 'components/Long.tsx', before: 'was\n', after: 'is\n'.repeat(3000) },
  ],
}

test.beforeAll(() => {
  folder = temporaryFolder()
  out = join(folder, 'out')
  write('base', siteFiles())
  write('head', {
    ...siteFiles({
      home: originals.home
        .replace('</h1>', '</h1><p data-source="content/index.mdx:3:1">A paragraph that nobody had read before.</p>')
        .replace(
          '</main>',
          `<p hidden>Behind a button.</p><div style="height: 2400px"></div><p>The end of a long page.</p></main>`,
        )
        .replace('<title>', '<title>New: '),
      article: originals.article.replace('</h1>', `</h1>${hostile}`).replace(/ alt="[^"]+"/, ''),
    }),
    'new.html': originals.product,
    'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>window.owned = 'drawing file'</script></svg>`,
  })
  writeFileSync(join(folder, 'causes.json'), JSON.stringify(causes))
  const folders = ['--base-dir', join(folder, 'base'), '--head-dir', join(folder, 'head')]
  const rest = ['--causes', join(folder, 'causes.json'), '--out', out, '--public-url', 'https://reviews.example/7']
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/review/main.ts', ...folders, ...rest], { stdio: 'pipe' })
})

function write(name: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), content)
  }
}

/** Everything that a page asks for; whatever is no file of the report is a fault. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(pathToFileURL(out).href) && !/^(data:|about:)/.test(request.url()))
      asked.push(request.url())
  })
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return asked
}

/** Axe finds nothing, and the dark theme has contrast. */
async function expectAccessible(page: Page, view?: string): Promise<void> {
  expect(await accessibilityProblems(page), view).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastProblems(page), view).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** On a phone nothing is wider than the screen, the page is not scrolled past its beginning, and axe finds nothing. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectAccessible(page)
}

test('the report opens from disk, asks for nothing else and has no accessibility problem', async ({ page }) => {
  const asked = watch(page)
  await page.goto(address('index.html'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Before you merge: |^Do not merge yet: /)
  await expect(page.getByRole('heading', { name: '3 edits' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '/article', exact: true }).last().click()
  for (const view of ['Marked up', 'Before and after', 'Pictures', 'Search and sharing']) {
    await page.getByRole('button', { name: view }).click()
    await expect(page.getByRole('region', { name: view })).toBeVisible()
    await expectAccessible(page, view)
  }
  await expectFitsPhone(page)
  expect(asked).toEqual([])
})

test('each mark and each cause leads to its line in the sources', async ({ page }) => {
  const asked = watch(page)
  await page.goto(address('pages/home/index.html'))
  await page.locator('[data-change]', { hasText: 'A paragraph that nobody' }).click()
  await page.getByRole('link', { name: 'content/index.mdx, line 3' }).press('Enter')
  await expect(page).toHaveURL(/sources\/content_index_mdx\.html#L3$/)
  await expect(page.locator('tr:has(:target)')).toHaveText(/\+A paragraph that nobody had read before\./)
  await expect(page.locator('tr:has(:target)')).toBeInViewport()
  await expectAccessible(page)
  // Only the lines around what was edited.
  await expect(page.getByRole('cell', { name: 'Line 20', exact: true })).toHaveCount(0)
  await page.goBack()
  // A cause leads to its edit in the overview, and that to its lines.
  await page.getByRole('link', { name: 'Price: 70 → 75' }).click()
  await page.locator('li:target').getByRole('link', { name: 'data/books.ts' }).click()
  await expect(page).toHaveURL(/sources\/data_books_ts\.html#L3$/)
  await expect(page.locator('del')).toHaveText('70')
  await expect(page.locator('ins')).toHaveText('75')
  await page.getByRole('link', { name: 'All pages' }).click()
  // Each edit is listed once; of a long file the beginning is shown.
  await expect(page.getByRole('heading', { name: 'Price: 70 75' })).toBeVisible()
  await page.getByRole('link', { name: 'components/Long.tsx' }).first().click()
  await expect(page.getByText(/more changed lines not shown here/)).toBeVisible()
  await expectFitsPhone(page)
  expect(asked).toEqual([])
})

test('escapes sources of an untrusted branch and their names', async ({ page }) => {
  const asked = watch(page)
  await page.goto(address('pages/article/index.html'))
  await page.getByText('Changed by').getByRole('link').first().click()
  await page
    .locator('li:target')
    .getByRole('link', { name: /^content/ })
    .click()
  await expect(page).toHaveURL(/sources\/content_\w+\.html$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`content/"><img src=x onerror=alert(1)>.mdx`)
  await expect(page.getByRole('cell').filter({ hasText: "window.owned = 'script'" })).toHaveCount(1)
  expect(
    await page.evaluate(() => [
      document.images.length,
      document.querySelectorAll('iframe, svg, form, script:not([src])').length,
      (window as { owned?: string }).owned,
    ]),
  ).toEqual([0, 0, undefined])
  expect(asked).toEqual([])
})

test('a whole review works by keyboard', async ({ page }) => {
  await page.goto(address('index.html'))
  const link = page.getByRole('link', { name: 'Home (/)' }).last()
  const isFocused = () => link.evaluate((element) => element === document.activeElement)
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await isFocused()).toBe(true)
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pages\/home\/index\.html$/)
  const position = page.getByRole('status')
  const total = await page.locator('[data-change]').count()
  expect(total).toBeGreaterThanOrEqual(2)
  for (let step = 1; step <= total; step += 1) {
    await page.keyboard.press('n')
    await expect(position).toContainText(`${step} of ${total}`)
    await expect(page.locator(`[data-change="${step}"]`)).toBeFocused()
  }
  // The frame shows the change that is selected in the list.
  await page.locator('[data-change]', { hasText: 'A paragraph that nobody' }).focus()
  await page.keyboard.press('Enter')
  const number = await page.locator('[data-change][aria-current]').getAttribute('data-change')
  await expect(page.locator('iframe[name="marked"]')).toHaveAttribute('src', new RegExp(`#c${number}$`))
  await expect(page.frameLocator('iframe[name="marked"]').locator(`#c${number}`)).toBeInViewport()
  await page.keyboard.press('p')
  await expect(position).not.toContainText(`${number} of ${total}`)
  await page.keyboard.press('n')
  await page.keyboard.press('v')
  // Stepping through all changes comes back to the view, from those that are not on the page, too.
  for (let step = 1; step <= total; step += 1) await page.keyboard.press('n')
  await expect(page.getByRole('region', { name: 'Before and after' })).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  // The next page is shown as this one was, from its first change on.
  await page.goto(address('pages/article/index.html'))
  for (const name of ['Phone', 'Before and after'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/out\/index\.html$/)
})

test('a change in a closed part of the page is shown while it is selected, and the report says so', async ({
  page,
}) => {
  await page.goto(address('pages/home/index.html'))
  const words = page.frameLocator('iframe[name="marked"]').getByText('Behind a button.')
  const note = page.getByText('Hidden until a visitor opens it')
  await expect(words).toBeHidden()
  await page.locator('[data-change]', { hasText: 'Behind a button.' }).click()
  await expect(words).toBeVisible()
  await expect(note).toBeVisible()
  await page.keyboard.press('p')
  await expect(words).toBeHidden()
  await expect(note).toBeHidden()
})

test('a page without changes of its own shows those of all pages, also side by side', async ({ page }) => {
  const place = temporaryFolder()
  const both = (css: string) => {
    const body = '<main><h1>A</h1><p>B</p><h2 hidden>C</h2><h2>D</h2></main>'
    const html = `<!doctype html><title>A</title><style>${css}</style>${body}`
    return { 'index.html': html, 'b.html': html, 'c.html': html }
  }
  const sides = { base: both('h2{color:#333}'), head: both('h2{color:#933}') }
  for (const [side, files] of Object.entries(sides)) {
    mkdirSync(join(place, side))
    for (const [file, html] of Object.entries(files)) writeFileSync(join(place, side, file), html)
  }
  const folders = ['--base-dir', join(place, 'base'), '--head-dir', join(place, 'head'), '--out', join(place, 'out')]
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/review/main.ts', ...folders], { stdio: 'pipe' })
  await page.goto(pathToFileURL(join(place, 'out/pages/b/index.html')).href)
  await page.getByText('1 change that other pages have too').click()
  await page.locator('[data-change]').click()
  const marked = page.frameLocator('iframe[name="marked"]')
  await expect(marked.getByRole('heading', { name: 'D' })).toHaveClass(/rv-on/)
  await expect(marked.getByText('C', { exact: true })).toBeHidden()
  // Chosen before, it is the first view of the next page.
  await page.getByRole('button', { name: 'Before and after' }).click()
  await page.goto(pathToFileURL(join(place, 'out/pages/c/index.html')).href)
  await expect(page.getByRole('button', { name: 'Before and after' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Before and after' })).toBeVisible()
  rmSync(place, { recursive: true })
})

test('side by side, both pages scroll to the same change at every width', async ({ page }) => {
  await page.goto(address('pages/home/index.html'))
  const far = page.locator('[data-change]', { hasText: 'The end of a long page' })
  await far.click()
  await page.keyboard.press('v')
  const sides = ['before', 'after'].map((name) => page.frameLocator(`iframe[name="${name}"]`))
  const stands = async (number: string | null) => {
    for (const side of sides) await expect(side.locator(`#c${number}`)).toBeInViewport()
  }
  const [number, near] = [
    await far.getAttribute('data-change'),
    await page.locator('[data-change]', { hasText: 'A paragraph that nobody' }).getAttribute('data-change'),
  ]
  await stands(number)
  for (const width of ['Phone', 'Desktop']) {
    await page.keyboard.press('w')
    await expect(page.getByRole('button', { name: width })).toHaveAttribute('aria-pressed', 'true')
    await stands(number)
    for (let step = Number(number); step !== Number(near); step -= 1) await page.keyboard.press('p')
    await stands(near)
    for (let step = Number(near); step !== Number(number); step += 1) await page.keyboard.press('n')
    await stands(number)
  }
})

test('a changed gap is marked where it moves something, and no number hides another one', async ({ page }) => {
  const number = (id: string) => `<span class="rv-n" id="${id}" data-n="1"></span>`
  const row = `<p data-rv="chg" data-was="column-gap: 1px">${number('c1')}<a data-rv="bad">${number('c2')}One</a><a>Two</a></p>`
  await page.setContent(
    `<style>p { display: flex; column-gap: 20px } @media (width < 600px) { p { flex-direction: column } }` +
      `.rv-n { position: absolute }</style>${row}<script>${FRAME_SCRIPT}</script>`,
  )
  const still = page.locator('.rv-still')
  await expect(still).toHaveCount(0)
  const left = (id: string) => page.locator(id).evaluate((element) => element.getBoundingClientRect().x)
  expect(Math.abs((await left('#c2')) - (await left('#c1')))).toBeGreaterThan(20)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(still).toHaveCount(1)
})

test('a question of a page leads to its change', async ({ page }) => {
  await page.goto(address('pages/home/index.html'))
  const question = page.locator('.question a').first()
  await question.click()
  const selected = page.locator('[data-change][aria-current]')
  expect(await question.getAttribute('href')).toBe(`#c${await selected.getAttribute('data-change')}`)
})

test('on a phone the list leads to each change, and the bar stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('pages/home/index.html'))
  const far = page.locator('[data-change]', { hasText: 'The end of a long page' })
  await far.click()
  const mark = page.frameLocator('iframe[name="marked"]').locator(`#c${await far.getAttribute('data-change')}`)
  await expect(mark).toBeInViewport()
  await expect(far).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  // From the list a step leads to the change, too.
  await page.getByRole('button', { name: 'Changes' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Changes' })).toHaveAttribute('aria-pressed', 'false')
})

test('keys work after a click into a page, its selection stays, and Tab skips its links', async ({ page }) => {
  await page.goto(address('pages/home/index.html'))
  const marked = page.frameLocator('iframe[name="marked"]')
  const words = marked.getByText('A paragraph that nobody')
  await words.dblclick({ position: { x: 60, y: 8 } })
  const selected = () => marked.locator('body').evaluate(() => getSelection()?.toString().trim())
  const word = await selected()
  expect(word).toMatch(/\w/)
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+o')
  expect(await selected()).toBe(word)
  await page.keyboard.press('n')
  await expect(page.getByRole('status')).toHaveText(/^Change 1 of/)
  await page.keyboard.press('n')
  await words.click()
  await page.keyboard.press('w')
  await expect(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  const fields = await marked.locator('input:not(form *)').count()
  await marked.locator('body').press('Tab')
  for (let stops = 0; stops < fields; stops += 1) await page.keyboard.press('Tab')
  expect(await marked.locator('a:focus').count()).toBe(0)
  await words.click()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/out\/index\.html$/)
})

test('a page of an untrusted branch is inert, even if opened directly', async ({ page }) => {
  const asked = watch(page)
  const files = readdirSync(join(out, 'pages/article')).filter((name) => name.endsWith('.html'))
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of files) {
    await page.goto(address(`pages/article/${file}`))
    expect(await page.evaluate(() => (window as { owned?: string }).owned)).toBeUndefined()
    // oxlint-disable-next-line tests/no-condition -- One of the files has a link and a button.
    if (file === 'after.html') {
      await page.getByRole('link', { name: 'A link' }).click()
      await page.locator('button', { hasText: 'Send' }).click({ force: true })
      await expect(page).toHaveURL(/after\.html/)
      // The one script is the report's own.
      expect((await page.content()).replace(`<script>${FRAME_SCRIPT}</script>`, '')).not.toMatch(
        /<script|<a [^>]*xlink:href|onerror|onload|(href|src)="javascript:|tracker\.invalid/i,
      )
    }
  }
  expect(await page.evaluate(() => (window as { owned?: string }).owned)).toBeUndefined()
  expect(asked).toEqual([])
})

test('pages are ticked off by key, and the browser keeps what is left', async ({ page }) => {
  await page.goto(address('index.html'))
  await page.getByRole('link', { name: '3 pages left to look at' }).click()
  await expect(page.getByRole('heading', { name: '3 pages left to look at' })).toBeInViewport()
  await page.locator('.pages a').first().click()
  await page.waitForURL(/pages\//)
  const first = page.url()
  // A page may be left for later.
  await page.keyboard.press('g')
  await expect(page).not.toHaveURL(first)
  await page.goto(first)
  await page.keyboard.press('t')
  await page.keyboard.press('g')
  await page.waitForURL((url) => url.href !== first)
  await page.keyboard.press('o')
  await expect(page.getByRole('link', { name: '2 pages left to look at' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 pages left to look at' })).toBeVisible()
  await page.goto(address('pages/article/index.html'))
  await page.getByRole('checkbox', { name: 'Looked at' }).check()
  await page.getByRole('checkbox', { name: 'Looked at' }).uncheck()
  await page.goto(address('index.html'))
  await expect(page.getByRole('link', { name: '3 pages left to look at' })).toBeVisible()
})

test('what to check is copied as text for the author', async ({ page }) => {
  await page.goto(address('index.html'))
  await page.getByRole('button', { name: /^Copy points/ }).click()
  await expect(page.getByRole('status')).toHaveText(/^(Copied\. Paste it|Press Ctrl\+C)/)
  await expect(page.getByRole('textbox', { name: 'Points as text' })).toHaveValue(
    /^.+\n- \[ \] “img” on \/article leads nowhere\.[^]*\n- \[ \] \d+\. [^]+\?/,
  )
})

test('a page can be opened as it is, without marks', async ({ page }) => {
  await page.goto(address('pages/home/index.html'))
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'after', exact: true }).click()
  const opened = await opening
  await expect(opened.getByText('A paragraph that nobody had read before.')).toHaveCSS('outline-style', 'none')
  await expect(opened.locator('.rv-n').first()).toBeHidden()
  await expect(opened.locator('[data-rv]')).toHaveCount(0)
  await opened.getByRole('link', { name: 'Back to the report' }).click()
  await expect(opened).toHaveURL(/pages\/home\/index\.html$/)
})

test('a new page has pictures, and the summary links every edit', async ({ page }) => {
  await page.goto(address('pages/new/index.html'))
  await page.getByRole('button', { name: 'Pictures' }).click()
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('img')
  await expect(pictures).toHaveCount(1)
  await expect(pictures.first()).toHaveAccessibleName(/^After: 1440 light/)
  expect(
    await pictures.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(936)
  await page.keyboard.press('w')
  await expect(pictures.first()).toHaveAccessibleName(/^After: 390 light/)
  const summary = readFileSync(join(out, 'summary.md'), 'utf8')
  expect(summary.length).toBeLessThanOrEqual(4000)
  for (const number of [1, 2, 3]) expect(summary).toContain(`https://reviews.example/7/index.html#edit-${number}`)
})
