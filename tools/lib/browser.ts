import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { readToolSettings } from './tool-settings.ts'

const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The flags that Chromium needs here: root may not use its sandbox. */
export const sandboxFlags: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** The path of an installed Chrome or Chromium, or of Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [readToolSettings().CHROME_PATH, ...BROWSER_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/**
 * The path of the browser for tests and screenshots: an installed Chromium without the parts of a window, in which the
 * browser tests take seven tenths of the time, unless CHROME_PATH names another browser; otherwise that of `findBrowser`.
 * It may have no back/forward cache.
 */
export function findHeadlessBrowser(): string | undefined {
  return !readToolSettings().CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser()
}

/** How the tests start a browser: Playwright's own kind, or an installed program through its own protocol. */
export type OtherBrowser = { name: string; driver: 'playwright' | 'firefox' | 'webkit'; path: string }

// A function, because Playwright throws on platforms that it does not know.
const programs = (): OtherBrowser[] => [
  { name: 'firefox', driver: 'playwright', path: firefox.executablePath() },
  { name: 'webkit', driver: 'playwright', path: webkit.executablePath() },
  { name: 'firefox-esr', driver: 'firefox', path: '/usr/bin/firefox-esr' },
  ...['4.1', '6.0', '4.0'].map((version): OtherBrowser => ({
    name: 'webkitgtk',
    driver: 'webkit',
    path: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  })),
]

/**
 * The engines beside Chromium that are installed, each once: Playwright's by `npx playwright install firefox webkit`,
 * Debian's by `apt-get install firefox-esr webkit2gtk-driver xvfb`.
 */
export function otherBrowsers(): OtherBrowser[] {
  const installed = programs().filter(({ path }) => existsSync(path))
  return installed.filter(({ name }, index) => installed.findIndex((other) => other.name === name) === index)
}
