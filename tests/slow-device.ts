import type { Page } from '@playwright/test'

/** Keeps files from arriving until the function given back is called, as on a slow line. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Makes the page's processor six times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
