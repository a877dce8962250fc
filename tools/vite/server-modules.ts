import type { Plugin, ViteDevServer } from 'vite'
import { loadModule, type LoadModule } from '../content/content-folder.ts'

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
