import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

const trees = new Set<string>()
const cancelled = new AbortController()
/** Ends child processes when the review is cancelled. */
export const { signal } = cancelled

/** Checks a commit out into a folder of its own, which is removed even if the review is cancelled. */
export function addWorktree(tree: string, commit: string): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (!process.listeners(name).includes(cancel)) process.once(name, cancel)
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

function cancel(name: NodeJS.Signals): never {
  cancelled.abort()
  for (const tree of trees) removeWorktree(tree)
  process.exit(128 + constants.signals[name])
}
