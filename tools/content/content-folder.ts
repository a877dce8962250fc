import { readContentIndex, type ContentIndex, type ReadingCache } from './content-index.ts'
import { readFrontMatter, type FrontMatterReading } from './front-matter.ts'
import { loadModule } from './load-module.ts'
import { readBuildDate, type Publication } from './publication.ts'
import type { Records } from './records.ts'
import type { Site } from './site.ts'
import type { LoadVocabulary, Vocabulary } from './vocabulary.ts'

/** The content folder for Vite's plugins and builds: its page index and its vocabulary, both up to date. */
export class ContentFolder {
  root = process.cwd()
  /** Whether this is a build; otherwise it is the dev server. */
  building = false
  /** Loads a module of the repository by its path from the root, with a leading slash. In dev it follows edits. */
  load: (path: string) => Promise<unknown> = (path) => loadModule(this.root + path)
  #vocabulary: Promise<Vocabulary> | undefined
  #readings: { records: Records; cache: ReadingCache } | undefined
  #index: Promise<ContentIndex> | undefined
  #publication: Publication | undefined
  #site: Promise<Site> | undefined

  /** Whether a file is content, by its absolute path. */
  holds(path: string): boolean {
    return path.startsWith(`${this.root}/content/`) && path.endsWith('.mdx')
  }

  /** The widgets and records that content may use. Cached until `forgetVocabulary`. */
  readonly vocabulary: LoadVocabulary = () => {
    const loading = (this.#vocabulary ??= this.load('/tools/content/vocabulary.ts').then(
      (module) => (module as { vocabulary: Vocabulary }).vocabulary,
    ))
    loading.catch(() => {
      if (this.#vocabulary === loading) this.forgetVocabulary()
    })
    return loading
  }

  /** Call it when a widget or a record changes. */
  forgetVocabulary(): void {
    this.#vocabulary = undefined
  }

  /** The page index. Cached until `forgetIndex`. */
  index(): Promise<ContentIndex> {
    const reading = (this.#index ??= this.#readIndex())
    reading.catch(() => {
      if (this.#index === reading) this.forgetIndex()
    })
    return reading
  }

  /** Call it when a content file is added or deleted, or its front matter changes. */
  forgetIndex(): void {
    this.#index = undefined
  }

  /** Whether a file's front matter differs from the index. */
  async hasNewFrontMatter(file: string, source: string): Promise<boolean> {
    await this.index()
    const { records, cache } = this.#readings!
    const known = cache.get(file)
    const reading = readFrontMatter(file, source, records)
    cache.set(file, { source, reading })
    return fingerprint(known?.reading) !== fingerprint(reading)
  }

  /** Which pages are published. Dev and preview builds include drafts. */
  publication(): Publication {
    this.#publication ??= {
      buildDate: readBuildDate(),
      preview: !this.building || process.env['STAFFROOM_PREVIEW'] === '1',
    }
    return this.#publication
  }

  /** The live site's address, without a trailing slash. */
  async origin(): Promise<string> {
    return (process.env['SITE_ORIGIN'] || (await this.site()).origin).replace(/\/$/, '')
  }

  /** The company's details. A build loads them once; dev loads them each time. */
  site(): Promise<Site> {
    const load = async () => ((await this.load('/data/site.ts')) as { site: Site }).site
    return this.building ? (this.#site ??= load()) : load()
  }

  async #readIndex(): Promise<ContentIndex> {
    const { records } = await this.vocabulary()
    if (this.#readings?.records !== records) this.#readings = { records, cache: new Map() }
    return readContentIndex(this.root, records, this.#readings.cache)
  }
}

function fingerprint(reading: FrontMatterReading | undefined): string {
  return JSON.stringify([reading?.frontMatter, reading?.errors.map(({ message }) => message)])
}
