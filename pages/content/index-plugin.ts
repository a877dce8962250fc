import type { Plugin } from 'vite'
import type { ContentFolder } from './content-folder.ts'
import { readBuildDate, type Publication } from './publication.ts'

/** The module that holds the index of pages. */
export const INDEX_MODULE = '\0virtual:content'

/** Serves the index of pages as the module `virtual:content`. */
export function contentIndex(folder: ContentFolder): Plugin {
  let building = false
  return {
    name: 'staffroom:content-index',
    sharedDuringBuild: true,
    configResolved(config) {
      folder.root = config.root
      building = config.command === 'build'
    },
    resolveId: (id) => (id === 'virtual:content' ? INDEX_MODULE : undefined),
    async load(id) {
      if (id !== INDEX_MODULE) return
      const { pages } = await folder.index()
      const publication: Publication = { buildDate: readBuildDate(), preview: !building || process.env['STAFFROOM_PREVIEW'] === '1' }
      const origin = process.env['SITE_ORIGIN']?.replace(/\/$/, '')
      return `import { site } from '/data/site.ts'
export const pages = ${JSON.stringify(pages)}
export const publication = ${JSON.stringify(publication)}
export const origin = ${origin ? JSON.stringify(origin) : 'site.origin'}`
    },
  }
}
