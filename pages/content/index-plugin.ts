import type { Plugin } from 'vite'
import type { ContentFolder } from './content-folder.ts'

/** The module that holds the index of pages. */
export const INDEX_MODULE = '\0virtual:content'

/** Serves the index of pages, and how each page's text is loaded, as the module `virtual:content`: in dev. A build's engine is provided with them when it runs. */
export function contentIndex(folder: ContentFolder): Plugin {
  return {
    name: 'staffroom:content-index',
    apply: 'serve',
    configResolved({ root }) {
      folder.root = root
    },
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => INDEX_MODULE },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        const { pages } = await folder.index()
        return Object.entries({ pages, publication: folder.publication(), origin: await folder.origin() })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
          .join('') + "export { loadText } from '/pages/content/texts.ts'"
      },
    },
  }
}
