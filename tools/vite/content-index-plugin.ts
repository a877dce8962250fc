import type { Plugin, ViteDevServer } from 'vite'
import { NOT_FOUND } from '../../pages/document/addresses.ts'
import { throwAll } from '../content/content-error.ts'
import { loadModule, type ContentFolder, type LoadModule } from '../content/content-folder.ts'
import { isListed, isPublished } from '../content/publication.ts'

/** The resolved id of `virtual:content`, the module with the index of pages. */
export const INDEX_MODULE = '\0virtual:content'

/** Provides `virtual:content`, the index of pages. A build fails on errors in front matter and routes. */
export function contentIndex(folder: ContentFolder): Plugin {
  return {
    name: 'staffroom:content-index',
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => INDEX_MODULE },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        return Object.entries(await contentModule(folder))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

async function contentModule(folder: ContentFolder) {
  const { pages: all, errors } = await folder.index()
  if (folder.building) throwAll(errors)
  const publication = folder.publication()
  const pages = all.map((page) => ({ ...page, listed: isListed(page, publication) }))
  return {
    pages: pages.filter(({ route, frontMatter }) => route !== NOT_FOUND && isPublished(frontMatter, publication)),
    notFound: pages.find(({ route }) => route === NOT_FOUND),
    publication,
    origin: await folder.origin(),
  }
}

/** Loads modules of the repository through the dev server, which follows edits; in a build, through Node. */
export function serverModules(root: string): { plugin: Plugin; load: LoadModule } {
  let server: ViteDevServer | undefined
  const plugin: Plugin = {
    name: 'staffroom:server-modules',
    apply: 'serve',
    enforce: 'pre',
    configureServer(devServer) {
      server = devServer
    },
  }
  return { plugin, load: (path) => (server ? server.ssrLoadModule(path) : loadModule(root + path)) }
}
