import { expect, type Locator, type Page } from '@playwright/test'
import { atOnce } from './fixture-site.ts'
import { hydrated, heard, runCases, test } from './open.ts'

const name = (page: Page) => page.getByLabel('Name', { exact: true })

/** The scripts that a page asks for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  return scripts
}

const signs: [string, (island: Locator) => Promise<unknown>][] = [
  ['a pointer moves over it', (island) => island.getByText('Name').hover()],
  ['something in it is focused', (island) => island.getByLabel('Free').focus()],
  ['it is touched', (island) => island.getByText('Name').dispatchEvent('touchstart')],
  ['it is clicked without a pointer', (island) => island.getByRole('button').dispatchEvent('click')],
  ['something is written in it without a key', (island) => island.getByLabel('Free').dispatchEvent('input')],
]

test('an island hydrates at each sign that a visitor will use it, and no other island with it', async ({
  page,
  production,
  complaints: _,
}) => {
  production.chunks = atOnce
  const scripts = scriptsOf(page)
  // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
  await page.goto(`${production.url}/five`, { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  for (const [index, [sign, give]] of signs.entries()) {
    await give(page.locator('[data-island]').nth(index))
    await expect(page.locator('[data-island]').nth(index), sign).toHaveAttribute('data-hydrated', '')
    await expect(page.locator('[data-hydrated]'), sign).toHaveCount(index + 1)
  }
  expect(scripts.length).toBeGreaterThan(1)
})

test('the focus stays where the visitor moves it while earlier keys are replayed', async ({ page, open }) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout
    // Long enough to act in.
    window.setTimeout = ((then: () => void, time = 300) => wait(then, time)) as typeof setTimeout
  })
  const { release } = await open('/actions')
  await page.getByLabel('Rows').focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown')
  const released = release()
  await expect(page.getByTestId('row')).toHaveText(/[123]/)
  const button = page.getByRole('button', { name: 'Count' })
  await button.focus()
  await released
  await expect(page.getByTestId('row')).toHaveText('3')
  await expect(button).toBeFocused()
})

test('scrolling loads no island, even with the pointer on the page', async ({ page, production, complaints: _ }) => {
  production.chunks = atOnce
  const scripts = scriptsOf(page)
  // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
  await page.goto(`${production.url}/below`, { waitUntil: 'networkidle' })
  await page.mouse.move(60, 300)
  let under = false
  for (let turned = 0; turned < 25; turned++) {
    await page.mouse.wheel(0, 90)
    // Each turn is drawn before the next one, or a busy machine scrolls past the island in one step.
    under ||= await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      return !!document.elementFromPoint(60, 300)?.closest('[data-island]')
    })
  }
  expect(under, 'the island passed under the pointer').toBe(true)
  // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(1)
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
})

test('an island hydrates at once only if the URL holds its state', async ({ page, production, complaints: _ }) => {
  production.chunks = atOnce
  const scripts = scriptsOf(page)
  // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
  await page.goto(`${production.url}/fields?other=1`, { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await page.goto(`${production.url}/fields?size=large`)
  await hydrated(page)
})

runCases([
  {
    does: 'writes in the second of two equal islands: only that one changes',
    on: '/twins',
    before: (page) => name(page).nth(1).pressSequentially('second'),
    then: async (page) => {
      await expect(page.getByTestId('name')).toHaveText(['', 'second', ''])
      await expect(page.locator('[data-hydrated]')).toHaveCount(1)
    },
  },
  {
    does: 'opens what MDX wrote in an island: it stays open, also when the island hides and shows it',
    on: '/panel',
    before: async (page) => {
      await page.getByText('More').first().click()
    },
    then: async (page) => {
      await expect(page.getByText('The rest').first()).toBeVisible()
      await page.getByRole('button', { name: 'Hide' }).click()
      await expect(page.getByText('Written in')).toHaveCount(0)
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page.getByText('Written in MDX & kept')).toBeVisible()
      await expect(page.getByText('The rest').first()).toBeVisible()
    },
  },
  {
    does: "clicks in an island that stands in another one's children: it hydrates by itself and stays",
    on: '/panel',
    before: (page) => page.getByText('Count').click(),
    then: async (page) => {
      await expect(page.getByTestId('count')).toHaveText('1')
      await expect(page.locator('[data-island=Panel]')).not.toHaveAttribute('data-hydrated')
      await page.getByRole('button', { name: 'Hide' }).click()
      await page.getByRole('button', { name: 'Show' }).click()
      await page.getByText('Count').click()
      await expect(page.getByTestId('count')).toHaveText('2')
    },
  },
])

test('two islands of the same kind have different ids, and every label belongs to its field', async ({
  page,
  production,
  complaints: _,
}) => {
  await page.goto(`${production.url}/twins`)
  const ids = await page
    .locator('[data-island]')
    .evaluateAll((islands) => islands.map((island) => (island as HTMLElement).dataset['id']))
  expect(new Set(ids).size).toBe(3)
  const labels = await page
    .locator('label[for]')
    .evaluateAll((all) => all.map((label) => (label as HTMLLabelElement).control?.getAttribute('id')))
  expect(labels).toHaveLength(3)
  expect(new Set(labels).size).toBe(3)
})

test('React finds in the HTML exactly what it would render', async ({ page, development, complaints }) => {
  for (const path of ['/fields', '/actions', '/sender', '/panel', '/twins']) {
    await page.goto(development.url + path)
    for (const button of await page.getByRole('button', { name: /^(Add|Count|Send|Hide)$/ }).all()) await button.hover()
    await expect(page.locator('[data-island]:not([data-hydrated=""])')).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('redraw')))
    await expect(page.locator('[data-island]').first()).toBeVisible()
    expect(complaints, path).toEqual([])
  }
})

test('a hydrated island takes new props and children and keeps its state', async ({
  page,
  production,
  complaints: _,
}) => {
  production.chunks = atOnce
  await page.goto(`${production.url}/panel`)
  await page.evaluate(() => dispatchEvent(new Event('expose')))
  await page.getByRole('button', { name: 'Hide' }).click()
  await hydrated(page)
  const updated = await page.evaluate(() => {
    const fresh = document.createElement('div')
    const children = document.createElement('div')
    children.dataset['islandChildren'] = ''
    children.append('Written anew')
    fresh.append(children)
    fresh.dataset['props'] = '{"title":"New"}'
    return window.updateIsland(document.querySelector('[data-island=Panel]')!, fresh)
  })
  expect(updated).toBe(true)
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Written anew')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'New' })).toBeVisible()
})

test.describe('the back/forward cache', { tag: '@whole-browser' }, () => {
  /** Leaves the page and comes back to it as it was. */
  async function leaveAndReturn(page: Page, url: string): Promise<void> {
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'kept' : 'loaded anew')),
    )
    await page.goto(`${url}/actions`)
    await page.evaluate(() => history.back())
    await expect(page).toHaveTitle('kept')
  }

  test('actions before leaving the page count after coming back, even if the chunk was still loading', async ({
    page,
    open,
    production,
  }) => {
    const { release } = await open('/fields')
    await name(page).pressSequentially('kept')
    await page.getByLabel('Item').fill('one')
    await page.getByRole('button', { name: 'Add' }).click()
    await leaveAndReturn(page, production.url)
    await release()
    await expect(page.getByTestId('name')).toHaveText('kept')
    await expect(page.getByTestId('items')).toHaveText('one')
  })

  test('a hydrated island has its state after leaving the page and coming back @nightly', async ({
    page,
    open,
    production,
  }) => {
    const { release } = await open('/fields')
    await name(page).pressSequentially('kept')
    await release()
    await leaveAndReturn(page, production.url)
    await name(page).press('End')
    await page.keyboard.type('!')
    await expect(page.getByTestId('name')).toHaveText('kept!')
    expect(await heard(page)).toEqual(['name kept', 'name kept!'])
  })
})
