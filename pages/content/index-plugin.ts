import type { Plugin } from 'vite'
import type { ContentFolder } from './content-folder.ts'

/** The module that holds the index of pages. */
export const INDEX_MODULE = '\0virtual:content'

/**
 * Serves the index of pages, and how each page's text is loaded, as the module `virtual:content`. A build's bundle holds the engine
 * only: it is provided with the pages when it runs.
 */
export function contentIndex(folder: ContentFolder): Plugin {
  let bundled = false
  return {
    name: 'staffroom:content-index',
    sharedDuringBuild: true,
    configResolved({ root, command }) {
      folder.root = root
      bundled = folder.building = command === 'build'
    },
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => INDEX_MODULE },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        if (bundled) return IN_BUNDLE
        const { pages } = await folder.index()
        return Object.entries({ pages, publication: folder.publication(), origin: await folder.origin() })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
          .join('') + "export { loadText } from '/pages/content/texts.ts'"
      },
    },
  }
}

const IN_BUNDLE = `
import { provided } from '/pages/build/provided.ts'
import { contentOf } from '/pages/mdx/content-of.ts'
const { texts, ...content } = provided()
export const { pages, publication, origin } = content
export const loadText = async (file) => ({ ...texts.get(file), default: contentOf(texts.get(file).tree) })
`
