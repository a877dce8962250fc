import type { ContentPage } from './routes.ts'
import { isPublished, type Publication } from './publication.ts'

/** Whether the site's search and search engines may find a page: it is published and has no `noindex`. */
export function isFindable({ frontMatter }: ContentPage, publication: Publication): boolean {
  return isPublished(frontMatter, publication) && !frontMatter.draft && !frontMatter.noindex
}

/** Whether a page is in the sitemap, and has a Markdown version and a share picture. In a preview no page has. */
export function isListed(page: ContentPage, publication: Publication): boolean {
  return !publication.preview && isFindable(page, publication)
}
