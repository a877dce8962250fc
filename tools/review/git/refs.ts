import { execFileSync } from 'node:child_process'
import type { AskedRefs } from '../options.ts'

/** Runs git and returns its output. Throws with git's own message. */
export function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }).trim()
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(`git ${args.join(' ')}: ${said || 'failed'}`, { cause: error })
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
}

/**
 * Finds the commits. Without a base it is the merge base with main, because later commits on main are not part of the
 * change.
 */
export function findRefs({ base, head, mergeBase }: AskedRefs): Refs {
  const headCommit = head === undefined ? undefined : commitOf(head)
  const notes: string[] = []
  let baseCommit: string
  if (base !== undefined) {
    baseCommit = commitOf(base)
    if (mergeBase) {
      const common = tryGit('merge-base', baseCommit, headCommit ?? 'HEAD')
      if (!common)
        throw new Error(`${base} and ${head ?? 'HEAD'} have no commit in common. Use two dots to compare them.`)
      baseCommit = common
    }
  } else {
    const main = ['origin/main', 'main', 'origin/master', 'master'].find((name) =>
      tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
    )
    if (!main) throw new Error('There is no branch main to compare with: name a ref, as in "npm run review -- HEAD~1".')
    baseCommit = git('merge-base', main, headCommit ?? 'HEAD')
    const behind = Number(git('rev-list', '--count', `${baseCommit}..${main}`))
    if (behind)
      notes.push(
        `This branch is ${behind === 1 ? 'one commit' : `${behind} commits`} behind ${main}; it is compared with the commit that it left from.`,
      )
  }
  return {
    base: baseCommit,
    ...(headCommit && { head: headCommit }),
    notes,
    names: { base: nameOf(baseCommit), head: headCommit ? nameOf(headCommit) : 'working tree' },
  }
}

function commitOf(ref: string): string {
  const commit = tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (!commit) throw new Error(`There is no commit "${ref}".`)
  return commit
}

function nameOf(commit: string): string {
  return `${commit.slice(0, 8)} ${git('log', '-1', '--format=%s', commit)}`.slice(0, 80)
}

/** The files that differ between the two states, new files of a working tree included. */
export function changedFiles({ base, head }: Refs): string[] {
  const known = git(
    '-c',
    'core.quotePath=false',
    'diff',
    '--name-only',
    '--no-renames',
    base,
    ...(head ? [head] : []),
  ).split('\n')
  const fresh = head ? [] : git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard').split('\n')
  // A symlink node_modules is not matched by an ignore pattern for folders.
  return [...new Set([...known, ...fresh])].filter((file) => file && file !== 'node_modules')
}
