import { test as base } from '@playwright/test'
import type { Engine } from './engines/engine.ts'
import { startFirefox } from './engines/firefox.ts'
import type { OtherBrowser } from '../../tools/lib/browser.ts'
import { startPlaywright } from './engines/playwright.ts'
import { startWebKit } from './engines/webkit.ts'
import { SiteProxy } from './site-proxy.ts'
import { Visitor } from './visitor.ts'

/** Options of a project in playwright.config.ts. */
export type EngineOptions = { engineChoice: OtherBrowser | undefined }

/** Playwright's test with a visitor, in whichever engine the project names; in Chromium if it names none. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
  engineChoice: [undefined, { option: true, scope: 'worker' }],

  engine: [
    async ({ engineChoice, playwright, browserName, launchOptions }, use) => {
      const engine =
        engineChoice?.driver === 'firefox'
          ? await startFirefox(engineChoice.path)
          : engineChoice?.driver === 'webkit'
            ? await startWebKit(engineChoice.path)
            : await startPlaywright(playwright[browserName], launchOptions)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visitor: async ({ engine, baseURL }, use) => {
    const site = await SiteProxy.start(baseURL!)
    const window = await engine.openWindow()
    await use(new Visitor(window, site))
    await window.close()
    site.close()
  },
})
