import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { git } from './refs.ts'

const trees = new Set<string>()
const children = new Set<ChildProcess>()
let listening = false

/** Checks a commit out into a folder of its own, which is removed even if the review is cancelled. */
export function addWorktree(tree: string, commit: string): void {
  if (!listening)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => cancel(signal))
  listening = true
  git('worktree', 'prune')
  trees.add(tree)
  git('worktree', 'add', '--detach', '--force', tree, commit)
}

export function removeWorktree(tree: string): void {
  // A link to the packages is removed first, so that git does not follow it.
  rmSync(join(tree, 'node_modules'), { recursive: true, force: true })
  rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
  git('worktree', 'prune')
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
