import type { Part } from '../build/part.ts'
import { builtFile } from '../build/built-file.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { NOT_FOUND } from '../content/not-found.ts'
import { isLeftOut } from '../discovery/left-out.ts'
import { isFindable, mainOf } from '../discovery/listing.ts'

/** Makes the index of the site's own search, of every page that may be found. */
export function search(folder: ContentFolder): Part {
  const mains = new Map<string, string>()
  return {
    name: 'search',
    page(html, path) {
      if (!isLeftOut('search')) mains.set(path, mainOf(html))
    },
    // After scripts that no page names have been removed: this one no page names.
    async end({ write, tell }) {
      if (isLeftOut('search')) return
      const { pages } = await folder.index()
      const found = pages.filter((page) => page.route !== NOT_FOUND && isFindable(page, folder.publication()))
      if (!found.length) return
      const { searchIndex } = await import('./search-index.ts')
      const files = await searchIndex(found.map(({ route, frontMatter: { title, description } }) => ({ route, title, description, main: mains.get(builtFile(route))! })))
      for (const { path, content } of files) write(`pagefind/${path}`, content)
      tell(`✓ search index of ${found.length} pages`)
    },
  }
}
