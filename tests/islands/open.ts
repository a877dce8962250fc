import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startFixture, type FixtureSite } from './fixture-site.ts'

type Fixtures = {
  /** Opens a page of the fixture on a processor slowed six times. No chunk arrives before `release`. */
  open: (path: string) => Promise<Asleep>
  /** What the browser's console complained of. */
  complaints: string[]
}
type Workers = { production: FixtureSite; development: FixtureSite }

/** A page whose islands cannot wake yet. */
export type Asleep = {
  page: Page
  /** The first island. */
  island: Locator
  /** Says that no island is awake yet, lets the chunks arrive, waits until the touched ones are awake, and renders once more. */
  release: () => Promise<void>
}

export const test = base.extend<Fixtures, Workers>({
  production: [async ({}, use) => withFixture('production', use), { scope: 'worker' }],
  development: [async ({}, use) => withFixture('development', use), { scope: 'worker' }],

  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await use(complaints)
  },

  open: async ({ page, production, complaints }, use) => {
    await use(async (path) => {
      await slowDown(page)
      let let_go = () => {}
      const released = new Promise<void>((resolve) => (let_go = resolve))
      await page.route(isChunk, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(production.url + path, { waitUntil: 'load' })
      const release = async () => {
        expect(await page.locator('[data-awake]').count(), 'islands awake before their chunk came').toBe(0)
        let_go()
        await expect(page.locator('[data-awake=""]')).not.toHaveCount(0)
        await page.evaluate(() => dispatchEvent(new Event('redraw')))
      }
      return { page, island: page.locator('[data-island]').first(), release }
    })
    expect(complaints).toEqual([])
  },
})

/** Every script but the page's own. */
export const isChunk = (url: URL): boolean => url.pathname.endsWith('.js') && !url.pathname.includes('/client-')

/** What the fixture's handlers heard, in order. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard ?? [])

/** Slows the page's processor six times, as an old phone's. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

async function withFixture(mode: 'production' | 'development', use: (site: FixtureSite) => Promise<void>): Promise<void> {
  const site = await startFixture(mode)
  await use(site)
  site.close()
}
