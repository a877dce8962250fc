// Runs as a child process: renders pages of a source tree, then again for each reverted edit.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '../../vite/renderer.ts'
import { comparePages } from '../compare/compare-pages.ts'
import { BuiltSite, memoryFiles } from '../site/built-site.ts'
import type { Cause } from '../report.ts'
import { changeOf } from '../compare/found-change.ts'
import type { OwnChange } from './causes-file.ts'

/** An edit that can be reverted: the text that a file has without it, null if it does not exist then. */
export interface DataEdit extends Cause {
  reverted: string | null
}

/** What to render. */
export interface Job {
  /** A folder with the head's sources and node_modules. */
  tree: string
  routes: readonly string[]
  edits: readonly DataEdit[]
}

/** By the route of each page that an edit changes, what it changes there. */
export type OwnChanges = Record<string, OwnChange[]>

/** What each edit changes, or why pages cannot be rendered. */
export type Answer = { changes: OwnChanges[] } | { error: string }

async function rerender({ tree, routes, edits }: Job): Promise<OwnChanges[]> {
  // The renderer of the reviewed tree, because its sources are rendered.
  const file = pathToFileURL(join(tree, 'tools/vite/renderer.ts'))
  const { openRenderer } = (await import(file.href)) as { openRenderer: (root: string) => Promise<Renderer> }
  const renderer = await openRenderer(tree)
  const writeOrRemove = (file: string, text: string | null) => {
    const path = join(tree, file)
    // The change may have removed the folder.
    mkdirSync(dirname(path), { recursive: true })
    if (text === null) rmSync(path, { force: true })
    else writeFileSync(path, text)
    renderer.changed(file)
  }
  try {
    const head = await renderer.render(routes)
    const failed = (pages: typeof head) => [...pages.values()].every((page) => page instanceof Error)
    if (failed(head)) throw head.values().next().value as Error
    const heads = new Map(routes.map((route) => [route, versionOf(head.get(route))]))
    const answer: OwnChanges[] = []
    for (const { file, reverted: without } of edits) {
      const path = join(tree, file)
      const text = existsSync(path) ? readFileSync(path, 'utf8') : null
      writeOrRemove(file, without)
      const reverted = await renderer.render(routes)
      writeOrRemove(file, text)
      const changed = routes.filter((route) => String(reverted.get(route)) !== String(head.get(route)))
      const changesOf = (route: string): [string, OwnChange[]] => {
        const [base, now] = [versionOf(reverted.get(route)), heads.get(route)]
        return [route, base && now ? comparePages({ base, head: now }).findings.map(changeOf) : []]
      }
      // If no page can be rendered, as when a rename is half reverted, this says nothing about a page.
      answer.push(failed(reverted) ? {} : Object.fromEntries(changed.map(changesOf)))
    }
    return answer
  } finally {
    await renderer.close()
  }
}

/** A page as a site of its own: all its links lead nowhere in both states, which is no change. */
function versionOf(html: string | undefined | Error) {
  if (typeof html !== 'string') return undefined
  const site = new BuiltSite(memoryFiles({ 'index.html': html }))
  const page = site.pages.get('/')
  return page && { site, page }
}

process.once('message', async (job: Job) => {
  const answer = await rerender(job).then(
    (changes): Answer => ({ changes }),
    (error): Answer => ({ error: String(error) }),
  )
  process.send!(answer, () => process.exit())
})
