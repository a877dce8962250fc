import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, expect, test } from '@playwright/test'

// Playwright switches the back/forward cache off unless it is told not to.
test(
  'Back shows the page as the visitor left it: from the cache, at the same scroll position',
  { tag: '@whole-browser' },
  async ({ baseURL }, { project }) => {
    const browser = await chromium.launch({
      ...project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
      for (const route of ['/', '/office']) {
        await page.goto(route, { waitUntil: 'load' })
        await page.evaluate(() => {
          addEventListener(
            'pageshow',
            ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)),
          )
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
  },
)

/** The site behind a server that hears what browsers keep to themselves: which pages they fetch ahead. */
async function overheard(baseURL: string): Promise<{ url: string; ahead: string[]; close: () => void }> {
  const ahead: string[] = []
  const server = createServer((incoming, outgoing) => {
    if (String(incoming.headers['sec-purpose'] ?? incoming.headers['purpose']).includes('prefetch'))
      ahead.push(incoming.url!)
    incoming.pipe(
      forward(new URL(incoming.url!, baseURL), { method: incoming.method, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ahead,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

for (const [how, supports] of [
  ["by the page's own rules", true],
  ['by a hint where the browser does not know such rules', false],
] as const) {
  test(`the next page is fetched when the pointer rests on its link, and not before: ${how}`, async ({
    page,
    baseURL,
  }) => {
    const site = await overheard(baseURL!)
    try {
      // oxlint-disable-next-line tests/no-condition -- The same test with and without support.
      if (!supports) await page.addInitScript(() => void (HTMLScriptElement.supports = () => false))
      // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
      await page.goto(site.url, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(supports)
      expect(site.ahead).toEqual([])
      // A file that a link leads to is not fetched ahead.
      const file = page.getByRole('banner').getByRole('link').first()
      await file.evaluate((link) => link.setAttribute('href', '/robots.txt'))
      await file.focus()
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' })
      await link.hover()
      await expect.poll(() => site.ahead).toEqual(['/solutions'])
      await link.focus()
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(supports ? 0 : 1)
    } finally {
      site.close()
    }
  })
}

test('pages have a view transition, unless the visitor prefers reduced motion', async ({ page }) => {
  for (const [reducedMotion, changes] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.evaluate(() =>
      addEventListener('pageswap', (event) =>
        sessionStorage.setItem('changes', String(!!(event as Event & { viewTransition?: object }).viewTransition)),
      ),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
    await expect(page).toHaveURL('/solutions')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('changes'))).toBe(String(changes))
  }
})
