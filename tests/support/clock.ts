import type { Page } from '@playwright/test'

/**
 * Stops the clock of an open page, so that what leaves by itself after seconds stays until a test moves the clock.
 * `page.clock.install()` must have been called before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  // Some seconds ahead: on a busy machine the page's clock goes on before it is stopped.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** Lets a stopped clock go on slowly until a result is there that needs timers of the page, such as axe's. */
export async function whileClockTicks<Result>(page: Page, result: Promise<Result>): Promise<Result> {
  let isOver = false
  const over = () => (isOver = true)
  result.then(over, over)
  while (!isOver) await page.clock.runFor(1)
  return result
}
