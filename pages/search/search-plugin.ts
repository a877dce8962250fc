import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { clientFolder } from '../content/client-folder.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { isLeftOut } from '../discovery/left-out.ts'
import { isFindable, mainOf } from '../discovery/listing.ts'

/** Makes the index of the site's own search, of every page that may be found. */
export function search(folder: ContentFolder): Plugin {
  let out = ''
  return {
    name: 'staffroom:search',
    apply: 'build',
    sharedDuringBuild: true,
    configResolved(config) {
      out = clientFolder(config)
    },
    closeBundle: {
      // After Vike has pre-rendered, and after scripts that no page names have been removed: this one no page names.
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr' || isLeftOut('search')) return
        const { pages } = await folder.index()
        const found = pages.filter((page) => page.route !== '/404' && isFindable(page, folder.publication()))
        if (!found.length) return
        const { searchIndex } = await import('./search-index.ts')
        const files = await searchIndex(found.map(({ route, frontMatter: { title, description } }) => ({ route, title, description, main: mainOf(readFileSync(join(out, route === '/' ? 'index.html' : `${route}.html`), 'utf8')) })))
        for (const { path, content } of files) {
          const file = join(out, 'pagefind', path)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, content)
        }
        this.environment.logger.info(`✓ search index of ${found.length} pages`)
      },
    },
  }
}
