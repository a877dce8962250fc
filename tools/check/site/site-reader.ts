import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readToolSettings } from '../../lib/tool-settings.ts'
import { contentFiles, redirectsOf, routeOf } from '../../content/routes.ts'
import { isPublished, type Publication } from '../../content/publication.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { readMdx, type MdxReading } from '../../content/mdx/mdx-options.ts'
import type { DataFile } from './data-file.ts'
import { TOP, Lines } from '../../content/content-error.ts'
import { pageItems, NO_ITEMS, Rendering, type PageItem, type OutlineItem } from './page-items.ts'
import { proseOf } from './prose.ts'

/** A content file as rules see it. */
export type SitePage = MdxReading & {
  file: string
  source: string
  lines: Lines
  /** Its URL, whether or not it can be read. */
  route: string
  /** The items of the text, the template and the widgets, but not of the frame. Empty if the text cannot be parsed. */
  items: PageItem[]
  /** The items of the frame around it. Empty if its front matter cannot be read. */
  frame: readonly OutlineItem[]
  /** Its running text at the places of the file; everything else is blanked. */
  prose: string
}

/** Everything that rules read. */
export type Site = {
  root: string
  pages: SitePage[]
  data: readonly DataFile[]
  /** The exported values of each data file, by its path; of those that could be loaded. */
  values: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  vocabulary: Vocabulary
  publication: Publication
  /** Whether this is a build for visitors. */
  production: boolean
}

/** Reads the content folder. Pages are cached: in dev, reading them after a change takes 0.04 s instead of 0.26 s. */
export class SiteReader {
  readonly root: string
  #pages = new Map<string, SitePage>()
  #rendering: Rendering | undefined

  constructor(root: string) {
    this.root = root
  }

  pages(vocabulary: Vocabulary): SitePage[] {
    const rendering = this.#rendering?.vocabulary === vocabulary ? this.#rendering : new Rendering(vocabulary)
    if (rendering !== this.#rendering) this.#pages.clear()
    this.#rendering = rendering
    return contentFiles(this.root).map((file) => {
      const source = readFileSync(join(this.root, file), 'utf8')
      const known = this.#pages.get(file)
      if (known?.source === source) return known
      const page = readPage(file, source, rendering)
      this.#pages.set(file, page)
      return page
    })
  }
}

/** Reads one page. */
export function readPage(file: string, source: string, rendering: Rendering): SitePage {
  const reading = readMdx(file, source, rendering.vocabulary)
  const { tree, frontMatter, block } = reading
  const lines = new Lines(source)
  const ownItems = tree ? pageItems(tree, lines, rendering) : []
  const surrounding = frontMatter && tree ? rendering.template(frontMatter) : NO_ITEMS
  const fromTemplate = (items: readonly OutlineItem[]) =>
    items.map((item): PageItem => ({ ...item, place: TOP, whole: TOP, renderedBy: 'template' }))
  const frame = frontMatter ? rendering.frame(frontMatter) : NO_ITEMS
  return {
    ...reading,
    file,
    source,
    lines,
    route: routeOf(file),
    items: [...fromTemplate(surrounding.before), ...ownItems, ...fromTemplate(surrounding.after)],
    frame: [...frame.before, ...frame.after],
    prose: tree ? proseOf(tree, block, lines) : '',
  }
}

/** The place of a front matter value; the first line if there is none. */
export function valuePlace({ block }: SitePage, key: string) {
  return block?.valuePlace([key]) ?? TOP
}

/**
 * Whether visitors of the live site can open a page on the day of the build. One that cannot be read counts as there.
 */
export function isLive(page: SitePage, { publication }: Site): boolean {
  return !page.frontMatter || isPublished(page.frontMatter, publication)
}

/** The pages that visitors can open. */
export function livePages(site: Site): SitePage[] {
  return site.pages.filter((page) => isLive(page, site))
}

/** The origin of the live site, from SITE_ORIGIN or the records, if set. */
export function originOf({ values }: Site): string | undefined {
  const { origin } = (values.get('data/site.ts')?.['site'] ?? {}) as { origin?: string }
  return readToolSettings().SITE_ORIGIN ?? origin
}

/** Old paths, and the pages that they lead to. */
export function redirects({ pages }: Site): Map<string, SitePage> {
  return new Map(pages.flatMap((page) => redirectsOf(page.frontMatter).map((from) => [from, page] as const)))
}

/** Its texts are lists of words. */
export const SEARCH_WORDS = 'data/search.ts'

/** The pages and the records whose texts are sentences. */
export function filesWithSentences({ pages, data }: Pick<Site, 'pages' | 'data'>): (SitePage | DataFile)[] {
  return [...pages, ...data.filter(({ file }) => file !== SEARCH_WORDS)]
}
