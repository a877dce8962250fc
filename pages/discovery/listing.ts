import type { ContentPage } from '../content/content-index.ts'
import { isPublished, type Publication } from '../content/publication.ts'

/** Whether search, here and elsewhere, may find a page: it is no draft and does not ask to be left out. */
export function isFindable({ frontMatter }: ContentPage, publication: Publication): boolean {
  return isPublished(frontMatter, publication) && !frontMatter.draft && !frontMatter.noindex
}

/** Whether the site shows a page to the outside: in the sitemap, as Markdown, with a share picture. A preview shows nothing. */
export function isListed(page: ContentPage, publication: Publication): boolean {
  return !publication.preview && isFindable(page, publication)
}

/** Where a page stands as Markdown. */
export function markdownPath(route: string): string {
  return `${nameOf(route)}.md`
}

/** Where a page's share picture stands. */
export function picturePath(route: string): string {
  return `/share${nameOf(route)}.png`
}

/** What stands in a built page's `main`. */
export function mainOf(html: string): string {
  return /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
}

/** The address of a page. */
export function addressOf(route: string, origin: string): string {
  return `${origin}${route}`
}

function nameOf(route: string): string {
  return route === '/' ? '/index' : route
}
