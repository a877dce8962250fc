import { readdirSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { attribute, elements, parsePage } from '../../tools/lib/html.ts'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'
import { hold } from '../slow-device.ts'

// As text: declarations import views, which Playwright cannot load.
const names = readdirSync('components/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

// Its example is rendered by tests/widgets/registry.test.tsx, its looks are compared by tests/styles.
test('every widget of the registry has an entry, and its own page', async ({ request }) => {
  const entries = elements(parsePage(await (await request.get('/widgets')).text())).flatMap(
    (element) => attribute(element, 'data-widget') ?? [],
  )
  expect(entries.sort()).toEqual([...names].sort())
  for (const name of names) expect((await request.get(`/widgets/${name}`)).status(), name).toBe(200)
})

test("every widget's own page shows it without errors @nightly", async ({ page }) => {
  const complaints = listenForComplaints(page)
  for (const name of names) {
    await page.goto(`/widgets/${name}`)
    expect(
      await page.locator('main > .page').evaluate((place) => place.getBoundingClientRect().height),
      name,
    ).toBeGreaterThan(10)
  }
  expect(complaints).toEqual([])
})

test('an author finds a widget, changes it by its controls, and copies its MDX; invalid values are reported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {})
  const complaints = listenForComplaints(page)
  await showOnly(page, 'Action')
  await page.goto('/widgets')
  await page.getByLabel('Find a widget').fill('looks like a button')
  await expect(page.getByText(`1 of ${names.length}`)).toBeVisible()
  const entry = page.locator('[data-widget=Action]')
  const code = entry.locator('pre')
  const button = entry.frameLocator('iframe').getByRole('link', { name: 'Book a demo' })
  await expect(code).toHaveText('<Action href="/demo" variant="outline">Book a demo</Action>')
  await expect(button).toHaveClass(/btn-outline/)
  await entry.getByLabel('variant').selectOption('agent')
  await expect(button).toHaveClass(/btn-agent/)
  await expect(code).toHaveText('<Action href="/demo" variant="agent">Book a demo</Action>')
  await entry.getByLabel('href').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('demo')
  await expect(entry.getByLabel('href')).toHaveAccessibleDescription(/Must begin with \//)
  await expect(button).toHaveAttribute('href', '/demo')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('/pricing')
  await expect(button).toHaveAttribute('href', '/pricing')
  await expect(entry.getByLabel('href')).not.toHaveAttribute('aria-invalid')
  await entry.getByRole('button', { name: 'Copy' }).click()
  await expect(entry.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<Action href="/pricing" variant="agent">Book a demo</Action>',
  )
  await entry.getByRole('button', { name: 'As in the example' }).press('Enter')
  await expect(button).toHaveClass(/btn-outline/)
  await expect(code).toHaveText('<Action href="/demo" variant="outline">Book a demo</Action>')
  expect(complaints).toEqual([])
})

test("numbers, switches and children; the phone view has a phone's width", async ({ page }) => {
  await showOnly(page, 'Section', 'ContactDetails')
  await page.goto('/widgets')
  const find = (words: string) => page.getByLabel('Find a widget').fill(words)
  await find('RoiSlider')
  const entry = page.locator('[data-widget=RoiSlider]')
  await entry.getByLabel('errorReduction').fill('30')
  await expect(entry.locator('pre')).toContainText('errorReduction={30}')
  await find('Section')
  const section = page.locator('[data-widget=Section]')
  await section.getByLabel('tone').selectOption('well')
  await expect(section.frameLocator('iframe').locator('.band')).toContainText('What it costs')
  await expect(section.frameLocator('iframe').locator('.col')).toHaveCount(2)
  await find('ContactDetails')
  const details = page.locator('[data-widget=ContactDetails]')
  await details.getByLabel('postal').check()
  await expect(details.locator('pre')).toHaveText('<ContactDetails postal={true} />')
  await expect(details.frameLocator('iframe').getByText('EC1A')).toBeVisible()
  await details.getByLabel('a phone').check()
  await expect
    .poll(async () => (await details.locator('iframe').boundingBox())!.width)
    .toBe(Math.min(390, (await details.boundingBox())!.width))
})

test('before the script has loaded, props are listed, and what is set counts', async ({ page }) => {
  await showOnly(page)
  const release = await hold(page, '**/assets/chunks/**')
  await page.goto('/widgets#Action')
  const entry = page.locator('[data-widget=Action]')
  await expect(entry.locator('dl')).toContainText('variant: one of')
  await entry.getByLabel('a phone').check()
  await page.locator('[data-find]').fill('button')
  release()
  await expect(entry.locator('iframe')).toHaveAttribute('width', '390')
  await expect(page.locator('[data-found]')).toHaveText(/^\d+ of \d+$/)
})

test('axe finds nothing in the gallery, the dark theme has contrast, and it fits', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // What the frames show is tested on the pages that have it.
  await showOnly(page)
  await page.goto('/widgets')
  // A few entries with most kinds of control; the others are made alike, and sixty of them take axe minutes.
  await page.getByLabel('Find a widget').fill('action')
  await expect(page.locator('.gal-entry:visible').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastProblems(page), 'dark').toEqual([])
  await page.getByLabel('Find a widget').fill('')
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** Leaves the frames of all other widgets empty: each is a page to load. */
async function showOnly(page: Page, ...shown: string[]): Promise<void> {
  await page.route(/\/widgets\/\w+$/, async (route) => {
    if (shown.some((name) => route.request().url().endsWith(`/${name}`))) await route.continue()
    else await route.fulfill({ contentType: 'text/html', body: '' })
  })
}

/** Collects the errors and warnings of the console and of the page, each with its address. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(`${page.url()} ${message.text()}`),
  )
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
  return complaints
}
