import type { ContentPage } from './routes.ts'
import { isPublished, type Publication } from './publication.ts'

/** Whether search, here and elsewhere, may find a page: it is no draft and does not ask to be left out. */
export function isFindable({ frontMatter }: ContentPage, publication: Publication): boolean {
  return isPublished(frontMatter, publication) && !frontMatter.draft && !frontMatter.noindex
}

/**
 * Whether the site shows a page to the outside: in the sitemap, as Markdown, with a share picture. A preview shows
 * nothing.
 */
export function isListed(page: ContentPage, publication: Publication): boolean {
  return !publication.preview && isFindable(page, publication)
}
