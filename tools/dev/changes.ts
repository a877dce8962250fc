import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { INDEX_MODULE } from '../vite/content-index.ts'
import type { SettledFiles } from './settled-files.ts'
import type { SiteWatch } from './site-watch.ts'
import type { Watchkeeper } from './watchkeeper.ts'

/** The message that asks every open page to fetch itself again. */
const UPDATE = 'staffroom:update'

/** The watcher drops a second change of a file within 50 ms; after this long it is looked at once more. */
const SECOND_LOOK_MS = 70

type ChangeType = 'create' | 'update' | 'delete'

/** Makes the server forget what has changed, and tells open pages: they are rendered on the server, and fetch themselves again. */
export class Changes {
  /** Counts changes; a page carries the count at which it was rendered. */
  version = 0
  #server: ViteDevServer
  #folder: ContentFolder
  #files: SettledFiles
  #keeper: Watchkeeper
  #watch: SiteWatch

  constructor(
    server: ViteDevServer,
    folder: ContentFolder,
    files: SettledFiles,
    keeper: Watchkeeper,
    watch: SiteWatch,
  ) {
    this.#server = server
    this.#folder = folder
    this.#files = files
    this.#keeper = keeper
    this.#watch = watch
    // A page that was being loaded while something changed has missed the message.
    server.environments.client.hot.on('staffroom:here', (data: { version: string }, client) => {
      if (data.version !== String(this.version)) client.send(UPDATE)
    })
  }

  /** A content file came, went, or says something else. */
  async ofContent(file: string, type: ChangeType): Promise<void> {
    const path = relative(this.#folder.root, file)
    if (type !== 'update') {
      this.#folder.forgetIndex()
      // texts.ts holds the list of content files.
      this.#forget([INDEX_MODULE, `${this.#folder.root}/pages/page/texts.ts`])
    } else if (await this.#folder.hasNewFrontMatter(path, await this.#files.read(file))) {
      this.#folder.forgetIndex()
      this.#forget([INDEX_MODULE])
    }
    this.#forget([file])
    this.#announce()
    if (type === 'delete') this.#keeper.forget(path)
    else
      this.#lookAgain(
        file,
        () => this.ofContent(file, 'update'),
        () => this.#keeper.report(path),
      )
  }

  /**
   * A picture came, went, or shows something else.
   * @param pages the content files that name it
   */
  ofPicture(pages: readonly string[]): void {
    this.#forget(pages)
    if (pages.length) this.#announce()
  }

  /**
   * Code or data that pages are rendered from has changed.
   * @param modules what Vite knows to be made of it
   */
  async ofCode(file: string, type: ChangeType, modules: readonly EnvironmentModuleNode[]): Promise<void> {
    if (type !== 'delete') await this.#files.read(file)
    const seen = this.#forget([file, ...modules.flatMap(({ id }) => id ?? [])])
    if ([...seen].some((module) => module.file?.endsWith('/tools/content/vocabulary.ts'))) {
      this.#folder.forgetVocabulary()
      // A declaration or a record may make right what was wrong; a view cannot.
      if (!file.endsWith('.tsx')) {
        this.#folder.forgetIndex()
        this.#forget([INDEX_MODULE, ...this.#contentModules()])
      }
    }
    this.#announce()
    if (type !== 'delete')
      this.#lookAgain(
        file,
        () => this.ofCode(file, 'update', modules),
        () => this.#keeper.reportIndex(),
      )
  }

  /** Vite is not kept waiting for the second look. */
  #lookAgain(file: string, changed: () => Promise<unknown>, settled: () => Promise<unknown>): void {
    // What cannot be read now is shown by the page that needs it.
    sleep(SECOND_LOOK_MS)
      .then(() => (this.#files.hasChanged(file) ? changed() : settled()))
      .catch(() => undefined)
  }

  #contentModules(): string[] {
    return [...this.#server.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter((file) =>
      this.#folder.holds(file),
    )
  }

  /** Forgets modules and whatever imports them; gives all that were forgotten. */
  #forget(ids: readonly string[]): Set<EnvironmentModuleNode> {
    const graph = this.#server.environments.ssr.moduleGraph
    const seen = new Set<EnvironmentModuleNode>()
    for (const id of ids) {
      for (const module of [graph.getModuleById(id), ...(graph.getModulesByFile(id) ?? [])]) {
        if (module) graph.invalidateModule(module, seen, Date.now(), true)
      }
    }
    return seen
  }

  #announce(): void {
    this.version++
    this.#server.environments.client.hot.send(UPDATE)
    this.#watch.changed()
  }
}
