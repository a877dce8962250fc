import mdx from '@mdx-js/rollup'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { CompileCache } from './compile-cache.ts'
import { mdxOptions } from './plugins.ts'

/** A content file as JavaScript; undefined for a file that is none. */
export type Compiled = { code: string; map: null } | undefined

type Compile = (source: string, id: string) => Promise<Compiled>

/** Compiles content files, each text once: whoever checks a file ahead leaves the work for who then loads it. */
export class ContentCompiler {
  #folder: ContentFolder
  #pictures: Pictures
  #compile: Compile
  #cache: CompileCache | undefined
  #known = new Map<string, { source: string; vocabulary: Vocabulary; compiled: Promise<Compiled> }>()

  constructor(folder: ContentFolder, pictures: Pictures) {
    this.#folder = folder
    this.#pictures = pictures
    this.#compile = mdx(mdxOptions(folder.vocabulary, pictures, () => folder.building)).transform as unknown as Compile
  }

  /**
   * @param id the file's absolute path
   * @throws {ContentError} where the file has mistakes
   */
  async compile(id: string, source: string): Promise<Compiled> {
    const vocabulary = await this.#folder.vocabulary()
    const known = this.#known.get(id)
    if (known?.source === source && known.vocabulary === vocabulary && await this.#pictures.areAsBefore(this.#pictures.of(id))) return known.compiled
    const compiled = this.#folder.building ? this.#compileOrRead(source, id) : this.#compile(source, id)
    this.#known.set(id, { source, vocabulary, compiled })
    return compiled
  }

  async #compileOrRead(source: string, id: string): Promise<Compiled> {
    const cache = (this.#cache ??= new CompileCache(this.#folder.root))
    const earlier = cache.read(id, source)
    if (earlier && await this.#pictures.areAsBefore(earlier.pictures)) {
      this.#pictures.note(id, earlier.pictures)
      return earlier.compiled
    }
    const compiled = await this.#compile(source, id)
    if (compiled) cache.write(id, source, { compiled, pictures: this.#pictures.of(id) })
    return compiled
  }
}
