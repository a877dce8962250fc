import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Part } from '../content/after-prerender.ts'
import { builtFile } from '../content/client-folder.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentPage } from '../content/content-index.ts'
import { DataOfPages } from './data-of-pages.ts'
import { latestDay, readDaysOfChange } from './last-modified.ts'
import { addressOf, isListed, mainOf, markdownPath } from './listing.ts'
import { llms } from './llms.ts'
import { markdownOf } from './markdown.ts'
import { robots, sitemap } from './sitemap.ts'

/** Writes what makes the pages findable: sitemap.xml, robots.txt, llms.txt, and each page as Markdown. A preview gets robots.txt only. */
export function discovery(folder: ContentFolder, imports: ReadonlyMap<string, readonly string[]>): Part {
  let listed = new Map<string, ContentPage>()
  let origin = ''
  return {
    name: 'discovery',
    async begin({ write }) {
      const publication = folder.publication()
      const { pages } = await folder.index()
      origin = await folder.origin()
      listed = new Map(pages.filter((page) => isListed(page, publication)).map((page) => [builtFile(page.route), page]))
      write('/robots.txt', robots(origin, publication.preview))
    },
    page(html, path, { write }) {
      const page = listed.get(path)
      if (page) write(markdownPath(page.route), markdownPage(page, html, origin))
    },
    async end({ write, tell }) {
      if (!listed.size) return
      const pages = [...listed.values()]
      const data = new DataOfPages(imports)
      const days = readDaysOfChange(folder.root, ['content', 'data'], folder.publication().buildDate)
      if (!days) tell('sitemap.xml names no days of change: this is no git repository, or a shallow clone.')
      const changed = ({ file, frontMatter: { template, updated } }: ContentPage) =>
        days ? latestDay([file, ...data.of(readFileSync(join(folder.root, file), 'utf8'), template)], days) : updated
      write('/sitemap.xml', sitemap(pages.map((page) => ({ address: addressOf(page.route, origin), changed: changed(page) }))))
      write('/llms.txt', llms(pages, await folder.site(), origin))
      tell(`✓ sitemap.xml, llms.txt and ${pages.length} pages as Markdown`)
    },
  }
}

/** Notes in `imports` which modules each module of ours imports, for what a page shows of the records. */
export function notesImports(folder: ContentFolder, imports: Map<string, string[]>): Plugin {
  const pathOf = (id: string) => relative(folder.root, id.split('?')[0]!).split(sep).join('/')
  return {
    name: 'staffroom:imports',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle() {
      if (this.environment.name !== 'ssr') return
      for (const id of this.getModuleIds()) {
        const path = pathOf(id)
        if (/^(components|data)\//.test(path)) imports.set(path, this.getModuleInfo(id)!.importedIds.map(pathOf))
      }
    },
  }
}

/** A page as a Markdown file, with what its head says as front matter. */
function markdownPage({ route, frontMatter: { title, description } }: ContentPage, html: string, origin: string): string {
  const address = addressOf(route, origin)
  const head = Object.entries({ title, description, url: address }).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
  return `---\n${head.join('')}---\n\n${markdownOf(mainOf(html), address)}\n`
}
