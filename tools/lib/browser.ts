import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run, wasStopped } from './run.ts'

const INSTALLED = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an installed Chrome or Chromium, or of Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path))
}

/**
 * The path of a browser for the tests. If none is installed it downloads Playwright's; if that fails, it installs the
 * system's package. If that fails, too, it prints an error and ends the process.
 */
export async function requireBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  console.log('No Chrome or Chromium is installed: downloading one for the tests …')
  await install([process.execPath, 'node_modules/@playwright/test/cli.js'], ['install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("The download failed: installing the system's package …")
    await install('apt-get', ['update', '-qq'])
    await install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  const packaged = findBrowser()
  if (packaged) return packaged
  console.error('The tests need Chrome or Chromium. Install one, or set CHROME_PATH to its path.')
  process.exit(1)
}

/** Ends the process if a signal stopped the installation. Other failures are ignored: the caller tries the next way. */
async function install(program: string | readonly string[], args: readonly string[]): Promise<void> {
  const code = await run(program, args)
  if (wasStopped(code)) process.exit(code)
}
