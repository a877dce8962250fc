import type { Place } from '../../content/content-error.ts'
import type { DataFile } from './data-file.ts'
import type { PageItem } from './page-items.ts'
import type { Site, SitePage } from './site-reader.ts'

/** A link to a page of this site: its path, and the name after #. */
export type InternalLink = { path: string; anchor: string | undefined }

/** Parses a link within the site; undefined for an external one. `on` is the route of its page. */
export function internalLink(href: string, on: string): InternalLink | undefined {
  const match = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href)
  if (!match || href === '') return undefined
  return { path: match[1] ?? on, anchor: match[2] || undefined }
}

/** A link of a page or a record, with its place. */
export type SourceLink = { file: SitePage | DataFile; page?: SitePage; href: string; place: Place; item?: PageItem }

/** Every link that an author wrote, in some pages and in all records. */
export function linksOf({ data }: Site, pages: readonly SitePage[]): SourceLink[] {
  return [
    ...pages.flatMap((page) =>
      page.items.flatMap((item) =>
        // Links in widgets come from records.
        item.kind === 'link' && !item.by ? [{ file: page, page, href: item.href, place: item.place, item }] : [],
      ),
    ),
    ...data.flatMap((file) =>
      file.texts.flatMap(({ value, place, isPart }) =>
        !isPart && isPath(value) ? [{ file, href: value, place }] : [],
      ),
    ),
  ]
}

/** Whether a link is written as [words](/path), which builds can show without the link. */
export function isTextLink({ source, lines }: SitePage, whole: Place): boolean {
  return source[lines.offsetOf(whole)] === '['
}

/** Whether a text of a record is a path of this site. */
function isPath(text: string): boolean {
  return /^\/([a-z0-9][\w-]*(\/[\w-]+)*)?([?#]\S*)?$/i.test(text)
}
