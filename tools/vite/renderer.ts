import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { ContentFolder } from '../content/content-folder.ts'
import { mdxOptions } from '../content/mdx/mdx-options.ts'
import { contentIndex, INDEX_MODULE } from './content-index-plugin.ts'

/** A page's HTML, undefined if there is no such page, or the error of rendering it. */
type Page = string | undefined | Error

/** Renders pages of a source tree and follows edits of its files. */
export interface Renderer {
  /** Renders pages as a build does, without bundles and styles. */
  render(routes: readonly string[]): Promise<Map<string, Page>>
  /** Call it after a file was written, added or deleted. */
  changed(file: string): void
  /** Loads a module by its path from the root, with a leading slash. */
  load(path: string): Promise<unknown>
  close(): Promise<void>
}

const ENTRY = '/pages/render-route.tsx'
/** The module that lists all content files. */
const LIST = 'pages/page/load-page.ts'

/**
 * Opens a renderer for a tree with node_modules.
 * @param texts texts to render in place of those of files, by their path in the tree
 */
export async function openRenderer(root: string, texts: ReadonlyMap<string, string> = new Map()): Promise<Renderer> {
  // As in a build: no drafts.
  const content = new ContentFolder({ root, building: true, load: (path) => server.ssrLoadModule(path) })
  const server: ViteDevServer = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: join(root, '.vite'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      withoutStyles(),
      withTexts(root, texts),
      contentIndex(content),
      { ...mdx(mdxOptions(content)), enforce: 'pre' },
    ],
  })
  const graph = server.environments.ssr.moduleGraph
  const modulesOf = (file: string) => [...(graph.getModulesByFile(join(root, file)) ?? [])]
  const render = async (route: string): Promise<[string, Page]> => {
    try {
      const { renderRoute } = (await server.ssrLoadModule(ENTRY)) as {
        renderRoute: (route: string) => Promise<string | undefined>
      }
      return [route, await renderRoute(route)]
    } catch (error) {
      return [route, error as Error]
    }
  }
  return {
    render: async (routes) => new Map(await Promise.all(routes.map(render))),
    changed(file) {
      content.forgetIndex()
      const visited = new Set<never>()
      const index = graph.getModuleById(INDEX_MODULE)
      for (const module of [...[file, LIST].flatMap(modulesOf), ...(index ? [index] : [])])
        graph.invalidateModule(module, visited, Date.now(), true)
    },
    load: (path) => server.ssrLoadModule(path),
    close: () => server.close(),
  }
}

function withTexts(root: string, texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'staffroom:with-texts',
    enforce: 'pre',
    load: (id) => texts.get(id.slice(root.length + 1)),
  }
}

/** Styles do not affect HTML, and the gallery is no part of the site. */
function withoutStyles(): Plugin {
  return {
    name: 'staffroom:without-styles',
    enforce: 'pre',
    resolveId: (id) => (/\.css(\?|$)/.test(id) || id === 'virtual:gallery' ? '\0nothing' : undefined),
    load: (id) => (id === '\0nothing' ? 'export default ""; export const gallery = undefined' : undefined),
  }
}
