// Runs as a child process: renders pages of a source tree once for each reverted edit, and returns the pages that
// change.
// It renders HTML as a build does, without bundles and styles.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import mdx, { type Options } from '@mdx-js/rollup'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { KeyPath } from '../compare/json.ts'
import { revertKey } from './revert-key.ts'

/** An edit that can be reverted: a whole file, or a key of a data module. */
export type Edit =
  | { file: string; base: string | null; head: string | null }
  | { file: string; path: KeyPath; was: unknown; is: unknown }

/** What to render. */
export interface Job {
  /** A folder with the head's sources and node_modules. */
  tree: string
  routes: readonly string[]
  edits: readonly Edit[]
}

/** For each edit the routes whose HTML changes when it is reverted; undefined if rendering does not use the file. */
export type Answer = (string[] | undefined)[]

const ENTRY = '\0review:entry'
const INDEX_MODULE = '\0virtual:content'
const VALUE = '__staffroomReviewValue'
const FAILED = 'could not be rendered: '

interface Folder {
  load: (url: string) => Promise<unknown>
  root: string
  building: boolean
  forgetIndex(): void
  forgetVocabulary(): void
}

/** Renders the head, then once for each reverted edit. */
export async function rerender({ tree, routes, edits }: Job): Promise<Answer> {
  const from = async <Module>(file: string) => (await import(pathToFileURL(join(tree, file)).href)) as Module
  const { ContentFolder } = await from<{ ContentFolder: new () => Folder }>('tools/content/content-folder.ts')
  const { contentIndex } = await from<{ contentIndex: (folder: Folder) => Plugin }>('tools/vite/content-index.ts')
  const { mdxOptions } = await from<{ mdxOptions: (folder: Folder, pictures: unknown) => Options }>(
    'tools/content/mdx/options.ts',
  )
  const { Pictures } = await from<{ Pictures: new (root: () => string) => unknown }>(
    'tools/content/pictures/pictures.ts',
  )
  const folder = new ContentFolder()
  const patched = new Set(edits.flatMap((edit) => ('path' in edit ? [edit.file] : [])))
  const server = await createServer({
    root: tree,
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: join(tree, '.vite'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      entry(),
      contentIndex(folder),
      { ...mdx(mdxOptions(folder, new Pictures(() => tree))), enforce: 'pre' },
      values(tree, patched),
    ],
  })
  folder.load = (url) => server.ssrLoadModule(url)
  // As in a build: resized pictures, no drafts.
  folder.building = true
  try {
    const head = await render(server, routes)
    const failed = [...head.values()].filter((html) => html?.startsWith(FAILED))
    if (failed.length && failed.length === head.size) throw new Error(failed[0])
    const answer: Answer = []
    for (const edit of edits) answer.push(await without(edit))
    return answer

    async function without(edit: Edit): Promise<string[] | undefined> {
      const content = edit.file.startsWith('content/')
      if (
        !content &&
        !server.environments.ssr.moduleGraph.getModulesByFile(join(tree, edit.file))?.size &&
        !('base' in edit && edit.base !== null && edit.head === null)
      )
        return undefined
      const put = (state: 'base' | 'head') => {
        if ('path' in edit) change = state === 'base' ? edit : undefined
        else writeState(join(tree, edit.file), edit[state])
        forget(
          server,
          folder,
          edit.file,
          tree,
          content || ('base' in edit && (edit.base === null || edit.head === null)),
        )
      }
      put('base')
      const changed = await render(server, routes)
      put('head')
      return routes.filter((route) => changed.get(route) !== head.get(route))
    }
  } finally {
    await server.close()
  }
}

let change: Extract<Edit, { path: KeyPath }> | undefined

function writeState(file: string, text: string | null): void {
  if (text === null) rmSync(file, { force: true })
  else writeFileSync(file, text)
}

/** Invalidates a file and its importers. */
function forget(server: ViteDevServer, folder: Folder, file: string, tree: string, listed: boolean): void {
  const graph = server.environments.ssr.moduleGraph
  const seen = new Set<never>()
  folder.forgetVocabulary()
  folder.forgetIndex()
  for (const id of [
    join(tree, file),
    INDEX_MODULE,
    ...(listed ? [join(tree, 'pages/page/pages.ts'), join(tree, 'pages/page/texts.ts')] : []),
  ]) {
    for (const module of [graph.getModuleById(id), ...(graph.getModulesByFile(id) ?? [])])
      if (module) graph.invalidateModule(module, seen, Date.now(), true)
  }
}

async function render(server: ViteDevServer, routes: readonly string[]): Promise<Map<string, string | undefined>> {
  try {
    const { render: all } = (await server.ssrLoadModule(ENTRY)) as {
      render: (routes: readonly string[]) => Promise<[string, string | undefined][]>
    }
    return new Map(await all(routes))
  } catch (error) {
    // Without this edit nothing renders.
    return new Map(routes.map((route) => [route, FAILED + String(error)]))
  }
}

/** The module that renders pages. Stylesheets do not affect HTML, and review builds have no gallery. */
function entry(): Plugin {
  return {
    name: 'review:entry',
    enforce: 'pre',
    resolveId: (id) =>
      id === ENTRY ? ENTRY : /\.css(\?|$)/.test(id) || id === 'virtual:gallery' ? '\0review:nothing' : undefined,
    load(id) {
      if (id === '\0review:nothing') return 'export default ""; export const gallery = undefined'
      if (id !== ENTRY) return undefined
      return `
        import { createElement } from 'react'
        import { renderToStaticMarkup } from 'react-dom/server'
        import { findPage, loadPage, notFoundPage } from '/pages/page/pages.ts'
        import { Head } from '/pages/document/Head.tsx'
        import { Page } from '/pages/document/Page.tsx'
        export const render = (routes) => Promise.all(routes.map(async (route) => {
          try {
            const found = route === '/404' ? notFoundPage() : findPage(route)
            if (!found) return [route, undefined]
            const page = await loadPage(found)
            return [route, renderToStaticMarkup(createElement(Head, page)) + renderToStaticMarkup(createElement(Page, { page }))]
          } catch (error) {
            return [route, ${JSON.stringify(FAILED)} + String(error)]
          }
        }))`
    },
  }
}

/** Replaces values in data modules, including those that other values of the module are computed from. */
function values(tree: string, files: ReadonlySet<string>): Plugin {
  const paths = new Map([...files].map((file) => [join(tree, file), file]))
  Object.assign(globalThis, {
    [VALUE]: (file: string, name: string, value: unknown) =>
      change?.file === file && change.path[0] === name
        ? revertKey(value, change.path.slice(1), change.was, change.is)
        : value,
  })
  return {
    name: 'review:values',
    enforce: 'post',
    transform(code, id) {
      const file = paths.get(id)
      if (!file) return undefined
      let text = code
      const constants = this.parse(code).body.flatMap((statement) => {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
      })
      for (const { id: name, init } of constants.reverse()) {
        if (name.type !== 'Identifier' || !init) continue
        text = `${text.slice(0, init.start)}${VALUE}(${JSON.stringify(file)}, ${JSON.stringify(name.name)}, (${text.slice(init.start, init.end)}))${text.slice(init.end)}`
      }
      return { code: text, map: null }
    },
  }
}

if (process.send) {
  process.once('message', (job: Job) => {
    rerender(job).then(
      (answer) => process.send!({ answer }, () => process.exit(0)),
      (error: unknown) => process.send!({ error: String(error) }, () => process.exit(1)),
    )
  })
}
