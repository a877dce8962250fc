import { expect, test, type Page } from '@playwright/test'

const OFFSET = 80

test.use({ viewport: { width: 390, height: 844 } })

test('Get Started scrolls to the demo section, 80 px below the top, where a link from elsewhere lands, too', async ({
  page,
}) => {
  await page.goto('/#demo-section')
  await expectSectionAtOffset(page)
  await goUpAndWatch(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expectSectionAtOffset(page)
  expect(await page.evaluate(() => window.scrolled), 'smoothly: it passes places in between').toBeGreaterThan(3)
  expect(new URL(page.url()).hash).toBe('#demo-section')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goUpAndWatch(page)
  await page.getByRole('link', { name: 'Get Started' }).press('Enter')
  await expectSectionAtOffset(page)
  expect(await page.evaluate(() => window.scrolled), 'at once').toBeLessThanOrEqual(2)
})

declare global {
  interface Window {
    scrolled: number
  }
}

/** Goes to the top, and counts how many places the page passes while it scrolls from there. */
async function goUpAndWatch(page: Page) {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    // The event of this scrolling comes with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    window.scrolled = 0
    onscroll = () => window.scrolled++
  })
}

async function expectSectionAtOffset(page: Page) {
  const section = page.locator('#demo-section')
  await expect.poll(async () => Math.round((await section.boundingBox())!.y)).toBe(OFFSET)
  await expect(page.getByRole('heading', { name: 'Book Your Demo' })).toBeInViewport()
}
