import { join } from 'node:path'
import { requireBrowser } from '../lib/browser.ts'
import { typescript } from '../lib/run.ts'
import { startSite } from './site.ts'
import { bin, type TestRun } from './test-run.ts'

const BUILD = [...typescript, 'tools/build/main.ts']

/**
 * Builds the site twice, as published and as a preview, and runs the browser tests on both.
 * @param folder for reports and leads
 * @param args for Playwright
 * @param env for Playwright
 */
export async function browserTests(
  tests: TestRun,
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const browser = await requireBrowser()
  const built = await tests.step('build', BUILD, { ALLOW_NO_BACKEND: '1' })
  const preview = await tests.step('preview build', [...BUILD, '--preview', '--out', '.staffroom/preview'], {
    // The same content was checked for the build before.
    STAFFROOM_UNCHECKED: '1',
  })
  if (!built || !preview) return
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
