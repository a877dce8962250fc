import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { INDEX_MODULE } from '../content/index-plugin.ts'
import { answerDocuments } from './answer-documents.ts'
import { SettledFiles } from './settled-files.ts'
import { Watchkeeper } from './watchkeeper.ts'

/** The message that asks every open page to fetch itself again. */
const UPDATE = 'staffroom:update'

/** The watcher drops a second change of a file within 50 ms; after this long it is looked at once more. */
const SECOND_LOOK_MS = 70

/**
 * Development: what is edited reaches open pages without a reload, and mistakes are shown on the page that they break.
 * Content and its widgets are rendered on the server, so the server forgets what has changed and open pages fetch themselves again.
 */
export function live(folder: ContentFolder): Plugin {
  const files = new SettledFiles()
  let server: ViteDevServer
  let keeper: Watchkeeper
  /** Counts changes; a page carries the count at which it was rendered. */
  let version = 0
  const isContent = (file: string) => file.startsWith(`${folder.root}/content/`) && file.endsWith('.mdx')

  return {
    name: 'staffroom:live',
    apply: 'serve',
    enforce: 'pre',

    configureServer(created) {
      server = created
      folder.load = (url) => server.ssrLoadModule(url)
      keeper = new Watchkeeper(server, folder)
      server.middlewares.use(answerDocuments(folder, keeper, () => version))
      // A page that was being loaded while something changed has missed the message.
      server.environments.client.hot.on('staffroom:here', (data: { version: string }, client) => {
        if (data.version !== String(version)) client.send(UPDATE)
      })
      server.httpServer?.once('listening', () => void keeper.reportIndex())
    },

    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/pages/dev/browser/live.ts', 'data-version': String(version) }, injectTo: 'head' }],

    load(id) {
      return isContent(id) ? files.read(id) : undefined
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, type, modules, timestamp }) {
        if (this.environment.name !== 'ssr') return
        if (isContent(file)) {
          await changeContent(file, type, timestamp)
          return []
        }
        // Styles reach the browser by themselves.
        if (!modules.length || file.endsWith('.css')) return modules.length ? [] : undefined
        changeCode(file, modules, timestamp)
        return []
      },
    },
  }

  async function changeContent(file: string, type: 'create' | 'update' | 'delete', timestamp: number): Promise<void> {
    const path = relative(folder.root, file)
    if (type !== 'update') {
      folder.forgetIndex()
      // pages.ts holds the list of content files.
      forget([INDEX_MODULE, `${folder.root}/pages/content/pages.ts`], timestamp)
    } else if (await folder.hasNewFrontMatter(path, await files.read(file))) {
      folder.forgetIndex()
      forget([INDEX_MODULE], timestamp)
    }
    forget([file], timestamp)
    announce()
    if (type === 'delete') return keeper.forget(path)
    // Vite is not kept waiting.
    void sleep(SECOND_LOOK_MS).then(() => (files.hasChanged(file) ? changeContent(file, 'update', Date.now()) : keeper.report(path)))
  }

  function changeCode(file: string, modules: readonly EnvironmentModuleNode[], timestamp: number): void {
    const graph = server.environments.ssr.moduleGraph
    const seen = new Set<EnvironmentModuleNode>()
    for (const module of modules) graph.invalidateModule(module, seen, timestamp, true)
    if ([...seen].some((module) => module.file?.endsWith('/pages/content/vocabulary.ts'))) {
      folder.forgetVocabulary()
      // A declaration or a record may make right what was wrong; a view cannot.
      if (!file.endsWith('.tsx')) {
        folder.forgetIndex()
        forget([INDEX_MODULE, ...contentModules()], timestamp)
        void keeper.reportIndex()
      }
    }
    announce()
  }

  function contentModules(): string[] {
    return [...server.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter(isContent)
  }

  function forget(ids: readonly string[], timestamp: number): void {
    const graph = server.environments.ssr.moduleGraph
    const seen = new Set<EnvironmentModuleNode>()
    for (const id of ids) {
      for (const module of [graph.getModuleById(id), ...(graph.getModulesByFile(id) ?? [])]) {
        if (module) graph.invalidateModule(module, seen, timestamp, true)
      }
    }
  }

  function announce(): void {
    version++
    server.environments.client.hot.send(UPDATE)
  }
}
