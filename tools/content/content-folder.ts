import { pathToFileURL } from 'node:url'
import { readToolSettings } from '../lib/tool-settings.ts'
import { readContentIndex, type ContentIndex } from './content-index.ts'
import { readFrontMatter, type FrontMatterReading } from './front-matter.ts'
import { readBuildDate, type Publication } from './publication.ts'
import type { LoadVocabulary, Vocabulary } from './vocabulary.ts'

/** Loads a module by its path from the repository's root, with a leading slash. */
export type LoadModule = (path: string) => Promise<unknown>

type ContentFolderOptions = { root?: string; building?: boolean; load?: LoadModule }

/** The content folder for Vite's plugins and builds: its page index and its vocabulary, both up to date. */
export class ContentFolder {
  /** The repository, absolute. */
  readonly root: string
  /** Whether this is a build; otherwise it is the dev server. */
  readonly building: boolean
  /** Loads a module of the repository by its path from the root, with a leading slash. In dev it follows edits. */
  readonly load: LoadModule
  #index: Promise<ContentIndex> | undefined
  #publication: Publication | undefined

  constructor({ root = process.cwd(), building = false, load }: ContentFolderOptions = {}) {
    this.root = root
    this.building = building
    this.load = load ?? ((path) => loadModule(root + path))
  }

  /** Whether a file is content, by its absolute path. */
  isContentFile(path: string): boolean {
    return path.startsWith(`${this.root}/content/`) && path.endsWith('.mdx')
  }

  /** The widgets and records that content may use. */
  readonly vocabulary: LoadVocabulary = async () => {
    const { vocabulary } = (await this.load('/tools/content/vocabulary.ts')) as { vocabulary: Vocabulary }
    return vocabulary
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
    const { pages, errors } = await this.index()
    const { records } = await this.vocabulary()
    const known = {
      frontMatter: pages.find((page) => page.file === file)?.frontMatter,
      errors: errors.filter((error) => error.file === file),
    }
    return fingerprint(known) !== fingerprint(readFrontMatter(file, source, records))
  }

  /** Which pages are published. Dev and preview builds include drafts. */
  publication(): Publication {
    this.#publication ??= {
      buildDate: readBuildDate(),
      preview: !this.building || readToolSettings().STAFFROOM_PREVIEW,
    }
    return this.#publication
  }

  /** The live site's address, without a trailing slash. */
  async origin(): Promise<string> {
    const { site } = (await this.load('/data/site.ts')) as { site: { origin: string } }
    return readToolSettings().SITE_ORIGIN ?? site.origin.replace(/\/$/, '')
  }

  async #readIndex(): Promise<ContentIndex> {
    const { records } = await this.vocabulary()
    return readContentIndex(this.root, records)
  }
}

function fingerprint({ frontMatter, errors }: FrontMatterReading): string {
  return JSON.stringify([frontMatter, errors.map(({ message }) => message)])
}

/** Whether Node was started with tsx, as the commands of package.json do. */
const hasTsx = process.execArgv.some((argument) => argument.includes('tsx'))

let tsx: Promise<unknown> | undefined

/**
 * Loads a TypeScript module in Node, without Vite.
 * @param file its absolute path
 */
export async function loadModule(file: string): Promise<unknown> {
  // Plain `vike build` runs without tsx. Once: each registration transforms every later module again.
  if (!hasTsx) await (tsx ??= import('tsx/esm/api').then(({ register }) => register()))
  return import(pathToFileURL(file).href)
}
