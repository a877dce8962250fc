import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { PICTURE_ENDING } from '../content/pictures/picture.ts'
import type { Pictures } from '../content/pictures/pictures.ts'
import { answerDocuments } from './answer-documents.ts'
import { answerPageFacts } from './page-facts.ts'
import { Changes } from './changes.ts'
import { SettledFiles } from './settled-files.ts'
import { SiteDiagnostics } from './site-diagnostics.ts'
import { ContentDiagnostics } from './content-diagnostics.ts'

/** Dev only: updates open pages without a reload, and shows errors on the pages that have them. */
export function live(folder: ContentFolder, pictures: Pictures): Plugin {
  const files = new SettledFiles()
  let changes: Changes
  return {
    name: 'staffroom:live',
    apply: 'serve',
    enforce: 'pre',

    // These folders have thousands of files, and none is a source of the site.
    config: ({ root = process.cwd() }) => ({
      server: { watch: { ignored: ['.staffroom', 'dist', 'tests'].map((folder) => `${root}/${folder}/**`) } },
    }),

    configureServer(server) {
      folder.load = (url) => server.ssrLoadModule(url)
      const diagnostics = new ContentDiagnostics(folder, files, server.config.logger)
      const site = new SiteDiagnostics(server, folder)
      changes = new Changes(server, folder, files, diagnostics, site)
      server.middlewares.use('/__staffroom/facts', answerPageFacts(folder))
      server.middlewares.use(answerDocuments(folder, diagnostics, site, () => changes.version))
      // Errors surface on the first page that is requested.
      server.httpServer?.once('listening', () => {
        diagnostics.reportIndex().catch(() => undefined)
      })
    },

    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/tools/dev/browser/live.ts', 'data-version': String(changes.version) },
        injectTo: 'head',
      },
    ],

    load(id) {
      // Pages import their style sheet but are rendered without it: only the client environment compiles it.
      if (this.environment.name === 'ssr' && id.endsWith('.css')) return ''
      return folder.holds(id) ? files.read(id) : undefined
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, type, modules }) {
        if (this.environment.name !== 'ssr') return
        if (folder.holds(file)) await changes.ofContent(file, type)
        else if (PICTURE_ENDING.test(file))
          changes.ofPicture(pictures.pagesWith(relative(folder.root, file).replaceAll('\\', '/')))
        else if (!modules.length) return
        // Vite updates styles in the browser.
        else if (!file.endsWith('.css')) await changes.ofCode(file, type, modules)
        return []
      },
    },
  }
}
