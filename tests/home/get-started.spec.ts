import { expect, test, type Page } from '@playwright/test'

const OFFSET = 80

test.use({ viewport: { width: 390, height: 844 } })

test('Get Started scrolls to the demo section, 80 px below the top', async ({ page }) => {
  await page.goto('/')
  await watchScrolling(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expectSectionAtOffset(page)
  expect(await page.evaluate(() => window.scrolled), 'smoothly: it passes places in between').toBeGreaterThan(3)
  expect(new URL(page.url()).hash).toBe('#demo-section')
})

test('a link from elsewhere lands in the same place', async ({ page }) => {
  await page.goto('/#demo-section')
  await expectSectionAtOffset(page)
})

test('the Enter key does the same, with reduced motion at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await watchScrolling(page)
  await page.getByRole('link', { name: 'Get Started' }).press('Enter')
  await expectSectionAtOffset(page)
  expect(await page.evaluate(() => window.scrolled)).toBeLessThanOrEqual(2)
})

declare global {
  interface Window {
    scrolled: number
  }
}

/** Counts how many places the page passes while it scrolls. */
async function watchScrolling(page: Page) {
  await page.evaluate(() => {
    window.scrolled = 0
    addEventListener('scroll', () => window.scrolled++)
  })
}

async function expectSectionAtOffset(page: Page) {
  const section = page.locator('#demo-section')
  await expect.poll(async () => Math.round((await section.boundingBox())!.y)).toBe(OFFSET)
  await expect(page.getByRole('heading', { name: 'Book Your Demo' })).toBeInViewport()
}
