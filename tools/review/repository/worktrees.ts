import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

const trees = new Set<string>()
const children = new Set<ChildProcess>()

/** Checks a commit out into a folder of its own, which is removed even if the review is cancelled. */
export function addWorktree(tree: string, commit: string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (!process.listeners(signal).includes(cancel)) process.once(signal, cancel)
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

/** Ends a child process, too, when the review is cancelled. */
export function endWithReview<Child extends ChildProcess>(child: Child): Child {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

function cancel(signal: NodeJS.Signals): never {
  for (const child of children) child.kill()
  for (const tree of trees) removeWorktree(tree)
  process.exit(128 + constants.signals[signal])
}
