/** A page for the search: its address on the site, what its head says, and the inside of its `main`. */
export type SearchablePage = { route: string; title: string; description: string; main: string }

/** Controls, decoration, what is shown only in trouble, and the ways to similar pages; forms, ways around the page and drawings Pagefind leaves out itself. */
const LEFT_OUT = ['[aria-hidden="true"]', '[data-island-failed]', '.btn', '.sr-only', '.next-door']
/** Pagefind brings its program, which stands among the site's scripts, and ways to show results; the site has its own, and is in one language. */
const NOT_NEEDED = /^(pagefind\.js$|pagefind-(ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)/

type File = { path: string; content: Uint8Array }

/** The search index of some pages, as files below one folder. The same pages give the same bytes. */
export async function searchIndex(pages: readonly SearchablePage[]): Promise<File[]> {
  return (await pagefindFiles(pages)).filter(({ path }) => !NOT_NEEDED.test(path))
}

/** All that Pagefind makes of some pages. */
export async function pagefindFiles(pages: readonly SearchablePage[]): Promise<File[]> {
  // Loaded when it indexes: the configuration that dev starts with is one file, and would load it at once.
  const { close, createIndex } = await import('pagefind')
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: LEFT_OUT })
  if (!index) throw new Error(`The search index could not be begun: ${errors.join(' ')}`)
  try {
    for (const { route, title, description, main } of pages) {
      const { errors } = await index.addHTMLFile({ url: route, content: document(title, description, main) })
      if (errors.length) throw new Error(`${route} could not be put into the search index: ${errors.join(' ')}`)
    }
    const { files, errors } = await index.getFiles()
    if (errors.length) throw new Error(`The search index could not be made: ${errors.join(' ')}`)
    return files
  } finally {
    await close()
  }
}

/** Title and description count as words of the page, and for more than its text; the title heads its result. */
function document(title: string, description: string, main: string): string {
  const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="en"><body><main data-pagefind-body><p data-pagefind-meta="title" data-pagefind-weight="8">${text(title)}</p><p data-pagefind-weight="4">${text(description)}</p>${apart(main)}</main></body></html>`
}

/** Cells, terms and labels are drawn apart; their words must not run together. */
function apart(html: string): string {
  return html.replace(/<\/(?:a|b|dd|dt|em|output|small|span|strong|td|th)>(?=<)/g, '$& ')
}
