import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vike/api'
import { loadEnv, type InlineConfig } from 'vite'
import { ContentFolder } from '../content/content-folder.ts'
import { htmlFiles, runSteps } from './run-steps.ts'
import { buildSteps } from './steps.ts'

type BuildOptions = {
  /** The repository. */
  root: string
  /** The folder for `client/` and `hosting/`, relative to `root`. */
  out: string
  /** Whether Vite, Vike and the steps log their progress. */
  verbose: boolean
}

/** The folders of a build: the site, and the files for each host. */
const MADE = ['client', 'hosting']

/**
 * Builds the site: `vike build` pre-renders every page, and the steps work on the result.
 * @throws if a page fails; `out` then still has the last good site
 */
export async function buildSite({ root, out, verbose }: BuildOptions): Promise<void> {
  const started = performance.now()
  const target = resolve(root, out)
  // Builds in a temporary folder, because two builds may run at once and a failed one must not change the last good
  // site.
  const work = join(target, `.build-${process.pid}`)
  try {
    const viteConfig: InlineConfig = { root, logLevel: verbose ? 'info' : 'warn', build: { outDir: work } }
    // Vike loads vite.config.ts five times. Vite's default, bundling it each time, adds 2 s to a build of 6 s.
    await (verbose ? build : quietly(build))({ viteConfig: { ...viteConfig, configLoader: 'native' } })
    const content = Object.assign(new ContentFolder(), { root, building: true })
    const pages = htmlFiles(join(work, 'client')).length
    await runSteps(buildSteps(), {
      content,
      folder: join(work, 'client'),
      log: verbose ? console.log : () => undefined,
      env: { ...process.env, ...loadEnv('production', root, 'VITE_') },
    })
    for (const name of MADE) replace(join(work, name), join(target, name))
    console.log(
      `Built ${pages} pages into ${join(out, 'client')} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Vike lists every page with `console.log`, whatever the log level. */
function quietly<Arguments extends unknown[]>(work: (...given: Arguments) => Promise<unknown>) {
  return async (...given: Arguments): Promise<void> => {
    const { log } = console
    console.log = () => undefined
    try {
      await work(...given)
    } finally {
      console.log = log
    }
  }
}

function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) renameSync(from, to)
}
