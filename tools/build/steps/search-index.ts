import type { Parents, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { close, createIndex } from 'pagefind'
import { visit } from 'unist-util-visit'
import { searchWords } from '../../../data/search.ts'
import { NOT_FOUND } from '../../../pages/document/addresses.ts'
import { isFindable } from '../../content/publication.ts'
import { escapeHtml, find, isElement, isText } from '../../lib/html.ts'
import { builtFile, type BuildStep } from '../step.ts'

/** Builds the search index of all pages that search engines may index. */
export function writeSearchIndex(): BuildStep {
  return {
    async end({ content, builtPages, write, log }) {
      const { pages } = await content.index()
      const found = pages.filter((page) => page.route !== NOT_FOUND && isFindable(page, content.publication()))
      if (!found.length) return
      const files = await searchIndex(
        found.map(({ route, frontMatter: { title, description } }) => ({
          route,
          title,
          description,
          main: find(builtPages.get(builtFile(route))!.tree, 'main')!,
          aliases: searchWords.find(({ href }) => href === route)?.words,
        })),
      )
      for (const { path, content } of files) write(`pagefind/${path}`, content)
      log(`✓ search index of ${found.length} pages`)
    },
  }
}

/** A page to index. */
export type SearchablePage = {
  route: string
  title: string
  description: string
  /** Its main part. */
  main: Parents
  /** Words that visitors use for the subject of the page, and that the page may not have. */
  aliases?: string
}

/**
 * Controls, decoration, error notices and links to similar pages. Pagefind itself excludes forms, navigation and SVG.
 */
const EXCLUDED = ['[aria-hidden="true"]', '[data-island-failed]', '.btn', '.sr-only', '.related', '.choice-summary']
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
function document({ title, description, main, aliases = '' }: Omit<SearchablePage, 'route'>): string {
  return (
    '<!doctype html><html lang="en"><body><main data-pagefind-body><p data-pagefind-meta="title" ' +
    `data-pagefind-weight="8">${escapeHtml(title)}</p><p ` +
    `data-pagefind-weight="4" data-aliases="${escapeHtml(aliases)}" data-pagefind-meta="aliases[data-aliases]">${escapeHtml(description)}</p>${separateWords(main)}</main></body></html>`
  )
}

const CELL = /^(dd|dt|figcaption|label|legend|summary|td|th)$/
const WORDS = /^(a|b|dd|dt|em|output|small|span|strong|td|th)$/
/** What ends without a punctuation mark. */
const OPEN_END = /[\p{L}\p{N}%)]$/u

/**
 * The HTML of a page's main part, with full stops after cells and terms, commas between the parts of a line and spaces
 * between other elements: only CSS separates them on the page.
 */
function separateWords(main: Parents): string {
  const copy: Root = { type: 'root', children: structuredClone(main.children) as RootContent[] }
  visit(copy, 'element', (element, index, parent) => {
    const next = parent!.children[index! + 1]
    const ends = [element, element.children.at(-1)]
    if (CELL.test(element.tagName)) ends.some((end) => endWith('.', end))
    else if (element.tagName === 'span' && next && isElement(next) && next.tagName === 'span') endWith(',', element)
    if (WORDS.test(element.tagName) && next?.type !== 'text')
      parent!.children.splice(index! + 1, 0, { type: 'text', value: ' ' })
  })
  return toHtml(copy)
}

/** Adds a mark at the end of an element's own text, unless it has one; returns whether it did. */
function endWith(mark: string, element: RootContent | undefined): boolean {
  const last = element && isElement(element) ? element.children.at(-1) : undefined
  if (!last || !isText(last) || !OPEN_END.test(last.value)) return false
  last.value += mark
  return true
}
