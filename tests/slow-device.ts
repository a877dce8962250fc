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

/**
 * Lets those scripts fail whose code has certain words; before the page is opened. The function given back lets all
 * arrive again, and waits for those that are under way: call it before the test ends.
 */
export async function failScripts(page: Page, words: string): Promise<() => Promise<void>> {
  await page.route('**/*.js', async (route) => {
    // A kept connection may be closed by the server just as it is used again.
    const answer = await route.fetch({ maxRetries: 3 })
    if ((await answer.text()).includes(words)) await route.abort()
    else await route.fulfill({ response: answer })
  })
  return () => page.unrouteAll({ behavior: 'wait' })
}

/** Makes the page's processor six times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
