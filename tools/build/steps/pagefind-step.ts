import type { BuildStep } from '../step.ts'
import { builtFile, type BuiltPage } from '../built-page.ts'
import { searchWords } from '../../../data/search.ts'
import { NOT_FOUND } from '../../../pages/document/addresses.ts'
import { isFindable } from '../../content/listing.ts'
import { searchIndex } from '../../lib/search-index.ts'
import { find, innerHtml } from '../../lib/html.ts'

/** Builds the search index of all pages that search engines may index. */
export function pagefindStep(): BuildStep {
  return {
    async end({ content, pages: built, write, log }) {
      const { pages } = await content.index()
      const found = pages.filter((page) => page.route !== NOT_FOUND && isFindable(page, content.publication()))
      if (!found.length) return
      const files = await searchIndex(
        found.map(({ route, frontMatter: { title, description } }) => ({
          route,
          title,
          description,
          main: mainOf(built.get(builtFile(route))!),
          asked: searchWords.find(({ href }) => href === route)?.words,
        })),
      )
      for (const { path, content } of files) write(`pagefind/${path}`, content)
      log(`✓ search index of ${found.length} pages`)
    },
  }
}

function mainOf({ source, tree }: BuiltPage): string {
  return innerHtml(source, find(tree, 'main')!)
}
