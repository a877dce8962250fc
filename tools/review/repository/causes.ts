import { fork } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Comparison } from '../compare/site.ts'
import { progress } from '../progress.ts'
import { blame, contentFiles, type Attribution, type Blame } from './blame.ts'
import { BUILDS_FOLDER, type Built } from './build.ts'
import { changedKeys, type RevertibleKey } from './data-keys.ts'
import { readSources, type Refs, type SourceFile } from './git.ts'
import type { Answer, Edit, Job } from './rerender.ts'
import { addWorktree, endWithReview, removeWorktree } from './worktrees.ts'

/** A change with more edits is no content change; its causes are not searched. */
const MAX_EDITS = 48
const TIMEOUT_MINUTES = 4
const RENDERED = /^(content\/.*\.mdx|(data|components|pages|supabase)\/.*(?<!\.(test|spec))\.tsx?)$/

/** Finds the cause of each changed page: reverts each edit alone and renders the page again. */
export async function findCauses(
  comparison: Comparison,
  { refs, date }: NonNullable<Built['sources']>,
  changed: readonly string[],
): Promise<Blame> {
  const sources = readSources(refs, changed)
  const keys = sources.filter(({ file }) => /^data\/[^/]+(?<!\.test)\.ts$/.test(file)).flatMap(changedKeys)
  const different = comparison.pages.filter(({ status }) => status !== 'same')
  const routes = [...new Set(different.flatMap(({ path, movedTo }) => [path, movedTo ?? path]))]
  const edited = sources.filter(({ file }) => RENDERED.test(file))
  const notes: string[] = []
  const attribution = await attribute(refs, changed, edited, keys, routes, date).catch((error: Error) => {
    notes.push(`Some causes are unknown: ${error.message.split('\n')[0]}`)
    return { files: new Map(), keys: new Map() }
  })
  const sheets = sources.filter(({ file }) => file.endsWith('.css'))
  return { causes: blame(comparison, { contents: contentFiles(changed), sheets }, attribution), keys, notes }
}

/** The routes that change when each edit is reverted. Throws if that cannot be found out. */
async function attribute(
  refs: Refs,
  changed: readonly string[],
  files: readonly SourceFile[],
  allKeys: readonly RevertibleKey[],
  routes: readonly string[],
  date: string,
): Promise<Attribution> {
  if (!files.length || !routes.length) return { files: new Map(), keys: new Map() }
  if (files.length > MAX_EDITS) throw new Error(`${files.length} files were edited, which is too many to revert each.`)
  const fileEdits = files.map(({ file, before = null, after = null }) => ({ file, base: before, head: after }))
  const keyEdits = allKeys.flatMap((key) => {
    const head = files.find(({ file }) => file === key.file)?.after ?? null
    return key.reverted === undefined ? [] : [{ key, edit: { file: key.file, base: key.reverted, head } }]
  })
  const keys = files.length + keyEdits.length <= MAX_EDITS ? keyEdits : []
  const edits: Edit[] = [...fileEdits, ...keys.map(({ edit }) => edit)]
  const tree = resolve(BUILDS_FOLDER, `tree-causes-${process.pid}`)
  try {
    writeTree(tree, refs, changed)
    progress(`Reverting ${edits.length === 1 ? 'one edit' : `each of ${edits.length} edits`} to find its pages …`)
    const answer = await renderInChild({ tree, routes, edits }, date)
    const routesAt = (index: number): ReadonlySet<string> => new Set(answer[index])
    return {
      files: new Map(files.map(({ file }, index) => [file, routesAt(index)])),
      keys: new Map(keys.map(({ key }, index) => [key, routesAt(files.length + index)])),
    }
  } finally {
    removeWorktree(tree)
  }
}

/** Copies the head's sources into a folder where they can be changed. */
function writeTree(tree: string, { base, head }: Refs, changed: readonly string[]): void {
  addWorktree(tree, head ?? base)
  for (const file of head ? [] : changed) {
    rmSync(join(tree, file), { force: true })
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    if (existsSync(file)) cpSync(file, join(tree, file))
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
    child.once('message', ({ answer, error }: { answer?: Answer; error?: string }) =>
      answer ? done(answer) : fail(new Error(error)),
    )
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(output.trim() || `rendering ended with ${code}`)))
    child.send(job)
  }).finally(() => clearTimeout(timer))
}
