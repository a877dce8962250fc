import { join, relative } from 'node:path'
import { ContentFolder } from '../content/content-folder.ts'
import { exitCode, wasStopped } from '../lib/run.ts'
import type { ToolSettings } from '../lib/tool-settings.ts'
import { createWorkFolder, publishWorkFolder, removeWorkFolder } from './output-folder.ts'
import { htmlFiles, runSteps } from './step.ts'
import { buildSteps } from './steps.ts'
import { vikeBuild } from './vike-build.ts'

type BuildOptions = {
  /** The repository. */
  root: string
  /** The folder for `client/` and `hosting/`, absolute. */
  out: string
  /** Whether Vite, Vike and the steps log their progress. */
  verbose: boolean
  settings: ToolSettings
  /** Checks the built pages in a folder, relative to `root`. They replace the last site if its exit code is 0. */
  check: (folder: string) => Promise<number>
}

/**
 * Builds the site in a folder of its own: `vike build` pre-renders every page, the steps work on the result, and `check`
 * reads it. Then it replaces the last site. If anything fails, the last site stays; only pages that do not pass `check`
 * are kept until the next build.
 * @returns the exit code of `check`
 * @throws if a page cannot be built
 */
export async function buildSite({ root, out, verbose, settings, check }: BuildOptions): Promise<number> {
  const started = performance.now()
  const work = createWorkFolder(out)
  const folder = join(work, 'client')
  const stop = (signal: NodeJS.Signals) => {
    removeWorkFolder(work)
    process.exit(exitCode(signal))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    await vikeBuild(root, work, verbose)
    const content = new ContentFolder({ root, building: true })
    const pages = htmlFiles(folder).length
    const log = verbose ? console.log : () => undefined
    await runSteps(buildSteps(), { content, folder, log, settings })
    // The check passes signals on to its process.
    process.off('SIGINT', stop).off('SIGTERM', stop)
    const code = await check(relative(root, folder))
    if (wasStopped(code)) removeWorkFolder(work)
    if (code) return code
    publishWorkFolder(work, out)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Built ${pages} pages into ${relative(root, join(out, 'client'))} in ${seconds} s`)
    return 0
  } catch (error) {
    removeWorkFolder(work)
    throw error
  }
}
