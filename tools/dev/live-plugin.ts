import type { Plugin } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { PICTURE_ENDING } from '../content/pictures/picture.ts'
import type { EditAccess } from '../edit/guard.ts'
import { answerDocuments } from './answer-documents.ts'
import { Changes } from './changes.ts'
import { SiteDiagnostics } from './site-diagnostics.ts'

/** Dev only: updates open pages without a reload, and shows errors on the pages that have them. */
export function live(folder: ContentFolder, access: EditAccess): Plugin {
  let changes: Changes
  return {
    name: 'staffroom:live',
    apply: 'serve',
    enforce: 'pre',

    config: ({ root = process.cwd() }) => ({
      server: {
        watch: {
          // These folders have thousands of files, and none is a source of the site.
          ignored: ['.staffroom', 'dist', 'tests'].map((folder) => `${root}/${folder}/**`),
          // Without this the watcher drops a second save within 50 ms.
          awaitWriteFinish: { stabilityThreshold: 5, pollInterval: 5 },
        },
      },
    }),

    configureServer(server) {
      const site = new SiteDiagnostics(server, folder)
      changes = new Changes(server, folder, site)
      // Errors surface on the first page that is requested.
      server.httpServer?.once('listening', () => void site.reportIndex().catch(() => undefined))
      server.middlewares.use(answerDocuments(folder, site, changes, access))
    },

    load(id) {
      // Pages import their style sheet but are rendered without it: only the client environment compiles it.
      return this.environment.name === 'ssr' && id.endsWith('.css') ? '' : undefined
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, type, modules, read }) {
        if (this.environment.name !== 'ssr') return
        // An editor may empty a file before it writes it: Vite's `read` waits for the text.
        if (folder.holds(file)) await changes.ofContent(file, type, type === 'delete' ? '' : await read())
        else if (PICTURE_ENDING.test(file)) changes.ofPicture(file)
        else if (!modules.length) return
        // Vite updates styles in the browser.
        else if (!file.endsWith('.css')) changes.ofCode(file)
        return []
      },
    },
  }
}
