import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { INDEX_MODULE } from '../vite/content-index.ts'
import type { SettledFiles } from './settled-files.ts'
import type { SiteDiagnostics } from './site-diagnostics.ts'
import type { ContentDiagnostics } from './content-diagnostics.ts'

/** The message on which every open page fetches itself again. */
const UPDATE = 'staffroom:update'

/** When to read a changed file again: the watcher drops a second change of a file within 50 ms. */
const SECOND_READ_MS = 70

type ChangeType = 'create' | 'update' | 'delete'

/** Invalidates changed modules on the server and notifies open pages, which fetch themselves again. */
export class Changes {
  /** The number of changes. A page includes the number at which it was rendered. */
  version = 0
  #server: ViteDevServer
  #folder: ContentFolder
  #files: SettledFiles
  #diagnostics: ContentDiagnostics
  #site: SiteDiagnostics

  constructor(
    server: ViteDevServer,
    folder: ContentFolder,
    files: SettledFiles,
    diagnostics: ContentDiagnostics,
    site: SiteDiagnostics,
  ) {
    this.#server = server
    this.#folder = folder
    this.#files = files
    this.#diagnostics = diagnostics
    this.#site = site
    // A page that was loading during a change has missed the message.
    server.environments.client.hot.on('staffroom:here', (data: { version: string }, client) => {
      if (data.version !== String(this.version)) client.send(UPDATE)
    })
  }

  /** Handles a content file that was created, changed or deleted. */
  async ofContent(file: string, type: ChangeType): Promise<void> {
    const path = relative(this.#folder.root, file)
    if (type !== 'update') {
      this.#folder.forgetIndex()
      // The glob in texts.ts lists the content files.
      this.#invalidate([INDEX_MODULE, `${this.#folder.root}/pages/page/texts.ts`])
    } else if (await this.#folder.hasNewFrontMatter(path, await this.#files.read(file))) {
      this.#folder.forgetIndex()
      this.#invalidate([INDEX_MODULE])
    }
    this.#invalidate([file])
    this.#notify()
    if (type === 'delete') this.#diagnostics.forget(path)
    else
      this.#readAgain(
        file,
        () => this.ofContent(file, 'update'),
        () => this.#diagnostics.report(path),
      )
  }

  /**
   * Handles a picture that was created, changed or deleted.
   * @param pages the content files that use it
   */
  ofPicture(pages: readonly string[]): void {
    this.#invalidate(pages)
    if (pages.length) this.#notify()
  }

  /**
   * Handles a change of code or data that pages are rendered from.
   * @param modules the modules that Vite made from the file
   */
  async ofCode(file: string, type: ChangeType, modules: readonly EnvironmentModuleNode[]): Promise<void> {
    if (type !== 'delete') await this.#files.read(file)
    const invalidated = this.#invalidate([file, ...modules.flatMap(({ id }) => id ?? [])])
    const isVocabulary = [...invalidated].some((module) => module.file?.endsWith('/tools/content/vocabulary.ts'))
    // A changed declaration or record may fix errors in content; a changed view cannot.
    if (isVocabulary && !file.endsWith('.tsx')) {
      this.#folder.forgetIndex()
      this.#invalidate([INDEX_MODULE, ...this.#contentModules()])
    }
    this.#notify()
    if (type !== 'delete')
      this.#readAgain(
        file,
        () => this.ofCode(file, 'update', modules),
        () => this.#diagnostics.reportIndex(),
      )
  }

  /** Reads the file again after a delay. Vite does not wait for it. */
  #readAgain(file: string, onChange: () => Promise<unknown>, onSettled: () => Promise<unknown>): void {
    // Errors surface on the page that needs the file.
    sleep(SECOND_READ_MS)
      .then(() => (this.#files.hasChanged(file) ? onChange() : onSettled()))
      .catch(() => undefined)
  }

  #contentModules(): string[] {
    return [...this.#server.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter((file) =>
      this.#folder.holds(file),
    )
  }

  /** Invalidates modules and their importers, and returns all of them. */
  #invalidate(ids: readonly string[]): Set<EnvironmentModuleNode> {
    const graph = this.#server.environments.ssr.moduleGraph
    const seen = new Set<EnvironmentModuleNode>()
    for (const id of ids) {
      for (const module of [graph.getModuleById(id), ...(graph.getModulesByFile(id) ?? [])]) {
        if (module) graph.invalidateModule(module, seen, Date.now(), true)
      }
    }
    return seen
  }

  #notify(): void {
    this.version++
    this.#server.environments.client.hot.send(UPDATE)
    this.#site.changed()
  }
}
