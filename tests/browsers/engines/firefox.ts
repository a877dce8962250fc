import { readdirSync } from 'node:fs'
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import type { Engine } from './engine.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** An installed Firefox over WebDriver BiDi: Playwright drives only its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const downloads = temporaryFolder()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'ui.prefersReducedMotion': 1,
    },
  })
  return {
    openWindow: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const before = readdirSync(downloads)
      return {
        // It would wait for the page, and a page whose scripts are held is not there yet.
        open: (url) => page.evaluate((to) => location.assign(to), url),
        back: () => page.evaluate(() => history.back()),
        forward: () => page.evaluate(() => history.forward()),
        reload: () => page.evaluate(() => location.reload()),
        resize: (width, height) => page.setViewport({ width, height }),
        run: (inPage, argument) => page.evaluate(inPage as never, argument),
        click: async (find, target) => {
          const handle = await page.evaluateHandle(find, target)
          await (handle.asElement() as ElementHandle<Element> | null)?.click()
        },
        drag: async (from, to) => {
          await page.mouse.move(from.x, from.y)
          await page.mouse.down()
          await page.mouse.move(to.x, to.y, { steps: 4 })
          await page.mouse.up()
        },
        type: (text) => page.keyboard.type(text),
        press: async (key) => {
          const keys = key.split('+') as KeyInput[]
          for (const one of keys) await page.keyboard.down(one)
          for (const one of keys.reverse()) await page.keyboard.up(one)
        },
        savedFiles: () => Promise.resolve(readdirSync(downloads).filter((name) => !before.includes(name))),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
