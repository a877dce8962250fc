import { join } from 'node:path'
import type { Logger } from 'vite'
import { distinct, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readMdx } from '../content/mdx/read-mdx.ts'
import type { SettledFiles } from './settled-files.ts'

/** Knows which content files are broken, and says in the terminal when one breaks and when it is fixed. */
export class Watchkeeper {
  #folder: ContentFolder
  #files: SettledFiles
  #logger: Logger
  /** What was last said of a file. */
  #told = new Map<string, string>()
  /** The errors of each file, as long as its text stays the same. */
  #known = new Map<string, { source: string; vocabulary: Vocabulary; errors: ContentError[] }>()

  constructor(folder: ContentFolder, files: SettledFiles, logger: Logger) {
    this.#folder = folder
    this.#files = files
    this.#logger = logger
  }

  /**
   * Parses a content file and gives every error in it, before Vite compiles it: Vike prints and rewords what fails there.
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
    const known = this.#known.get(file)
    if (known?.source === source && known.vocabulary === vocabulary) return known.errors
    const { errors } = readMdx(file, source, vocabulary)
    this.#known.set(file, { source, vocabulary, errors })
    return errors
  }

  /** Checks a content file and says in the terminal what has changed for the worse or the better. */
  async report(file: string): Promise<ContentError[]> {
    const errors = await this.check(file)
    this.#tell(file, errors)
    return errors
  }

  /** Reports on the whole index, so that an error in any front matter is told of although nobody has opened its page. */
  async reportIndex(): Promise<void> {
    const { errors } = await this.#folder.index()
    for (const file of new Set(errors.map((error) => error.file)))
      this.#tell(
        file,
        errors.filter((error) => error.file === file),
      )
  }

  /** A file that is gone needs no fixing. */
  forget(file: string): void {
    this.#told.delete(file)
    this.#known.delete(file)
  }

  #tell(file: string, errors: readonly ContentError[]): void {
    const message = errors.map((error) => error.message).join('\n')
    if (this.#told.get(file) === (message || undefined)) return
    if (message) this.#logger.error(message, { timestamp: true })
    else this.#logger.info(`${file} is fixed`, { timestamp: true })
    if (message) this.#told.set(file, message)
    else this.#told.delete(file)
  }
}
