import { fork } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { progress } from '../progress.ts'
import { BUILDS_FOLDER } from './build.ts'
import type { ChangedKey } from './data-keys.ts'
import type { Refs } from './refs.ts'
import type { Answer, Edit, Job } from './rerender.ts'
import { textAt } from './source-files.ts'
import { addWorktree, endWithReview, removeWorktree } from './worktrees.ts'

/** A change with more edits is no content change; its causes are not searched. */
const MAX_EDITS = 48
const TIMEOUT_MINUTES = 4

/** The routes that change when each file or key is reverted. */
export interface Attribution {
  files: Map<string, ReadonlySet<string>>
  keys: Map<ChangedKey, ReadonlySet<string>>
}

/**
 * Reverts each changed file and each changed key of data, one at a time, and renders the changed pages again. An edit
 * is
 * the cause of a page if reverting it changes the page. Undefined if that is not possible.
 */
export async function attribute(
  refs: Refs,
  changed: readonly string[],
  keys: readonly ChangedKey[],
  routes: readonly string[],
  date: string,
): Promise<Attribution | undefined> {
  const files = changed.filter(
    (file) =>
      /^(content\/.*\.mdx|(data|components|pages|supabase)\/.*\.tsx?)$/.test(file) &&
      !/\.(test|spec)\.tsx?$/.test(file),
  )
  if (!files.length || !routes.length || files.length > MAX_EDITS) return undefined
  const tree = resolve(BUILDS_FOLDER, `tree-causes-${process.pid}`)
  try {
    writeTree(tree, refs, changed)
    const known = files.length + keys.length <= MAX_EDITS ? keys : []
    const edits: Edit[] = [
      ...files.map((file) => ({
        file,
        base: textAt(refs.base, file),
        head: existsSync(join(tree, file)) ? readFileSync(join(tree, file), 'utf8') : null,
      })),
      ...known.map(({ file, path, was, is }) => ({ file, path, was, is })),
    ]
    progress(
      `Reverting ${edits.length === 1 ? 'one edit' : `each of ${edits.length} edits`} to find the pages it affects …`,
    )
    const answer = await renderInChild({ tree, routes, edits }, date)
    const found: Attribution = { files: new Map(), keys: new Map() }
    for (const [index, file] of files.entries()) if (answer[index]) found.files.set(file, new Set(answer[index]))
    for (const [index, key] of known.entries())
      if (answer[files.length + index]) found.keys.set(key, new Set(answer[files.length + index]))
    return found
  } catch (error) {
    progress(`Edits could not be reverted, so some causes are unknown: ${String(error).split('\n')[0]}`)
    return undefined
  } finally {
    removeWorktree(tree)
  }
}

/** Copies the head's sources into a folder where they can be changed. */
function writeTree(tree: string, { base, head }: Refs, changed: readonly string[]): void {
  addWorktree(tree, head ?? base)
  if (!head) {
    for (const file of changed) {
      rmSync(join(tree, file), { force: true })
      if (!existsSync(file)) continue
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      cpSync(file, join(tree, file))
    }
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
}

/** Renders in a child process, which loads the Vite plugins of the reviewed tree. */
export function renderInChild(job: Job, date: string): Promise<Answer> {
  const child = endWithReview(
    fork(join(dirname(fileURLToPath(import.meta.url)), 'rerender.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, BUILD_DATE: date, NODE_ENV: 'production', STAFFROOM_SOURCE_POSITIONS: undefined },
    }),
  )
  let output = ''
  child.stderr!.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
  const timer = setTimeout(() => child.kill(), TIMEOUT_MINUTES * 60_000)
  return new Promise<Answer>((done, fail) => {
    child.once('message', (message: { answer?: Answer; error?: string }) =>
      message.answer ? done(message.answer.map((routes) => routes ?? undefined)) : fail(new Error(message.error)),
    )
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(output.trim() || `rendering ended with ${code}`)))
    child.send(job)
  }).finally(() => clearTimeout(timer))
}
