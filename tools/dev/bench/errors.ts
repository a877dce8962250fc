import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { SiteCopy } from '../../test/site-copy.ts'

/** Lines with errors that different checks find: in the page's own text, in the whole site, and in a dictionary. */
const ERRORS = {
  'a link': 'See [what it costs](/prizing).',
  'a prop': '<Action to="/pricing" lok="door">Prices</Action>',
  'a price': 'It costs £123 a month.',
  'a spelling': 'An agent anwsers the phone.',
}

/** When the overlay last appeared and disappeared, in milliseconds since the epoch. */
type Watched = { overlay: { shown: number; gone: number } }

/**
 * Adds and removes each error. Returns the milliseconds until the overlay appeared and disappeared, with all rules on.
 */
export async function breakAndFix(
  page: Page,
  url: string,
  copy: SiteCopy,
  name: string,
  rounds: number,
): Promise<{ shown: number[]; gone: number[] }> {
  const file = `content/${name}.mdx`
  const source = readFileSync(copy.path(file), 'utf8')
  await page.goto(`${url}/${name}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const overlay = { shown: 0, gone: 0 }
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes)
          if (node.nodeName === 'STAFFROOM-ERROR-OVERLAY') overlay.shown = performance.timeOrigin + performance.now()
        for (const node of removedNodes)
          if (node.nodeName === 'STAFFROOM-ERROR-OVERLAY') overlay.gone = performance.timeOrigin + performance.now()
      }
    }).observe(document.body, { childList: true })
    Object.assign(window, { overlay })
  })
  const times = { shown: [] as number[], gone: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    for (const error of Object.values(ERRORS)) {
      const broken = await timed(page, 'shown', () => copy.write(file, `${source}\n${error}\n`))
      const fixed = await timed(page, 'gone', () => copy.write(file, source))
      times.shown.push(broken)
      times.gone.push(fixed)
    }
  }
  return times
}

/** Saves a file. Returns the milliseconds until the overlay appeared or disappeared. */
async function timed(page: Page, what: keyof Watched['overlay'], save: () => void): Promise<number> {
  const before = performance.timeOrigin + performance.now()
  save()
  const handle = await page.waitForFunction(
    ([key, since]) => {
      const { overlay } = window as unknown as Watched
      return overlay[key] > since && overlay[key]
    },
    [what, before] as const,
    { polling: 5, timeout: 20_000 },
  )
  const after = (await handle.jsonValue()) as number
  await sleep(500)
  return after - before
}
