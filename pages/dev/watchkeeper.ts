import type { ViteDevServer } from 'vite'
import { mistakesOf, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { distinct } from '../mdx/content-problems.ts'

/** Knows which content files are broken, and says in the terminal when one breaks and when it is mended. */
export class Watchkeeper {
  #server: ViteDevServer
  #folder: ContentFolder
  /** What was last said of a file. */
  #told = new Map<string, string>()

  constructor(server: ViteDevServer, folder: ContentFolder) {
    this.#server = server
    this.#folder = folder
  }

  /** Compiles a content file as its page will need it, and gives every mistake in it. */
  async check(file: string): Promise<ContentError[]> {
    const { problems } = await this.#folder.index()
    const found = problems.filter((problem) => problem.file === file)
    try {
      // Loaded, not only compiled: the module runner keeps the old text of a module that somebody else compiled anew.
      await this.#server.ssrLoadModule(`/${file}`)
    } catch (error) {
      found.push(...mistakesOf(error))
    }
    return distinct(found)
  }

  /** Checks a content file and says in the terminal what has changed for the worse or the better. */
  async report(file: string): Promise<void> {
    this.#tell(file, await this.check(file))
  }

  /** Reports on the whole index, so that a mistake in any front matter is told of although nobody has opened its page. */
  async reportIndex(): Promise<void> {
    const { files, problems } = await this.#folder.index()
    for (const file of files) {
      const found = problems.filter((problem) => problem.file === file)
      if (found.length) this.#tell(file, found)
    }
  }

  /** A file that is gone needs no mending. */
  forget(file: string): void {
    this.#told.delete(file)
  }

  #tell(file: string, mistakes: readonly ContentError[]): void {
    const message = mistakes.map((mistake) => mistake.message).join('\n')
    if (this.#told.get(file) === (message || undefined)) return
    if (message) this.#server.config.logger.error(message, { timestamp: true })
    else this.#server.config.logger.info(`${file} is mended`, { timestamp: true })
    if (message) this.#told.set(file, message)
    else this.#told.delete(file)
  }
}
