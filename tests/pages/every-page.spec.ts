import { expect, test, type Page } from '@playwright/test'
import { readBuildDate } from '../../tools/content/publication.ts'
import { parsePage } from '../../tools/lib/html.ts'
import { visibleText } from '../visible-text.ts'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'
import { delayFonts, layoutShift, recordLayoutShift } from '../layout-shift.ts'
import { routes, sampleRoutes } from '../site-routes.ts'
import { useEverything } from './use-everything.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Phones, a desk, and where each layout begins, with the least room for it: the theme's breakpoints, the header's. */
const WIDTHS = [320, 390, 640, 760, 820, 1000, 1180, 1280, 1440]

for (const page of routes) {
  const { route, frontMatter } = page
  test(
    `${route} names itself, fits every width, is accessible in both themes, and breaks no rule while all of it ` +
      'is used',
    { tag: sampleRoutes.includes(page) ? [] : '@nightly' },
    async ({ page, baseURL }) => {
      const complaints = listenForComplaints(page)
      const foreign: string[] = []
      page.on('request', (sent) => {
        if (!sent.url().startsWith(baseURL!) && !sent.url().startsWith('data:')) foreign.push(sent.url())
      })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      // Policy pages show the visitor's date, and are built with the build's.
      await page.clock.setFixedTime(`${readBuildDate()}T12:00:00`)
      await page.setViewportSize({ width: 390, height: 844 })
      await recordViolations(page)
      await page.route('**/functions/v1/**', (call) => call.fulfill({ status: 201, json: { id: 'test' } }))
      await recordLayoutShift(page)
      await delayFonts(page)
      const answer = await page.goto(route)
      expect(answer?.status()).toBe(200)
      await page.evaluate(() => document.fonts.ready)
      expect(
        await layoutShift(page),
        "a line in the first screen breaks elsewhere in the visitor's own font: give it some slack, or set the break",
      ).toBeLessThanOrEqual(0.005)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await page.title()).toContain(frontMatter.title)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', frontMatter.description)
      const shown = (await page.locator('main').innerText()).split(/\s+/).filter(Boolean)
      const source = textOf(await answer!.text())
      // Style may capitalise a word; nothing else may come from script.
      expect(
        shown.filter((word) => !source.includes(word.toLowerCase())),
        'words that are not in the HTML',
      ).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      // A width changes what is seen and where it stands, a theme the colours.
      await page.setViewportSize({ width: 390, height: 900 })
      expect(await accessibilityProblems(page)).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await contrastProblems(page), 'dark').toEqual([])
      await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveCount(1)
      await useEverything(page)
      expect(await page.evaluate(() => window.violations)).toEqual([])
      expect(foreign).toEqual([])
      expect(complaints).toEqual([])
    },
  )
}

test('an unknown address is a 404 page with a way home', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page')
})

/** Keeps what the page's own policy refuses in `window.violations`. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    )
  })
}

/** Collects what the console and the page complain of, from before the page is loaded. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

/** A page's text as its HTML has it, tags taken out: what stands side by side on the page may stand together here. */
function textOf(html: string): string {
  return visibleText(parsePage(html)).replaceAll('\u00a0', ' ').toLowerCase()
}
