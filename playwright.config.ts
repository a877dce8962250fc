import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser, findHeadlessBrowser, sandboxFlags, otherBrowsers } from './tools/lib/browser.ts'
import type { EngineOptions } from './tests/browsers/test.ts'

/**
 * npm test builds and serves the site and says where; `SITE_URL=http://127.0.0.1:4000 npx playwright test` tests one
 * that runs.
 */
const site = process.env['SITE_URL'] ?? 'http://127.0.0.1:4000'
const preview = process.env['PREVIEW_URL'] ?? site

/**
 * Chromium's address bar brings two pages of its own into every window, which nobody sees here: they take as long as
 * many a test.
 * Of several such lists Chromium heeds the last, so what Playwright switches off stands here again.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const chromium = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: [
      ...sandboxFlags,
      '--disable-gpu',
      '--disable-background-networking',
      // The headless shell would place letters on whole pixels, unlike visitors' browsers: lines break elsewhere.
      '--font-render-hinting=none',
      `--disable-features=${SWITCHED_OFF.join()}`,
    ],
  },
})
const wholeBrowser = chromium(findBrowser())
/** Each night everything runs in the whole browser. */
const quickBrowser = process.env['NIGHTLY'] ? wholeBrowser : chromium(findHeadlessBrowser())

/** Heavy matrices run each night: npm run test:nightly. */
const tooSlow = process.env['NIGHTLY'] ? [] : [/@nightly/]

/** Where only content has changed, dev, review and gallery are as before. */
const ignored = process.env['SITE_ONLY'] ? ['**/{dev,edit,gallery,review}/**'] : []

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  globalSetup: './tests/support/global-setup.ts',
  // One more than cores: a test waits for timers and networks a third of its time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // A second try tells a flaky test from a broken one. Both fail.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine is no failure: what takes long is waited for, what is wrong still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Of the second try, as a trace of every test takes a fifth of the time. Kept in test-results/;
    // `npx playwright show-trace FILE` opens one.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/*.preview.spec.ts', ...ignored],
      grepInvert: [/@whole-browser/, ...tooSlow],
      use: { ...quickBrowser, baseURL: site },
    },
    {
      name: 'whole browser',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/*.preview.spec.ts', ...ignored],
      grep: /@whole-browser/,
      grepInvert: tooSlow,
      use: { ...wholeBrowser, baseURL: site },
    },
    // Drafts and the gallery at /widgets are in preview builds only.
    {
      name: 'preview',
      testMatch: '**/*.preview.spec.ts',
      testIgnore: ignored,
      grepInvert: tooSlow,
      use: { ...quickBrowser, baseURL: preview },
    },
    // Firefox and WebKit: npm run test:browsers.
    ...(process.env['EVERY_BROWSER'] ? otherBrowsers() : []).map((engineChoice) => ({
      name: engineChoice.name,
      testMatch: 'browsers/*.spec.ts',
      use: {
        baseURL: site,
        engineChoice,
        ...(engineChoice.driver === 'playwright' && { browserName: engineChoice.name as 'firefox' | 'webkit' }),
      },
    })),
  ],
})
