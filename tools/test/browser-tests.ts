import { join } from 'node:path'
import { typescript } from '../lib/run.ts'
import { startSite } from './served-site.ts'
import { bin, type TestRun } from './test-run.ts'

const BUILD = [...typescript, 'tools/build/main.ts']

/** Builds the site as published and as a preview; returns whether both were built. */
export async function buildSites(tests: TestRun): Promise<boolean> {
  const built = await tests.step('build', BUILD, { ALLOW_NO_BACKEND: '1' })
  const preview = await tests.step('preview build', [...BUILD, '--preview', '--out', '.staffroom/preview'], {
    // The same content was checked for the build before.
    STAFFROOM_UNCHECKED: '1',
  })
  return built && preview
}

/**
 * Runs the browser tests on both sites.
 * @param browser the path of Chrome or Chromium
 * @param folder for reports and leads
 * @param args for Playwright
 * @param env for Playwright
 */
export async function browserTests(
  tests: TestRun,
  browser: string,
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const sites = await Promise.all([
    startSite({ folder: 'dist/client', data: join(folder, 'data') }),
    startSite({ folder: '.staffroom/preview/client', data: join(folder, 'preview-data') }),
  ])
  const [site, previewSite] = sites
  const report = join(folder, 'browser.json')
  try {
    await tests.suite('browser tests', {
      program: [...bin('@playwright/test/cli.js'), 'test', '--reporter=line,json', ...args],
      env: {
        ...env,
        CHROME_PATH: browser,
        SITE_URL: site.url,
        PREVIEW_URL: previewSite.url,
        SITE_DATA: site.data,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      report,
      count: ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
        passed: stats.expected,
        flaky: stats.flaky,
        failed: stats.unexpected,
      }),
    })
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}
