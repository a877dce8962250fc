import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

/** How the tests start a browser: Playwright's own kind, or an installed program through its own protocol. */
export type OtherBrowser = { name: string; driver: 'playwright' | 'firefox' | 'webkit'; path: string }

const PROGRAMS: OtherBrowser[] = [
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
  const installed = PROGRAMS.filter(({ path }) => existsSync(path))
  return installed.filter(({ name }, index) => installed.findIndex((other) => other.name === name) === index)
}
