import { join } from 'node:path'
import type { ContentFolder } from '../content/content-folder.ts'
import { routeOf } from '../content/routes.ts'
import { markOf } from '../content/publication.ts'

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
}

/** Gathers what the dev bar shows. */
export class Facts {
  #folder: ContentFolder

  /** Only the folder is used; live-plugin.ts passes what the bar once needed to weigh a page. */
  constructor(_server: unknown, folder: ContentFolder, _rendered: unknown) {
    this.#folder = folder
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
    }
  }
}
