import { existsSync, statSync } from 'node:fs'
import { run, wasStopped } from './run.mjs'

/** Installs the packages of the lockfile where they are missing or older than it. */
export async function requirePackages() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing packages (a minute on the first run) …')
  // Not `npm ci`: it refuses a lockfile made where a registry held the binaries of some platforms only. `--no-save` leaves the
  // lockfile as it is; `--include=dev` counts where NODE_ENV is production, since the build's own tools are development packages.
  const code = await run(npm(), ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'])
  if (wasStopped(code)) process.exit(code)
  if (code !== 0) {
    console.error('The packages could not be installed: see above. With a network, "npm install" should succeed.')
    process.exit(1)
  }
}

/** npm as it was started, since the name alone does not start it everywhere. */
function npm() {
  return process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
}
