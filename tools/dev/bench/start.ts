import type { Browser } from '@playwright/test'
import type { SiteCopy } from '../../test/site-copy.ts'

/** Milliseconds from the start of the dev server until the home page is shown with its styles. */
export async function coldStart(copy: SiteCopy, browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const start = performance.now()
  const dev = await copy.dev()
  try {
    await page.goto(dev.url, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => {
        const heading = document.querySelector('main h1')
        return heading && getComputedStyle(heading).fontFamily.includes('Besley')
      },
      undefined,
      { polling: 10 },
    )
    return performance.now() - start
  } finally {
    await page.close()
    await dev.stop()
  }
}
