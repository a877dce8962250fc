import { join } from 'node:path'
import type { Logger } from 'vite'
import { distinct, mistakesOf, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentCompiler } from '../mdx/content-compiler.ts'
import type { SettledFiles } from './settled-files.ts'

/** Knows which content files are broken, and says in the terminal when one breaks and when it is mended. */
export class Watchkeeper {
  #folder: ContentFolder
  #compiler: ContentCompiler
  #files: SettledFiles
  #logger: Logger
  /** What was last said of a file. */
  #told = new Map<string, string>()

  constructor(folder: ContentFolder, compiler: ContentCompiler, files: SettledFiles, logger: Logger) {
    this.#folder = folder
    this.#compiler = compiler
    this.#files = files
    this.#logger = logger
  }

  /**
   * Compiles a content file as its page will need it, and gives every mistake in it. Not by way of Vite: Vike prints and rewords
   * what fails there.
   */
  async check(file: string): Promise<ContentError[]> {
    const { problems } = await this.#folder.index()
    const found = problems.filter((problem) => problem.file === file)
    const path = join(this.#folder.root, file)
    try {
      await this.#compiler.compile(path, await this.#files.read(path))
    } catch (error) {
      const mistakes = mistakesOf(error)
      if (!mistakes.length) throw error
      found.push(...mistakes)
    }
    return distinct(found)
  }

  /** Checks a content file and says in the terminal what has changed for the worse or the better. */
  async report(file: string): Promise<ContentError[]> {
    const mistakes = await this.check(file)
    this.#tell(file, mistakes)
    return mistakes
  }

  /** Reports on the whole index, so that a mistake in any front matter is told of although nobody has opened its page. */
  async reportIndex(): Promise<void> {
    const { problems } = await this.#folder.index()
    for (const file of new Set(problems.map((problem) => problem.file))) this.#tell(file, problems.filter((problem) => problem.file === file))
  }

  /** A file that is gone needs no mending. */
  forget(file: string): void {
    this.#told.delete(file)
  }

  #tell(file: string, mistakes: readonly ContentError[]): void {
    const message = mistakes.map((mistake) => mistake.message).join('\n')
    if (this.#told.get(file) === (message || undefined)) return
    if (message) this.#logger.error(message, { timestamp: true })
    else this.#logger.info(`${file} is mended`, { timestamp: true })
    if (message) this.#told.set(file, message)
    else this.#told.delete(file)
  }
}
