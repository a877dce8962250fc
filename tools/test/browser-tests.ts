import { join } from 'node:path'
import { tsxCommand } from '../lib/run.ts'
import { bin, failure, type Counts, type TestRun } from './test-run.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../lib/free-port.ts'

const BUILD = [...tsxCommand, 'tools/build/main.ts']

/**
 * Builds the site as published and as a preview; returns whether both were built.
 * @param withPreview false if no test opens the preview
 */
export async function buildSites(tests: TestRun, withPreview = true): Promise<boolean> {
  const built = await tests.step('build', BUILD, { ALLOW_NO_BACKEND: '1' })
  if (!withPreview) return built
  const preview = await tests.step('preview build', [...BUILD, '--preview', '--out', '.staffroom/preview'], {
    // The same content was checked for the build before.
    STAFFROOM_UNCHECKED: '1',
  })
  return built && preview
}

/**
 * Runs the browser tests on both sites.
 * @param folder for reports and leads
 * @param args for Playwright
 * @param env for Playwright
 * @param withPreview whether the preview has been built
 */
export async function browserTests(
  tests: TestRun,
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
  withPreview = true,
): Promise<void> {
  const site = await startSite({ folder: 'dist/client', data: join(folder, 'data') })
  const preview = withPreview
    ? await startSite({ folder: '.staffroom/preview/client', data: join(folder, 'preview-data') })
    : undefined
  const report = join(folder, 'browser.json')
  try {
    await tests.suite('browser tests', {
      program: [...bin('@playwright/test/cli.js'), 'test', '--reporter=line,json', ...args],
      env: {
        ...env,
        SITE_URL: site.url,
        ...(preview && { PREVIEW_URL: preview.url }),
        SITE_DATA: site.data,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      report,
      count: countPlaywright,
    })
  } finally {
    await Promise.all([site.stop(), preview?.stop()])
  }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
type PlaywrightReport = {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  stats: { expected: number; flaky: number; unexpected: number }
}

/** What Playwright's report counts. */
export function countPlaywright({ config, suites, stats }: PlaywrightReport): Counts {
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const failures = suites.flatMap(specs).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const message = results.flatMap(({ errors }) => errors)[0]?.message ?? ''
        return failure(join(config.rootDir, file), `${title} (${projectName}, ${status})`, message)
      }),
  )
  return { passed: stats.expected, flaky: stats.flaky, failed: stats.unexpected, failures }
}

/** A built site that is being served. */
type ServedSite = { url: string; data: string; stop(): Promise<void> }

/**
 * Serves a built site with the embedded back end on a free port, as npm start does.
 * @param options the built folder, and the folder for leads
 * @returns the site, once it responds; throws if it does not within a minute
 */
async function startSite({ folder, data }: { folder: string; data: string }): Promise<ServedSite> {
  const port = await freePort()
  const [node, ...flags] = tsxCommand
  const args = [...flags, 'tools/serve/main.ts', '--port', String(port), '--data', data, '--root', folder]
  const server = spawn(node, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await waitForResponse(url, server)
  return {
    url,
    data,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function waitForResponse(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The test server ended with ${server.exitCode} before it responded.`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The test server did not respond within a minute at ${url}.`)
}
