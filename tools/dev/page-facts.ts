import { brotliCompressSync, constants } from 'node:zlib'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { routeOf } from '../content/routes.ts'
import { markOf } from '../content/publication.ts'
import type { compactSheet } from '../build/steps/css/compact-sheet.ts'
import type { pickCss } from '../build/steps/css/pick-css.ts'
import type { indexSheet, Sheet } from '../build/steps/css/sheet-index.ts'
import type { divide } from '../build/steps/css/states.ts'

/** What the dev bar says of the page at hand; what it counts itself is not in it. */
export type PageFacts = {
  /** Its file, relative to the repository; undefined where no file makes the page. */
  file: string | undefined
  /** The file's absolute path, for the editor. */
  path: string | undefined
  /** Where the file is edited on the web. */
  edit: string | undefined
  /** 'Draft', 'From 2026-01-31': why visitors do not see the page. */
  mark: string | undefined
  /** About how many bytes the built page has with its styles, packed as a server packs it. */
  weight: number | undefined
}

type Picking = {
  pickCss: typeof pickCss
  indexSheet: typeof indexSheet
  divide: typeof divide
  compactSheet: typeof compactSheet
}

/** Gathers what the dev bar shows. */
export class Facts {
  #server: ViteDevServer
  #folder: ContentFolder
  #rendered: ReadonlyMap<string, string>
  #sheet: { css: string; index: Sheet } | undefined

  /** @param rendered each page's HTML as it was last answered, by its route */
  constructor(server: ViteDevServer, folder: ContentFolder, rendered: ReadonlyMap<string, string>) {
    this.#server = server
    this.#folder = folder
    this.#rendered = rendered
  }

  async of(route: string): Promise<PageFacts> {
    const { files, pages } = await this.#folder.index()
    const file = files.find((each) => routeOf(each) === route)
    const frontMatter = pages.find((page) => page.file === file)?.frontMatter
    const { site } = (await this.#folder.load('/data/site.ts')) as { site: { editing: { address: string } } }
    return {
      file,
      path: file && join(this.#folder.root, file),
      edit: file && site.editing.address + file.split('/').map(encodeURIComponent).join('/'),
      mark: frontMatter && markOf(frontMatter, this.#folder.publication().buildDate),
      weight: await this.#weightOf(route).catch(() => undefined),
    }
  }

  async #picking(): Promise<Picking> {
    const parts = await Promise.all(
      ['pick-css', 'sheet-index', 'states', 'compact-sheet'].map((name) =>
        this.#folder.load(`/tools/build/steps/css/${name}.ts`),
      ),
    )
    return Object.assign({}, ...(parts as object[])) as Picking
  }

  /** What a visitor would get in one answer: the page without what only development needs, with the rules that it uses. */
  async #weightOf(route: string): Promise<number | undefined> {
    const html = this.#rendered
      .get(route)
      ?.replace(
        /<script[^>]*src=[^>]*><\/script>|<script type="module"[^>]*>[\s\S]*?<\/script>|<link rel="stylesheet"[^>]*>|<style[^>]*>[\s\S]*?<\/style>/g,
        '',
      )
    const css = (await this.#server.environments.client.transformRequest('/pages/site.css?direct'))?.code
    if (!html || !css) return
    // Loaded by the server, not with its configuration: the start does not wait for it.
    const { pickCss, indexSheet, divide, compactSheet } = await this.#picking()
    if (this.#sheet?.css !== css) {
      const { looks, states } = divide(compactSheet(css))
      this.#sheet = { css, index: indexSheet(looks, states) }
    }
    const page =
      html +
      pickCss(this.#sheet.index, html)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
    return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  }
}
