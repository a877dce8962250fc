import { execFileSync } from 'node:child_process'
import { readToolSettings } from '../lib/tool-settings.ts'
import type { FrontMatter } from './front-matter.ts'
import type { ContentPage } from './routes.ts'

/** Which pages a build includes. */
export type Publication = {
  /** The one date of a build, YYYY-MM-DD: the same commit always builds the same bytes. */
  buildDate: string
  /** A preview includes drafts and future pages, and is not indexed. */
  preview: boolean
}

/** Whether a build includes the page. */
export function isPublished({ draft, publish, expires }: FrontMatter, { buildDate, preview }: Publication): boolean {
  if (expires && buildDate > expires) return false
  return preview || (!draft && !(publish && buildDate < publish))
}

/** Why visitors do not see a page on a day: "Draft", "From 2026-01-31"; undefined if they do. */
export function unpublishedLabel(
  { draft, publish, expires }: Pick<FrontMatter, 'draft' | 'publish' | 'expires'>,
  day: string,
): string | undefined {
  if (draft) return 'Draft'
  if (publish && day < publish) return `From ${publish}`
  return expires && day > expires ? `Until ${expires}` : undefined
}

/** The build date: `BUILD_DATE` if set, else the day of the last commit, else today. */
export function readBuildDate({ BUILD_DATE } = readToolSettings()): string {
  if (BUILD_DATE) return BUILD_DATE
  try {
    return (
      execFileSync('git', ['log', '-1', '--format=%cd', '--date=format-local:%Y-%m-%d'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, TZ: 'UTC' },
      }).trim() || today()
    )
  } catch {
    return today()
  }
}

function today(): string {
  const day = new Date().toISOString().slice(0, 10)
  console.warn(`No commit and no BUILD_DATE: this build takes today, ${day}.`)
  return day
}

/** Whether the site's search and search engines may find a page: it is published and has no `noindex`. */
export function isFindable({ frontMatter }: ContentPage, publication: Publication): boolean {
  return isPublished(frontMatter, publication) && !frontMatter.draft && !frontMatter.noindex
}

/** Whether a page is in the sitemap, and has a Markdown version and a share picture. In a preview no page has. */
export function isListed(page: ContentPage, publication: Publication): boolean {
  return !publication.preview && isFindable(page, publication)
}
