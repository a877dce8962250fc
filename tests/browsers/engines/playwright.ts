import type { BrowserType, LaunchOptions } from '@playwright/test'
import type { Engine } from './engine.ts'

/** Chromium, Firefox or WebKit as Playwright drives it. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    openWindow: async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      const saved: string[] = []
      page.on('download', (download) => saved.push(download.suggestedFilename()))
      return {
        open: (url) => page.goto(url, { waitUntil: 'commit' }),
        back: () => page.goBack({ waitUntil: 'commit' }),
        forward: () => page.goForward({ waitUntil: 'commit' }),
        reload: () => page.reload({ waitUntil: 'commit' }),
        resize: (width, height) => page.setViewportSize({ width, height }),
        run: (inPage, argument) => page.evaluate(inPage as never, argument),
        click: async (find, target) => {
          const element = (await page.evaluateHandle(find, target)).asElement()
          // The page may still change below the pointer: the caller tries again. A click that was made must not fail
          // for the time that a busy machine takes: the second one would be one too many.
          await element?.click({ trial: true, timeout: 2000 })
          await element?.click({ timeout: 30_000 })
        },
        drag: async (from, to) => {
          await page.mouse.move(from.x, from.y)
          await page.mouse.down()
          await page.mouse.move(to.x, to.y, { steps: 4 })
          await page.mouse.up()
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        savedFiles: () => Promise.resolve(saved),
        close: () => page.close(),
      }
    },
    close: () => browser.close(),
  }
}
