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

/**
 * Waits until a child process ends, which it also does when the review is cancelled. Throws the end of its output if
 * it fails.
 */
export function finished(child: ChildProcess): Promise<void> {
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-6000)))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => {
      children.delete(child)
      if (code === 0) done()
      else fail(new Error(output.trim() || `${child.spawnargs.join(' ')} ended with ${code}`))
    })
  })
}

function cancel(signal: NodeJS.Signals): never {
  for (const child of children) child.kill()
  for (const tree of trees) removeWorktree(tree)
  process.exit(128 + constants.signals[signal])
}
