import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { SiteCopy } from '../../test/site-copy.ts'

/** When each word first appeared in the page, in milliseconds since the epoch. */
type Seen = { seen: Record<string, number> }

/** Edits a word of an open page `count` times. Returns the milliseconds from each save until the word appeared. */
export async function editWords(
  page: Page,
  url: string,
  copy: SiteCopy,
  name: string,
  count: number,
): Promise<number[]> {
  const write = await openForEdits(page, url, copy, name)
  const times: number[] = []
  for (let n = -3; n < count; n++) {
    const word = `Edit${n + 100}x`
    const before = now()
    write(word)
    const after = (await whenSeen(page, word)) - before
    // The first three edits warm up the compiler.
    if (n >= 0) times.push(after)
    await sleep(350 + (n % 5) * 50)
  }
  return times
}

/** Saves twice, 15 ms apart. Returns the milliseconds from each second save until its word appeared. */
export async function saveTwice(
  page: Page,
  url: string,
  copy: SiteCopy,
  name: string,
  count: number,
): Promise<number[]> {
  const write = await openForEdits(page, url, copy, name)
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    write(`First${n}x`)
    await sleep(15)
    const before = now()
    write(`Second${n}x`)
    times.push((await whenSeen(page, `Second${n}x`)) - before)
    await sleep(400)
  }
  return times
}

/** Opens a page that records when words appear. Returns a function that writes a word into its content file. */
async function openForEdits(page: Page, url: string, copy: SiteCopy, name: string): Promise<(word: string) => void> {
  const file = `content/${name}.mdx`
  const source = readFileSync(copy.path(file), 'utf8')
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(`${url}/${name === 'index' ? '' : name}`)
  await connected
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          for (const [word] of (node.textContent ?? '').matchAll(/\b(?:Edit|First|Second)\d+x\b/g))
            seen[word] ??= performance.timeOrigin + performance.now()
        }
      }
    }).observe(document.querySelector('main')!, { subtree: true, childList: true, characterData: true })
  })
  return (word) => copy.write(file, `${source}\nThe word is ${word}.\n`)
}

async function whenSeen(page: Page, word: string): Promise<number> {
  const handle = await page.waitForFunction((wanted) => (window as unknown as Seen).seen[wanted], word, {
    polling: 5,
    timeout: 20_000,
  })
  return (await handle.jsonValue()) as number
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
