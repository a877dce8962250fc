import { chromium, expect, test } from '@playwright/test'

// Playwright switches the back/forward cache off unless it is told not to.
test('going back shows the page as it was left: from the cache, scrolled to the same place', async ({ baseURL }, { project }) => {
  const browser = await chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
    for (const route of ['/', '/office', '/pricing']) {
      await page.goto(route, { waitUntil: 'load' })
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)))
        scrollTo({ top: 1200, behavior: 'instant' })
      })
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(500)
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/solutions"]')!.click())
      await expect(page).toHaveURL('/solutions')
      await page.evaluate(() => history.back())
      await expect(page, route).toHaveURL(route)
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
      expect(await page.evaluate(() => scrollY)).toBe(left)
    }
  } finally {
    await browser.close()
  }
})

test('the next page is fetched when the pointer rests on its link, and not before', async ({ page, browserName }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => !path.includes('.') && path !== '/')).toEqual([])
  expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules')), browserName).toBe(true)
  const answered = page.context().waitForEvent('response', { predicate: (response) => new URL(response.url()).pathname === '/solutions', timeout: 15_000 }).catch(() => undefined)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).hover()
  const response = await answered
  // A browser may keep speculation to itself; where it tells, it is a prefetch.
  if (response) expect(response.request().headers()['sec-purpose'] ?? 'prefetch').toContain('prefetch')
})

test('where speculation rules are not known, a link that is pointed at is fetched by a hint', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  await page.goto('/', { waitUntil: 'load' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' })
  await link.hover()
  await link.focus()
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(1)
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', '/solutions')
})

test('pages change into each other, unless the visitor wants less motion', async ({ page }) => {
  for (const [reducedMotion, changes] of [['no-preference', true], ['reduce', false]] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.evaluate(() => addEventListener('pageswap', (event) => sessionStorage.setItem('changes', String(!!(event as Event & { viewTransition?: object }).viewTransition))))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
    await expect(page).toHaveURL('/solutions')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('changes'))).toBe(String(changes))
  }
})
