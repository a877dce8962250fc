import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { afterPrerender } from '../content/after-prerender.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentPage } from '../content/content-index.ts'
import { DataOfPages } from './data-of-pages.ts'
import { latestDay, readDaysOfChange } from './last-modified.ts'
import { addressOf, isListed, mainOf, markdownPath } from './listing.ts'
import { llms, type Company } from './llms.ts'
import { markdownOf } from './markdown.ts'
import { robots, sitemap } from './sitemap.ts'

/** Writes what makes the pages findable: sitemap.xml, robots.txt, llms.txt, and each page as Markdown. A preview gets robots.txt only. */
export function discovery(folder: ContentFolder): Plugin {
  const imports = new Map<string, string[]>()
  const pathOf = (id: string) => relative(folder.root, id.split('?')[0]!).split(sep).join('/')

  return {
    ...afterPrerender('discovery', async ({ read, write, tell }) => {
      const publication = folder.publication()
      const [{ pages }, origin] = await Promise.all([folder.index(), folder.origin()])
      write('robots.txt', robots(origin, publication.preview))
      const listed = pages.filter((page) => isListed(page, publication))
      if (!listed.length) return

      const { site } = (await folder.load('/data/site.ts')) as { site: Company }
      const data = new DataOfPages(imports)
      const days = readDaysOfChange(folder.root, ['content', 'data'], publication.buildDate)
      if (!days) tell('sitemap.xml names no days of change: this is no git repository, or a shallow clone.')
      const changed = ({ file, frontMatter: { template, updated } }: ContentPage) =>
        days ? latestDay([file, ...data.of(readFileSync(join(folder.root, file), 'utf8'), template)], days) : updated
      write('sitemap.xml', sitemap(listed.map((page) => ({ address: addressOf(page.route, origin), changed: changed(page) }))))
      write('llms.txt', llms(listed, site, origin))
      for (const page of listed) write(markdownPath(page.route), markdownPage(page, read(page.route), origin))
      tell(`✓ sitemap.xml, llms.txt and ${listed.length} pages as Markdown`)
    }),
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
