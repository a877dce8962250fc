import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { progress } from '../progress.ts'
import { addWorktree, endWithReview, removeWorktree } from './worktrees.ts'

/** The folder for builds that later reviews reuse. */
export const BUILDS_FOLDER = '.staffroom/review-builds'
const MAX_BUILDS = 6

/** Thrown if a site could not be built. */
export class BuildError extends Error {}

/** Environment variables that affect a build. */
const SETTING = /^(VITE_.*|NODE_ENV|SITE_ORIGIN|STAFFROOM_(PREVIEW|SOURCE_POSITIONS|LEAVE_OUT))$/

/** The folder name of a commit's build; the build date and settings are part of it. */
export function buildName(commit: string, date: string, env = process.env): string {
  const set = Object.entries(env)
    .filter(([name]) => SETTING.test(name))
    .sort()
  const settings = createHash('sha256').update(JSON.stringify(set)).digest('hex')
  return `${commit.slice(0, 16)}-${date}-${settings.slice(0, 8)}`
}

/** Builds a commit in a worktree, or reuses an earlier build of it. */
export async function buildCommit(commit: string, date: string): Promise<string> {
  const kept = resolve(BUILDS_FOLDER, buildName(commit, date))
  if (existsSync(join(kept, 'done'))) return join(kept, 'client')
  rmSync(kept, { recursive: true, force: true })
  const tree = resolve(BUILDS_FOLDER, `tree-${commit.slice(0, 16)}-${process.pid}`)
  progress(`Building ${commit.slice(0, 8)} …`)
  addWorktree(tree, commit)
  try {
    await linkOrInstallPackages(tree)
    await run(['run', 'build'], tree, date)
    mkdirSync(kept, { recursive: true })
    renameSync(join(tree, 'dist/client'), join(kept, 'client'))
    cpSync(join(tree, 'data'), join(kept, 'data'), { recursive: true, force: true })
    mkdirSync(join(kept, 'done'))
  } finally {
    removeWorktree(tree)
  }
  removeOldBuilds()
  return join(kept, 'client')
}

/** Builds the working tree as it is. */
export async function buildWorkingTree(date: string): Promise<string> {
  progress('Building the working tree …')
  const out = '.staffroom/review-head'
  rmSync(out, { recursive: true, force: true })
  await run(['run', 'build', '--', '--out', out], process.cwd(), date)
  return resolve(out, 'client')
}

/**
 * Links node_modules if the lockfile is the same. Otherwise installs: other package versions would show up as changes.
 */
async function linkOrInstallPackages(tree: string): Promise<void> {
  const lock = join(tree, 'package-lock.json')
  const same =
    existsSync(lock) &&
    existsSync('package-lock.json') &&
    readFileSync(lock, 'utf8') === readFileSync('package-lock.json', 'utf8')
  if (same) {
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
    // The build reinstalls packages if the lockfile is newer than they are, as in a new worktree.
    utimesSync(lock, new Date(0), new Date(0))
    return
  }
  progress('Dependencies differ: running npm install …')
  await run(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], tree, '')
}

function run(args: readonly string[], cwd: string, date: string): Promise<void> {
  const npm = process.env['npm_execpath']
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const child = endWithReview(
    spawn(command, [...first, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Build both sides with one date, and build content with errors, too.
      env: {
        ...process.env,
        ...(date && { BUILD_DATE: date }),
        STAFFROOM_SOURCE_POSITIONS: '1',
        STAFFROOM_UNCHECKED: '1',
        ALLOW_NO_BACKEND: '1',
        NODE_ENV: undefined,
      },
    }),
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-6000)))
  return new Promise((done, fail) => {
    child.on('error', (error) => fail(new BuildError(error.message)))
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new BuildError(output.trim() || `npm ${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** Removes all but the latest builds. */
function removeOldBuilds(): void {
  const builds = readdirSync(BUILDS_FOLDER)
    .filter((name) => !name.startsWith('tree-'))
    .map((name) => join(BUILDS_FOLDER, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const build of builds.slice(MAX_BUILDS)) rmSync(build, { recursive: true, force: true })
}
