import type { BuildStep } from '../step.ts'
import { builtFile } from '../built-file.ts'
import { searchWords } from '../../../data/search.ts'
import { NOT_FOUND } from '../../../pages/document/addresses.ts'
import { isFindable } from '../../content/listing.ts'
import { searchIndex } from '../../lib/pagefind.ts'
import { find, innerHtml, parsePage } from '../../lib/html.ts'

/** Builds the search index of all pages that search engines may index. */
export function search(): BuildStep {
  const mains = new Map<string, string>()
  return {
    page(html, path) {
      const main = find(parsePage(html), 'main')
      if (main) mains.set(path, innerHtml(html, main))
    },
    async end({ content, write, log }) {
      const { pages } = await content.index()
      const found = pages.filter((page) => page.route !== NOT_FOUND && isFindable(page, content.publication()))
      if (!found.length) return
      const files = await searchIndex(
        found.map(({ route, frontMatter: { title, description } }) => ({
          route,
          title,
          description,
          main: mains.get(builtFile(route))!,
          asked: searchWords.find(({ href }) => href === route)?.words,
        })),
      )
      for (const { path, content } of files) write(`pagefind/${path}`, content)
      log(`✓ search index of ${found.length} pages`)
    },
  }
}
