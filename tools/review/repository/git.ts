import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../review-options.ts'
import type { SourceFile } from './causes-file.ts'

/** Runs git and returns its output. Throws with git's own message. */
export function git(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8, env: { ...process.env, ...env } })
}

function tryGit(...args: string[]): string | undefined {
  try {
    return git(args)
  } catch {
    return undefined
  }
}

/** The two commits that are compared. */
export interface Refs {
  base: string
  head: string
  /** Their names in the report. */
  names: { base: string; head: string }
  notes: string[]
  /** The date of both builds: that of the base, so that its build can be reused as long as it is the base. */
  date: string
}

/**
 * Finds the commits of a range; of a single ref it is the ref and the working tree. Without a range it is where this
 * branch left main, since later commits there are not part of the change, and the working tree. Throws a UsageError
 * for a range that names no commits.
 */
export function findRefs(range?: string): Refs {
  const main = ['origin/main', 'main', 'origin/master', 'master'].find((ref) => commitsOf(ref).length)
  if (range === undefined && main === undefined)
    throw new Error('There is no branch main to compare with: name a ref, as in "npm run review -- HEAD~1".')
  const revisionRange = range ?? `${main}...HEAD`
  const commits = commitsOf(revisionRange)
  if (!commits.length)
    throw new UsageError(`'${revisionRange}' names no commits. Write <ref>, <ref>..<ref> or <ref>...<ref>.`)
  // git writes the head of a range first, and ^ before the commit that it begins with.
  const start = commits.find((commit) => commit.startsWith('^'))?.slice(1)
  const base = start ?? (commits.length === 1 ? commits[0] : undefined)
  if (base === undefined) throw new Error(`${revisionRange} have no commit in common. Use two dots to compare them.`)
  const head = range?.includes('..') ? commits[0]! : commitWorkingTree()
  const ownName = head === commitsOf('HEAD')[0] ? nameOfHead(head) : 'working tree'
  const behind = range === undefined ? Number(git(['rev-list', '--count', `HEAD..${main}`])) : 0
  const count = behind === 1 ? 'one commit' : `${behind} commits`
  return {
    base,
    head,
    names: { base: nameOf(base), head: range?.includes('..') ? nameOf(head) : ownName },
    notes: behind
      ? [`This branch is ${count} behind ${main}; it is compared with the commit where it left ${main}.`]
      : [],
    date: process.env['BUILD_DATE'] ?? git(['log', '-1', '--format=%cd', '--date=format:%Y-%m-%d', base]).trim(),
  }
}

/** The commits of a ref or range; none if it is not valid. */
function commitsOf(range: string): string[] {
  return tryGit('rev-parse', '--revs-only', range)?.split('\n').filter(Boolean) ?? []
}

function nameOf(commit: string): string {
  return `${commit.slice(0, 8)} ${git(['log', '-1', '--format=%s', commit]).trim()}`.slice(0, 80)
}

/** The name of the commit that is checked out: its branch, if there is one. */
function nameOfHead(commit: string): string {
  const branch = git(['branch', '--show-current']).trim()
  return branch ? `${commit.slice(0, 8)} ${branch}` : nameOf(commit)
}

/** The working tree as a commit, with new files. The same files are the same commit, so its build is reused. */
function commitWorkingTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'review-index-'))
  const env = {
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
    GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
  }
  try {
    git(['read-tree', 'HEAD'], env)
    git(['add', '--all'], env)
    const tree = git(['write-tree'], env).trim()
    const isClean = tree === git(['rev-parse', 'HEAD^{tree}']).trim()
    const author = ['-c', 'user.name=review', '-c', 'user.email=review@localhost']
    return git(isClean ? ['rev-parse', 'HEAD'] : [...author, 'commit-tree', tree, '-m', 'Working tree'], env).trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files that differ between the two states, without their text. */
export function changedFiles({ base, head }: Refs): SourceFile[] {
  // A status, which of a renamed file begins with R and comes before the old name.
  const words = git(['diff', '-z', '--name-status', '--find-renames', base, head]).split('\0')
  const found: SourceFile[] = []
  for (let at = 0; at + 1 < words.length; at += 2) {
    const from = words[at]!.startsWith('R') ? words[++at] : undefined
    found.push({ file: words[at + 1]!, from })
  }
  return found
}

/** Characters of a source file that the report shows. A longer file was written by a program. */
const MAX_SOURCE_LENGTH = 400_000

/** Reads both states of files. Binary and very long files are left out. */
export function readSources({ base, head }: Refs, files: readonly SourceFile[]): SourceFile[] {
  const isReadable = (text = '') => text.length <= MAX_SOURCE_LENGTH && !text.includes('\0')
  return files
    .map(({ file, from }) => ({
      ...(from !== undefined && { from }),
      file,
      before: tryGit('show', `${base}:${from ?? file}`),
      after: tryGit('show', `${head}:${file}`),
    }))
    .filter(({ before, after }) => isReadable(before) && isReadable(after))
}
