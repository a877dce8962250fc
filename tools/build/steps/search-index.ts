import { close, createIndex } from 'pagefind'
import { searchWords } from '../../../data/search.ts'
import { NOT_FOUND } from '../../../pages/document/addresses.ts'
import { isFindable } from '../../content/publication.ts'
import { find, innerHtml } from '../../lib/html.ts'
import { builtFile, type BuiltPage } from '../built-page.ts'
import type { BuildStep } from '../step.ts'

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

/** A page to index: its route, title and description, and the HTML inside its `main`. */
export type SearchablePage = {
  route: string
  title: string
  description: string
  main: string
  /** What visitors call what the page is about, in words that it may not use itself. */
  asked?: string
}

/**
 * Controls, decoration, error notices and links to similar pages. Pagefind itself excludes forms, navigation and SVG.
 */
const EXCLUDED = ['[aria-hidden="true"]', '[data-island-failed]', '.btn', '.sr-only', '.next-door', '.choice-summary']
/** Pagefind's UI, and the index for unknown languages. */
const NOT_NEEDED = /^(pagefind-(ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)/

type File = { path: string; content: Uint8Array }

/**
 * Creates the search index, as files below one folder. The same pages give the same bytes.
 * @throws if Pagefind reports an error
 */
export async function searchIndex(pages: readonly SearchablePage[]): Promise<File[]> {
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: EXCLUDED })
  if (!index) throw new Error(`The search index could not be created: ${errors.join(' ')}`)
  try {
    for (const { route, ...page } of pages) {
      const { errors } = await index.addHTMLFile({ url: route, content: document(page) })
      if (errors.length) throw new Error(`${route} could not be added to the search index: ${errors.join(' ')}`)
    }
    const { files, errors } = await index.getFiles()
    if (errors.length) throw new Error(`The search index could not be written: ${errors.join(' ')}`)
    return files.filter(({ path }) => !NOT_NEEDED.test(path))
  } finally {
    await close()
  }
}

/** The HTML that Pagefind indexes. Title and description have more weight than the text. */
function document({ title, description, main, asked: terms = '' }: Omit<SearchablePage, 'route'>): string {
  const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return (
    '<!doctype html><html lang="en"><body><main data-pagefind-body><p data-pagefind-meta="title" ' +
    `data-pagefind-weight="8">${text(title)}</p><p ` +
    `data-pagefind-weight="4" data-asked="${text(terms)}" data-pagefind-meta="asked[data-asked]">${text(description)}</p>${separateWords(main)}</main></body></html>`
  )
}

/**
 * Adds full stops after cells and terms, commas between the parts of a line and spaces between other elements: only CSS
 * separates them on the page.
 */
function separateWords(html: string): string {
  return html
    .replace(/(?<=[\p{L}\p{N}%)])(?=(?:<\/\w+>)?<\/(?:dd|dt|figcaption|label|legend|summary|td|th)>)/gu, '.')
    .replace(/(?<=[\p{L}\p{N}%)])(?=<\/span><span\b)/gu, ',')
    .replace(/<\/(?:a|b|dd|dt|em|output|small|span|strong|td|th)>(?=<)/g, '$& ')
}
