import { join } from 'node:path'
import type { Logger } from 'vite'
import { distinct, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readMdx } from '../content/mdx/read-mdx.ts'
import type { SettledFiles } from './settled-files.ts'

/** Checks content files and reports in the terminal when one gets errors and when they are fixed. */
export class ContentDiagnostics {
  #folder: ContentFolder
  #files: SettledFiles
  #logger: Logger
  /** The last message about each file. */
  #reported = new Map<string, string>()
  /** The errors of each file, valid for one text and one vocabulary. */
  #cache = new Map<string, { source: string; vocabulary: Vocabulary; errors: ContentError[] }>()

  constructor(folder: ContentFolder, files: SettledFiles, logger: Logger) {
    this.#folder = folder
    this.#files = files
    this.#logger = logger
  }

  /**
   * Parses a content file and returns all its errors. This runs before Vite compiles the file, because Vike rewords
   * errors.
   */
  async check(file: string): Promise<ContentError[]> {
    const { errors } = await this.#folder.index()
    const found = errors.filter((error) => error.file === file)
    return distinct([...found, ...(await this.#errorsIn(file))])
  }

  async #errorsIn(file: string): Promise<ContentError[]> {
    const [source, vocabulary] = await Promise.all([
      this.#files.read(join(this.#folder.root, file)),
      this.#folder.vocabulary(),
    ])
    const cached = this.#cache.get(file)
    if (cached?.source === source && cached.vocabulary === vocabulary) return cached.errors
    const { errors } = readMdx(file, source, vocabulary)
    this.#cache.set(file, { source, vocabulary, errors })
    return errors
  }

  /** Checks a content file, reports changes in the terminal and returns all errors. */
  async report(file: string): Promise<ContentError[]> {
    const errors = await this.check(file)
    this.#log(file, errors)
    return errors
  }

  /** Reports the errors in all front matter, so that they appear before their pages are opened. */
  async reportIndex(): Promise<void> {
    const { errors } = await this.#folder.index()
    for (const file of new Set(errors.map((error) => error.file)))
      this.#log(
        file,
        errors.filter((error) => error.file === file),
      )
  }

  /** Removes a deleted file. */
  forget(file: string): void {
    this.#reported.delete(file)
    this.#cache.delete(file)
  }

  #log(file: string, errors: readonly ContentError[]): void {
    const message = errors.map((error) => error.message).join('\n')
    if (this.#reported.get(file) === (message || undefined)) return
    if (message) this.#logger.error(message, { timestamp: true })
    else this.#logger.info(`${file} is fixed`, { timestamp: true })
    if (message) this.#reported.set(file, message)
    else this.#reported.delete(file)
  }
}
