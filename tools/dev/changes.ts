import { relative } from 'node:path'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { INDEX_MODULE } from '../vite/content-index-plugin.ts'
import type { SiteDiagnostics } from './site-diagnostics.ts'

/** The message on which every open page fetches itself again. */
const UPDATE = 'staffroom:update'

type ChangeType = 'create' | 'update' | 'delete'

/** Invalidates changed modules on the server and notifies open pages, which fetch themselves again. */
export class Changes {
  /** The number of changes. A page includes it if there was none while the server rendered the page. */
  version = 0
  #server: ViteDevServer
  #folder: ContentFolder
  #site: SiteDiagnostics

  constructor(server: ViteDevServer, folder: ContentFolder, site: SiteDiagnostics) {
    this.#server = server
    this.#folder = folder
    this.#site = site
    // A page that was loading during a change has missed the message.
    server.environments.client.hot.on('staffroom:here', (data: { version: string }, client) => {
      if (data.version !== String(this.version)) client.send(UPDATE)
    })
  }

  /** Whether the server has compiled a file. */
  isRendered(file: string): boolean {
    return !!this.#server.environments.ssr.moduleGraph.getModulesByFile(file)?.size
  }

  /** Handles a content file that was created, changed or deleted; `source` is its text. */
  async contentChanged(file: string, type: ChangeType, source: string): Promise<void> {
    const path = relative(this.#folder.root, file)
    if (type !== 'update') this.refreshIndex()
    else if (await this.#folder.hasNewFrontMatter(path, source)) {
      this.#folder.forgetIndex()
      this.#invalidate([INDEX_MODULE])
    }
    this.#invalidate([file])
    this.#notify()
  }

  /** Reads again which pages there are. */
  refreshIndex(): void {
    this.#folder.forgetIndex()
    // The glob in load-page.ts lists the content files.
    this.#invalidate([INDEX_MODULE, `${this.#folder.root}/pages/page/load-page.ts`])
  }

  /** Handles a picture that was created, changed or deleted. Any page may have named it before it existed. */
  pictureChanged(file: string): void {
    this.#invalidate([file, ...this.#contentModules()])
    this.#notify()
  }

  /** Handles a change of code or data that pages are rendered from. */
  codeChanged(file: string): void {
    const invalidated = this.#invalidate([file])
    const isVocabulary = [...invalidated].some((module) => module.file?.endsWith('/tools/content/vocabulary.ts'))
    // A changed declaration or record may fix errors in content.
    if (isVocabulary) {
      this.#folder.forgetIndex()
      this.#invalidate([INDEX_MODULE, ...this.#contentModules()])
    }
    this.#notify()
  }

  #contentModules(): string[] {
    return [...this.#server.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter((file) =>
      this.#folder.isContentFile(file),
    )
  }

  /** Invalidates modules and their importers, and returns all of them. */
  #invalidate(ids: readonly string[]): Set<EnvironmentModuleNode> {
    const graph = this.#server.environments.ssr.moduleGraph
    const seen = new Set<EnvironmentModuleNode>()
    for (const id of ids) {
      for (const module of [graph.getModuleById(id), ...(graph.getModulesByFile(id) ?? [])]) {
        // What is being transformed now is stale as well: Vite drops it.
        if (module) graph.invalidateModule(module, seen)
      }
    }
    return seen
  }

  #notify(): void {
    this.version++
    this.#server.environments.client.hot.send(UPDATE)
    this.#site.scheduleCheck()
  }
}
