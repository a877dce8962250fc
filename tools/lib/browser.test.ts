import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser, findHeadlessBrowser } from './browser.ts'

afterEach(() => void vi.unstubAllEnvs())

test('CHROME_PATH names the browser, unless there is none at that path', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect([findBrowser(), findHeadlessBrowser()]).toEqual([process.execPath, process.execPath])
  vi.stubEnv('CHROME_PATH', '')
  const installed = findBrowser()
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  expect(findBrowser()).toBe(installed)
})
