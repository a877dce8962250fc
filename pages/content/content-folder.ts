import { join } from 'node:path'
import { runnerImport } from 'vite'
import { readContentIndex, type ContentIndex, type ReadingCache } from './content-index.ts'
import type { Records } from './records.ts'
import type { LoadVocabulary, Vocabulary } from './vocabulary.ts'

/** The content folder as Vite's plugins see it: its index, and what it may name, both as fresh as the files. */
export class ContentFolder {
  root = process.cwd()
  /** Loads a module of ours. A build loads each once; the dev server puts its own way here, which follows edits. */
  load: (url: string) => Promise<unknown> = async (url) => {
    const { module } = await runnerImport<unknown>(join(this.root, url), { root: this.root, logLevel: 'silent' })
    return module
  }
  #vocabulary: Promise<Vocabulary> | undefined
  #readings: { records: Records; cache: ReadingCache } | undefined

  /** What content may name; loaded when first asked for, and again after it was forgotten. */
  readonly vocabulary: LoadVocabulary = () => {
    this.#vocabulary ??= this.load('/pages/content/vocabulary.ts').then((module) => (module as { vocabulary: Vocabulary }).vocabulary)
    return this.#vocabulary
  }

  /** To be called when a widget or a record has changed. */
  forgetVocabulary(): void {
    this.#vocabulary = undefined
  }

  async index(): Promise<ContentIndex> {
    const { records } = await this.vocabulary()
    if (this.#readings?.records !== records) this.#readings = { records, cache: new Map() }
    return readContentIndex(this.root, records, this.#readings.cache)
  }
}
