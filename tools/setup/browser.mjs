import { existsSync } from 'node:fs'
import { run, wasStopped } from './run.mjs'

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chrome or Chromium that is installed already, or of Playwright's own; undefined where there is none. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  return [...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** A browser for the tests: an installed one, else Playwright's download, else the system's package. */
export async function requireBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('No Chrome or Chromium is installed: downloading one for the tests …')
  await install([process.execPath, 'node_modules/@playwright/test/cli.js'], ['install', 'chromium'])
  const downloaded = await findBrowser()
  if (downloaded) return downloaded
  if (process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The download is not possible here: installing the system\'s package …')
    await install('apt-get', ['update', '-qq'])
    await install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  const last = await findBrowser()
  if (last) return last
  console.error('The tests need Chrome or Chromium. Install one, or set CHROME_PATH to where it is.')
  process.exit(1)
}

/** One way to install may fail and another follow, but not once somebody has stopped it. */
async function install(program, args) {
  const code = await run(program, args)
  if (wasStopped(code)) process.exit(code)
}
