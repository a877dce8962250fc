import type { Plugin } from 'vite'
import { throwAll } from './content-error.ts'
import type { ContentFolder } from './content-folder.ts'

/** The module that holds the index of pages. */
export const INDEX_MODULE = '\0virtual:content'

/** Serves the index of pages as the module `virtual:content`. In a build, errors in front matter and routes stop it. */
export function contentIndex(folder: ContentFolder): Plugin {
  return {
    name: 'staffroom:content-index',
    sharedDuringBuild: true,
    configResolved({ root, command }) {
      folder.root = root
      folder.building = command === 'build'
    },
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => INDEX_MODULE },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        const { pages, problems } = await folder.index()
        if (folder.building) throwAll(problems)
        return Object.entries({ pages, publication: folder.publication(), origin: await folder.origin() })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
