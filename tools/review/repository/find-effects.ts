import { fork } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signal } from '../cancel.ts'
import { progress } from '../progress.ts'
import type { Cause } from '../report.ts'
import { BUILDS_FOLDER, addWorktree, removeWorktree } from './build.ts'
import type { RevertibleKey } from './data-keys.ts'
import type { Refs, SourceFile } from './git.ts'
import type { Answer, DataEdit, Job } from './rerender.ts'

/** A change with more edits is no content change; its causes are not searched. */
const MAX_EDITS = 48
const TIMEOUT_MINUTES = 4

/** An edited file, or an edited key of data, with the routes whose pages change when it alone is reverted. */
export interface Effect extends Cause {
  routes: readonly string[]
}

/** Reverts each edit alone and renders the pages again. Throws if that cannot be done. */
export async function findEffects(
  refs: Refs,
  sources: readonly SourceFile[],
  keys: readonly RevertibleKey[],
  routes: readonly string[],
): Promise<Effect[]> {
  const files = sources.filter(({ file }) => /\.(mdx|tsx?)$/.test(file))
  if (!files.length || !routes.length) return []
  if (files.length > MAX_EDITS) throw new Error(`${files.length} files were edited, which is too many to revert each.`)
  const fileEdits = files.map(({ file, before = null }): DataEdit => ({ file, reverted: before }))
  const keyEdits = keys.flatMap(({ file, key, reverted }) => (reverted === undefined ? [] : [{ file, key, reverted }]))
  const all = [...fileEdits, ...keyEdits]
  const edits = all.length <= MAX_EDITS ? all : fileEdits
  const tree = resolve(BUILDS_FOLDER, `tree-causes-${process.pid}`)
  try {
    addWorktree(tree, refs.head)
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
    progress(`Reverting ${edits.length === 1 ? 'one edit' : `each of ${edits.length} edits`} to find its pages …`)
    const answer = await renderInChild({ tree, routes, edits }, refs.date)
    return edits.map(({ file, key }, index) => ({ file, key, routes: answer[index]! }))
  } finally {
    removeWorktree(tree)
  }
}

/** Renders in a child process, which loads the Vite plugins of the reviewed tree. */
export async function renderInChild(job: Job, date: string): Promise<string[][]> {
  const child = fork(join(dirname(fileURLToPath(import.meta.url)), 'rerender.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIMEOUT_MINUTES * 60_000,
    signal,
    env: { ...process.env, BUILD_DATE: date, NODE_ENV: 'production', STAFFROOM_SOURCE_POSITIONS: undefined },
  })
  child.send(job)
  const ended = once(child, 'exit').then(() => [{ error: 'the pages could not be rendered.' }])
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
  if ('error' in answer) throw new Error(answer.error)
  return answer.routes
}
