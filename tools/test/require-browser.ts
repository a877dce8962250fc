import { existsSync } from 'node:fs'
import { findBrowser } from '../lib/browser.ts'
import { run, wasStopped } from '../lib/run.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { Stopped } from './test-run.ts'

/**
 * Installs a browser for the tests if there is none: Playwright's download; if that fails, the system's packages, if it
 * may. In CI it installs nothing: a runner is set up by its workflow.
 * @throws `Stopped` if there is no browser, or if a signal stopped the installation
 */
export async function requireBrowser(): Promise<void> {
  if (findBrowser()) return
  if (!readToolSettings().CI) await installBrowser()
  if (findBrowser()) return
  throw new Stopped(
    'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to its path. ' +
      '"npm test -- unit" runs the tests that need none.',
  )
}

async function installBrowser(): Promise<void> {
  console.log('No Chrome or Chromium is installed: downloading one for the tests …')
  await install([process.execPath, 'node_modules/@playwright/test/cli.js'], ['install', 'chromium'])
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (findBrowser() || !isDebianRoot) return
  console.log("The download failed: installing the system's packages …")
  await install('apt-get', ['update', '-qq'])
  await install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  await install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
}

/** Ignores failures: the caller looks for a browser afterwards. */
async function install(program: string | readonly string[], args: readonly string[]): Promise<void> {
  if (wasStopped(await run(program, args))) throw new Stopped('Stopped: the browser was not installed.')
}
