import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onCancel } from '../cancel.ts'
import { git } from './git.ts'

const removalsOnCancel = new Map<string, () => void>()

/** Checks a commit out into a folder of its own, which is removed even if the review is cancelled. */
export function addWorktree(tree: string, commit: string): void {
  git(['worktree', 'prune'])
  removalsOnCancel.set(
    tree,
    onCancel(() => removeWorktree(tree)),
  )
  git(['worktree', 'add', '--detach', '--force', tree, commit])
}

/** Removes a worktree, and first its link to the packages, so that git does not follow it. */
export function removeWorktree(tree: string): void {
  rmSync(join(tree, 'node_modules'), { recursive: true, force: true })
  rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
  git(['worktree', 'prune'])
  removalsOnCancel.get(tree)?.()
  removalsOnCancel.delete(tree)
}
