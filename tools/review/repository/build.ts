import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  cpSync,
  writeFileSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { signal, progress } from '../process.ts'
import { findRefs, git, type Refs } from './git.ts'
import { clearOutFolder } from '../review-options.ts'
import type { BundleCauses } from './causes-file.ts'

/** Two built states of a site. */
export interface Built {
  /** The base's folder; undefined if it could not be built. */
  base?: string
  head: string
  names: { base: string; head: string }
  notes: string[]
  /** The commits; undefined for two folders. */
  refs?: Refs
}

/** The folder for builds that later reviews reuse. */
export const BUILDS_FOLDER = '.staffroom/review-builds'
const MAX_BUILDS = 6

/** Free memory from which on both builds run at once. */
const MEMORY_FOR_BOTH = 3e9

/** Builds both refs with the same build date, at once where memory allows. */
export async function buildRefs(range?: string): Promise<Built> {
  const refs = findRefs(range)
  const { names, notes, date } = refs
  const building = buildCommit(refs.base, names.base, date).catch(({ message }: Error) => {
    progress(`The base does not build: the head is shown alone.\n${message}`)
    const output = message.split('\n').slice(-3).join(' ').slice(0, 300)
    notes.push(`The base (${names.base}) does not build, so only the head is shown. The build output: ${output}`)
  })
  if (refs.base === refs.head || freemem() < MEMORY_FOR_BOTH) await building
  const head = await buildCommit(refs.head, names.head, date).finally(() => building)
  const base = await building
  removeOldBuilds()
  return { ...(base && { base, refs }), head, names, notes }
}

/** Environment variables that affect a build. */
const SETTING = /^(VITE_.*|NODE_ENV|SITE_ORIGIN|STAFFROOM_(PREVIEW|SOURCE_POSITIONS))$/

/** The folder name of a commit's build; the build date and settings are part of it. */
export function buildName(commit: string, date: string, env = process.env): string {
  const set = Object.entries(env)
    .filter(([name]) => SETTING.test(name))
    .sort()
  const settings = createHash('sha256').update(JSON.stringify(set)).digest('hex')
  return `${commit.slice(0, 16)}-${date}-${settings.slice(0, 8)}`
}

/** Builds a commit in a worktree, or reuses an earlier build of it. */
async function buildCommit(commit: string, name: string, date: string): Promise<string> {
  const kept = resolve(BUILDS_FOLDER, buildName(commit, date), 'client')
  if (existsSync(kept)) {
    // The oldest builds are removed; this one is in use.
    utimesSync(dirname(kept), new Date(), new Date())
    return kept
  }
  const tree = resolve(BUILDS_FOLDER, `tree-${commit.slice(0, 16)}-${process.pid}`)
  progress(`Building ${name} …`)
  addWorktree(tree, commit)
  try {
    await linkOrInstallPackages(tree)
    await run(['run', 'build'], tree, date)
    mkdirSync(dirname(kept), { recursive: true })
    renameSync(join(tree, 'dist/client'), kept)
  } finally {
    removeWorktree(tree)
  }
  return kept
}

/** Links node_modules if the lockfile is the same. Otherwise installs: other versions would show up as changes. */
async function linkOrInstallPackages(tree: string): Promise<void> {
  const [lock, ownLock] = [join(tree, 'package-lock.json'), 'package-lock.json']
  if (existsSync(lock) && existsSync(ownLock) && readFileSync(lock, 'utf8') === readFileSync(ownLock, 'utf8')) {
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
    // The build reinstalls packages if the lockfile is newer than they are, as in a new worktree.
    utimesSync(lock, new Date(0), new Date(0))
    return
  }
  progress('Dependencies differ: running npm install …')
  await run(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], tree, '')
}

async function run(args: readonly string[], cwd: string, date: string): Promise<void> {
  const npm = process.env['npm_execpath']
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  // Build content with errors, too.
  const settings = { STAFFROOM_SOURCE_POSITIONS: '1', STAFFROOM_UNCHECKED: '1', ALLOW_NO_BACKEND: '1' }
  const env = { ...process.env, ...(date && { BUILD_DATE: date }), ...settings, NODE_ENV: undefined }
  await promisify(execFile)(command, [...first, ...args], { cwd, env, signal, maxBuffer: 1e8 })
}

function removeOldBuilds(): void {
  const builds = readdirSync(BUILDS_FOLDER)
    .filter((name) => !name.startsWith('tree-'))
    .map((name) => join(BUILDS_FOLDER, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const build of builds.slice(MAX_BUILDS)) rmSync(build, { recursive: true, force: true })
}

const trees = new Set<string>()
process.on('exit', () => trees.forEach(removeWorktree))

/** Checks a commit out into a folder of its own, which is removed even if the review is cancelled. */
export function addWorktree(tree: string, commit: string): void {
  git(['worktree', 'prune'])
  trees.add(tree)
  git(['worktree', 'add', '--detach', '--force', tree, commit])
}

/** Removes a worktree, and first its link to the packages, so that git does not follow it. */
export function removeWorktree(tree: string): void {
  rmSync(join(tree, 'node_modules'), { recursive: true, force: true })
  rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
  git(['worktree', 'prune'])
  trees.delete(tree)
}

/** What a bundle contains. */
export const BUNDLE_FILES = ['base', 'head', 'causes.json']

/** Writes both builds and the explanation for a review on another machine: `base`, `head` and `causes.json`. */
export function exportBundle(folder: string, built: Pick<Built, 'base' | 'head'>, explanation: BundleCauses): void {
  clearOutFolder(folder, BUNDLE_FILES)
  if (built.base !== undefined) cpSync(built.base, join(folder, 'base'), { recursive: true })
  cpSync(built.head, join(folder, 'head'), { recursive: true })
  writeFileSync(join(folder, 'causes.json'), JSON.stringify(explanation))
}
