import type { Plugin } from 'vite'
import type { ContentFolder } from './content-folder.ts'

/** The module that holds the index of pages. */
export const INDEX_MODULE = '\0virtual:content'

/** Serves the index of pages as the module `virtual:content`. */
export function contentIndex(folder: ContentFolder): Plugin {
  return {
    name: 'staffroom:content-index',
    sharedDuringBuild: true,
    configResolved({ root, command }) {
      folder.root = root
      folder.building = command === 'build'
    },
    resolveId: (id) => (id === 'virtual:content' ? INDEX_MODULE : undefined),
    async load(id) {
      if (id !== INDEX_MODULE) return
      const { pages } = await folder.index()
      return Object.entries({ pages, publication: folder.publication(), origin: await folder.origin() })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
