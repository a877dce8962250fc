import type { Root } from 'hast'
import { relative } from 'node:path'
import { VFile } from 'vfile'
import { Mistakes } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { rehypePictures } from '../pictures/rehype-pictures.ts'
import { checkTree } from './check-content.ts'
import { nameHeadings, type Heading } from './headings.ts'
import { widgetsNamedIn, type NamedWidget } from './named-widgets.ts'
import { quickTree } from './quick-tree.ts'
import { sourcePositions, wantsSourcePositions } from './source-positions.ts'
import { textTree, type TextNode } from './text-tree.ts'

/** What a content file compiles to: content holds words and widgets, so it is data and no program. */
export type Compiled = { tree: TextNode[]; headings: Heading[]; widgets: NamedWidget[] }

/** Compiles content files, each text once: whoever checks a file ahead leaves the work for who then loads it. */
export class ContentCompiler {
  #folder: ContentFolder
  #pictures: Pictures
  #place: (tree: Root, file: VFile) => Promise<void>
  #known = new Map<string, { source: string; vocabulary: Vocabulary; compiled: Promise<Compiled> }>()

  constructor(folder: ContentFolder, pictures: Pictures) {
    this.#folder = folder
    this.#pictures = pictures
    this.#place = rehypePictures(pictures, () => folder.building)
  }

  /**
   * @param id the file's absolute path
   * @throws {ContentError} where the file has mistakes
   */
  async compile(id: string, source: string): Promise<Compiled> {
    const vocabulary = await this.#folder.vocabulary()
    const known = this.#known.get(id)
    if (known?.source === source && known.vocabulary === vocabulary && await this.#pictures.areAsBefore(this.#pictures.of(id))) return known.compiled
    const compiled = this.#compileNow(id, source, vocabulary)
    this.#known.set(id, { source, vocabulary, compiled })
    return compiled
  }

  async #compileNow(id: string, source: string, vocabulary: Vocabulary): Promise<Compiled> {
    const file = new VFile({ path: id, value: source })
    const tree = this.#readQuickly(file, source, vocabulary) ?? await this.#readThoroughly(file, source)
    const [headings, widgets] = [nameHeadings(tree), widgetsNamedIn(tree)]
    await this.#place(tree, file)
    if (wantsSourcePositions()) sourcePositions()(tree, file)
    return { tree: textTree(tree), headings, widgets }
  }

  /** Undefined where anything is wrong: the thorough parser knows the words and the place. */
  #readQuickly(file: VFile, source: string, vocabulary: Vocabulary): Root | undefined {
    const name = relative(this.#folder.root, file.path).replaceAll('\\', '/')
    const { frontMatter } = this.#folder.frontMatterOf(name, source, vocabulary.records)
    const tree = frontMatter && quickTree(source)
    if (!tree) return undefined
    const mistakes = new Mistakes(name, source)
    checkTree(tree, vocabulary, mistakes)
    file.data['template'] = frontMatter.template
    return mistakes.found.length ? undefined : tree
  }

  /** Loaded where it is needed: a build of pages without mistakes is mostly spared it. */
  async #readThoroughly(file: VFile, source: string): Promise<Root> {
    const { thoroughReader } = await import('./thorough-tree.ts')
    return thoroughReader(this.#folder.vocabulary)(file.path, source)
  }
}
