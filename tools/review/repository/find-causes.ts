import { fork } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routeOf } from '../../content/routes.ts'
import type { FoundChange } from '../compare/found-change.ts'
import type { ComparedPage, Comparison } from '../compare/compare-sites.ts'
import { nameOfCause, PICTURE_FILE, type Cause } from '../report.ts'
import { cleanPath } from '../site/paths.ts'
import { changedFiles, readSources, type Refs } from './git.ts'
import { sheetLine } from './source-lines.ts'
import { signal, progress } from '../process.ts'
import { BUILDS_FOLDER, addWorktree, removeWorktree, type Built } from './build.ts'
import { readExplanation, type BundleCauses, type PageCause, type SourceFile } from './causes-file.ts'
import { changedKeys, type RevertibleKey } from './data-keys.ts'
import type { Answer, DataEdit, Job, OwnChanges } from './rerender.ts'

/** The causes of each changed page, by its path; the cause of a page without any is unknown. */
export function blame(
  { pages }: Comparison,
  edited: readonly SourceFile[],
  effects: readonly Effect[],
  pictures: readonly string[] = [],
): Record<string, PageCause[]> {
  /** Content files by the route of their page. */
  const pageFiles = edited.map(({ file }) => file).filter((file) => /^content\/.*\.mdx$/.test(file))
  const contents = new Map(pageFiles.map((file) => [routeOf(file), file]))
  const changed = pages.filter(({ status }) => status !== 'same')
  const ownCauses = (page: ComparedPage): PageCause[] => {
    const sheets = page.findings.flatMap((finding) => sheetLine(finding, edited)?.source.replace(/:.*/, '') ?? [])
    const shown = pictures.filter((file) => page.findings.some((finding) => showsPicture(finding, file)))
    return [...renderedCauses(page, contents, effects), ...[...shown, ...sheets].map((file) => ({ file }))]
  }
  const own = new Map(changed.map((page) => [page.path, ownCauses(page)]))
  // An existing link breaks because of its target.
  const causesOfTarget = ({ kind, before, target = '' }: FoundChange): PageCause[] => {
    if (!/^broken-/.test(kind) || before === '') return []
    const file = contents.get(target)
    return file ? [{ file }] : (own.get(target) ?? []).map(({ changes: _, ...cause }) => cause)
  }
  const distinct = (causes: readonly PageCause[]) =>
    causes.filter((cause, at) => causes.findIndex((other) => nameOfCause(other) === nameOfCause(cause)) === at)
  return Object.fromEntries(
    changed.map(({ path, findings }) => [path, distinct([...own.get(path)!, ...findings.flatMap(causesOfTarget)])]),
  )
}

/** The edits that change a page when they are reverted, its own content first; of data the keys instead of the file. */
function renderedCauses(
  page: ComparedPage,
  contents: ReadonlyMap<string, string>,
  effects: readonly Effect[],
): PageCause[] {
  const { path, movedTo = path, status, base, head, findings } = page
  const contentOf = (paths: readonly string[]) =>
    paths.flatMap((each) => contents.get(each) ?? []).map((file) => ({ file }))
  // A redirect is written in the front matter of its target.
  if (!base && !head) return contentOf(findings.flatMap(({ before, after }) => [before, after].map(cleanPath)))
  const content = contentOf([path, movedTo])
  // A page goes with its file, and comes with it; a new one may show other edits, too.
  if (status === 'removed' && content.length) return content
  const changesOn = ({ changes }: Effect) => changes[movedTo] ?? changes[path]
  const found = effects.filter(changesOn)
  const hasKey = ({ file, key }: Effect) => !key && found.some((other) => other.key && other.file === file)
  const causes = found
    .filter((effect) => !hasKey(effect))
    .map((effect): PageCause => ({ file: effect.file, key: effect.key, changes: changesOn(effect) }))
  const isOwn = ({ file }: Cause) => content.some((cause) => cause.file === file)
  return [...(/moved|added/.test(status) ? content : causes.filter(isOwn)), ...causes.filter((cause) => !isOwn(cause))]
}

/** Whether a changed picture is made of a file, whose name the build keeps: `desk.jpg` becomes `desk-800.B3fa9x2K.webp`. */
function showsPicture({ kind, before, after }: FoundChange, file: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return kind === 'image' && [before, after].some((address) => /[^/]*$/.exec(address)![0].startsWith(name))
}

/** A change with more edits is no content change; its causes are not searched. */
const MAX_EDITS = 48
const TIMEOUT_MINUTES = 4

/** An edited file, or an edited key of data, with what changes when it alone is reverted. */
export interface Effect extends Cause {
  changes: OwnChanges
}

/** Reverts each edit alone and renders the pages again. Throws if that cannot be done. */
async function findEffects(
  refs: Refs,
  sources: readonly SourceFile[],
  keys: readonly RevertibleKey[],
  routes: readonly string[],
): Promise<Effect[]> {
  const files = sources.filter(({ file }) => /\.(mdx|tsx?)$/.test(file))
  if (!files.length || !routes.length) return []
  if (files.length > MAX_EDITS) throw new Error(`${files.length} files were edited, which is too many to revert each.`)
  const fileEdits = files.map(({ file, from, before = null }): DataEdit => ({ file, reverted: from ? null : before }))
  const keyEdits = keys.flatMap(({ file, key, reverted }) => (reverted === undefined ? [] : [{ file, key, reverted }]))
  const all = [...fileEdits, ...keyEdits]
  const edits = all.length <= MAX_EDITS ? all : fileEdits
  const tree = resolve(BUILDS_FOLDER, `tree-causes-${process.pid}`)
  try {
    addWorktree(tree, refs.head)
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
    progress(`Reverting ${edits.length === 1 ? 'one edit' : `each of ${edits.length} edits`} to find its pages …`)
    const answer = await renderInChild({ tree, routes, edits }, refs.date)
    return edits.map(({ file, key }, index) => ({ file, key, changes: answer[index]! }))
  } finally {
    removeWorktree(tree)
  }
}

/** Renders in a child process, which loads the Vite plugins of the reviewed tree. */
export async function renderInChild(job: Job, date: string): Promise<OwnChanges[]> {
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
  return answer.changes
}

/** Finds out why pages changed, or reads it from causes.json. */
export async function findCauses(built: Built, comparison: Comparison, file?: string): Promise<BundleCauses> {
  const { names, notes, refs } = built
  if (refs) return explainRefs(built, comparison, refs)
  const none = { names, notes, keys: [], sources: [] }
  if (file === undefined) return none
  try {
    const explanation = readExplanation(file)
    return { ...explanation, notes: [...notes, ...explanation.notes] }
  } catch {
    return { ...none, notes: [...notes, 'causes.json could not be read, so causes are missing.'] }
  }
}

/** Files that pages are made of and that a reviewer can read. */
const SOURCES = /^(content|data|components|pages)\/.*(?<!\.(test|spec))\.(mdx?|tsx?|m?js|css|json|svg)$/
const PICTURES = /^(content|public)\//

async function explainRefs({ names, notes }: Built, comparison: Comparison, refs: Refs): Promise<BundleCauses> {
  const edited = changedFiles(refs)
  const readable = edited.filter(({ file }) => SOURCES.test(file))
  const sources = readSources(refs, readable)
  const pictures = edited.map(({ file }) => file).filter((file) => PICTURES.test(file) && PICTURE_FILE.test(file))
  const keys = sources.filter(({ file }) => /^data\/[^/]+\.ts$/.test(file)).flatMap(changedKeys)
  const changed = comparison.pages.filter(({ status }) => status !== 'same')
  const routes = [...new Set(changed.flatMap(({ path, movedTo = path }) => [path, movedTo]))]
  const unknown: string[] = []
  const effects = await findEffects(refs, sources, keys, routes).catch(({ message }: Error) => {
    unknown.push(`Some causes are unknown: ${message.split('\n')[0]}`)
    return []
  })
  const causes = blame(comparison, sources, effects, pictures)
  const known = keys.map(({ reverted: _, ...key }) => key)
  return { names, notes: [...notes, ...unknown], causes, keys: known, sources }
}
