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

/** Everything that reviews keep between runs. */
export const KEPT = '.staffroom/review-builds'
const MOST_BUILDS = 6

/** A site that could not be built. */
export class BuildError extends Error {}

/** The variables of the environment that change what a build makes. */
const SETTING = /^(VITE_.*|NODE_ENV|SITE_ORIGIN|STAFFROOM_(PREVIEW|SOURCE_POSITIONS|LEAVE_OUT))$/

/** What a build of a commit is kept as: with another date or other settings it is another site. */
export function keptAs(commit: string, date: string, env = process.env): string {
  const set = Object.entries(env)
    .filter(([name]) => SETTING.test(name))
    .sort()
  const settings = createHash('sha256').update(JSON.stringify(set)).digest('hex')
  return `${commit.slice(0, 16)}-${date}-${settings.slice(0, 8)}`
}

/** Builds a commit in a worktree of its own, once: the next review of the same commit takes what is there. */
export async function buildCommit(commit: string, date: string): Promise<string> {
  const kept = resolve(KEPT, keptAs(commit, date))
  if (existsSync(join(kept, 'done'))) return join(kept, 'client')
  rmSync(kept, { recursive: true, force: true })
  const tree = resolve(KEPT, `tree-${commit.slice(0, 16)}-${process.pid}`)
  progress(`Building ${commit.slice(0, 8)} …`)
  addWorktree(tree, commit)
  try {
    await packagesFor(tree)
    await run(['run', 'build'], tree, date)
    mkdirSync(kept, { recursive: true })
    renameSync(join(tree, 'dist/client'), join(kept, 'client'))
    cpSync(join(tree, 'data'), join(kept, 'data'), { recursive: true, force: true })
    mkdirSync(join(kept, 'done'))
  } finally {
    removeWorktree(tree)
  }
  forgetOld()
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

/** The same packages are linked; others are installed, since a build with the wrong ones would show changes that nobody made. */
async function packagesFor(tree: string): Promise<void> {
  const lock = join(tree, 'package-lock.json')
  const same =
    existsSync(lock) &&
    existsSync('package-lock.json') &&
    readFileSync(lock, 'utf8') === readFileSync('package-lock.json', 'utf8')
  if (same) {
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
    // The build installs packages that are older than the lockfile; this one was written a moment ago.
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
    spawn(command!, [...first, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // One date on both sides: a date alone is no change. What the check would refuse can be looked at all the same.
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
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-6000)))
  return new Promise((done, fail) => {
    child.on('error', (error) => fail(new BuildError(error.message)))
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new BuildError(said.trim() || `npm ${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** Only the latest builds stay. */
function forgetOld(): void {
  const builds = readdirSync(KEPT)
    .filter((name) => !name.startsWith('tree-'))
    .map((name) => join(KEPT, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const build of builds.slice(MOST_BUILDS)) rmSync(build, { recursive: true, force: true })
}
