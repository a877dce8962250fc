import type { Root } from 'hast'
import type { BuildStep } from '../../step.ts'
import { builtFile } from '../../built-page.ts'
import type { ContentPage } from '../../../content/routes.ts'
import { readDaysOfChange } from './last-modified.ts'
import { addressOf, markdownPath } from '../../../../pages/document/addresses.ts'
import { isListed } from '../../../content/listing.ts'
import { llms } from './llms.ts'
import { markdownOf } from '../markdown/markdown.ts'
import { securityTxt } from './security-txt.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * Writes sitemap.xml, robots.txt, llms.txt, security.txt, and each page as Markdown. A preview gets robots.txt only.
 */
export function discovery(): BuildStep {
  return {
    async end({ content, pages: built, write, log }) {
      const publication = content.publication()
      const origin = await content.origin()
      write('/robots.txt', robots(origin, publication.preview))
      const pages = (await content.index()).pages.filter((page) => isListed(page, publication))
      if (!pages.length) return
      for (const page of pages)
        write(markdownPath(page.route), markdownPage(page, built.get(builtFile(page.route))!.tree, origin))
      const days = readDaysOfChange(content.root, 'content')
      if (!days) log('sitemap.xml names no days of change: this is no git repository, or a shallow clone.')
      const changed = ({ file, frontMatter: { updated } }: ContentPage) => (days ? days.get(file) : updated)
      write(
        '/sitemap.xml',
        sitemap(pages.map((page) => ({ address: addressOf(page.route, origin), changed: changed(page) }))),
      )
      const company = await content.site()
      write('/llms.txt', llms(pages, company, origin))
      write('/.well-known/security.txt', securityTxt(company.email, origin, publication.buildDate))
      log(`✓ sitemap.xml, llms.txt and ${pages.length} pages as Markdown`)
    },
  }
}

/** A page as a Markdown file, with its metadata as front matter. */
function markdownPage({ route, frontMatter: { title, description } }: ContentPage, tree: Root, origin: string): string {
  const address = addressOf(route, origin)
  const head = Object.entries({ title, description, url: address }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  )
  return `---\n${head.join('')}---\n\n${markdownOf(tree, address)}\n`
}
