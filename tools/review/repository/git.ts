import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { AskedRefs } from '../options.ts'

/** Runs git and returns its output. Throws with git's own message. */
export function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 })
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim()
    throw new Error(`git ${args.join(' ')}: ${output || 'failed'}`, { cause: error })
  }
}

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/** The two states that are compared. */
export interface Refs {
  /** The base's commit. */
  base: string
  /** The head's commit; undefined for the working tree. */
  head?: string
  /** Their names in the report. */
  names: { base: string; head: string }
  notes: string[]
  /** The date of both builds: that of the base, so that its build can be reused as long as it is the base. */
  date: string
}

/** Finds the commits. Without a base it is the merge base with main: later commits there are not part of the change. */
export function findRefs({ base, head, mergeBase }: AskedRefs): Refs {
  const headCommit = head === undefined ? undefined : commitOf(head)
  const main = base ?? ['origin/main', 'main', 'origin/master', 'master'].find(exists)
  if (main === undefined)
    throw new Error('There is no branch main to compare with: name a ref, as in "npm run review -- HEAD~1".')
  const asked = commitOf(main)
  const common = base === undefined || mergeBase ? tryGit('merge-base', asked, headCommit ?? 'HEAD')?.trim() : asked
  if (!common) throw new Error(`${main} and ${head ?? 'HEAD'} have no commit in common. Use two dots to compare them.`)
  const behind = base === undefined ? Number(git('rev-list', '--count', `${common}..${asked}`)) : 0
  const date = process.env['BUILD_DATE'] ?? git('log', '-1', '--format=%cd', '--date=format:%Y-%m-%d', common).trim()
  const commits = behind === 1 ? 'one commit' : `${behind} commits`
  return {
    base: common,
    date,
    ...(headCommit && { head: headCommit }),
    notes: behind
      ? [`This branch is ${commits} behind ${main}; it is compared with the commit where it left ${main}.`]
      : [],
    names: { base: nameOf(common), head: headCommit ? nameOf(headCommit) : 'working tree' },
  }
}

function exists(ref: string): boolean {
  return tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== undefined
}

function commitOf(ref: string): string {
  if (!exists(ref)) throw new Error(`There is no commit "${ref}".`)
  return git('rev-parse', '--verify', `${ref}^{commit}`).trim()
}

function nameOf(commit: string): string {
  return `${commit.slice(0, 8)} ${git('log', '-1', '--format=%s', commit).trim()}`.slice(0, 80)
}

/** The files that differ between the two states, new files of a working tree included. */
export function changedFiles({ base, head }: Refs): string[] {
  const known = git('diff', '-z', '--name-only', '--no-renames', base, ...(head ? [head] : []))
  const fresh = head ? '' : git('ls-files', '-z', '--others', '--exclude-standard')
  // A symlink node_modules is not matched by an ignore pattern for folders.
  return [...new Set(`${known}${fresh}`.split('\0'))].filter((file) => file && file !== 'node_modules')
}

/** A file of the repository before and after; undefined where it does not exist. */
export interface SourceFile {
  file: string
  before?: string | undefined
  after?: string | undefined
}

/** Characters of a source file that the report shows. A longer file was written by a program. */
const MAX_SOURCE_LENGTH = 400_000

/** Reads both states of files. Binary and very long files are left out. */
export function readSources({ base, head }: Refs, files: readonly string[]): SourceFile[] {
  return files
    .map((file) => ({
      file,
      before: tryGit('show', `${base}:${file}`),
      after: head === undefined ? textOf(file) : tryGit('show', `${head}:${file}`),
    }))
    .filter(({ before = '', after = '' }) =>
      [before, after].every((text) => text.length <= MAX_SOURCE_LENGTH && !text.includes('\0')),
    )
}

function textOf(file: string): string | undefined {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
}
