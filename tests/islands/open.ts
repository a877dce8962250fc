import { expect, test as base, type Page } from '@playwright/test'
import { slowDown } from '../slow-device.ts'
import { startFixture, type FixtureSite } from './fixture-site.ts'

type Fixtures = {
  /** What the browser's console complained of; at the end of a test nothing may be left. */
  complaints: string[]
  /** Opens a page of the fixture. No chunk arrives before `release`. */
  open: (path: string) => Promise<{ release: () => Promise<void> }>
}
type Workers = { production: FixtureSite; development: FixtureSite }

export const test = base.extend<Fixtures, Workers>({
  production: [async ({}, use) => withFixture('production', use), { scope: 'worker' }],
  development: [async ({}, use) => withFixture('development', use), { scope: 'worker' }],
  // Playwright turns the back/forward cache off.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],

  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await use(complaints)
    expect(complaints).toEqual([])
  },

  open: async ({ page, production, complaints: _ }, use) => {
    let arrive = () => {}
    production.script = Promise.resolve()
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    production.chunks = () => arrival
    const release = async () => {
      await expect(page.locator('[data-hydrated]'), 'hydrated before its chunk loaded').toHaveCount(0)
      arrive()
      await hydrated(page)
    }
    await use(async (path) => {
      await page.goto(production.url + path)
      // Where all is done before the chunk comes, a slower processor shows nothing more: it is for the nightly run.
      if (process.env['NIGHTLY']) await slowDown(page)
      return { release }
    })
    arrive()
  },
})

type Case = {
  /** What the visitor does while the island sleeps, in the words of a test's name. */
  does: string
  on: string
  before: (page: Page) => Promise<unknown>
  /** What must be true once the island is hydrated and has been rendered once more. */
  then: (page: Page) => Promise<unknown>
}

/** One test per case: the visitor acts, the chunk comes, and what was done counts, once and in order. */
export function runCases(cases: Case[]): void {
  for (const { does, on, before, then } of cases) {
    test(does, async ({ page, open }) => {
      const { release } = await open(on)
      await before(page)
      await release()
      await then(page)
    })
  }
}

/**
 * Waits until the touched islands are hydrated, and renders them once more: what React does not know of, it overwrites
 * now.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-hydrated=""]')).not.toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('redraw')))
}

/** What the fixture's handlers heard, in order. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard ?? [])

async function withFixture(
  mode: 'production' | 'development',
  use: (site: FixtureSite) => Promise<void>,
): Promise<void> {
  const site = await startFixture(mode)
  await use(site)
  site.close()
}
