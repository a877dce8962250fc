import type { MDXContent } from 'mdx/types'
import { pages, publication } from 'virtual:content'
import { gallery } from 'virtual:gallery'
import type { Heading } from '../mdx/export-headings.ts'
import type { NamedWidget } from '../mdx/export-widgets.ts'
import type { ContentPage } from './content-index.ts'
import { isPublished } from './publication.ts'

type ContentModule = { default: MDXContent; headings: Heading[]; widgets: NamedWidget[] }

/** A page with its compiled text, and the day that it names as its last change: the build's, where front matter pins none. */
export type LoadedPage = ContentPage & { Content: MDXContent; headings: Heading[]; widgets: NamedWidget[]; updated: { day: string; pinned: boolean } }

const modules = import.meta.glob<ContentModule>('/content/**/*.mdx')

const NOT_FOUND = '/404'

/** The pages of this build, the 404 page left out. */
export function publishedPages(): ContentPage[] {
  return pages.filter(({ route, frontMatter }) => route !== NOT_FOUND && isPublished(frontMatter, publication))
}

/** The page at a URL, undefined where there is none. A trailing slash is the server's to redirect. */
export function findPage(route: string): ContentPage | undefined {
  return publishedPages().find((page) => page.route === route) ?? gallery?.find(route)
}

/** The page that answers an unknown URL. */
export function notFoundPage(): ContentPage {
  const page = pages.find(({ route }) => route === NOT_FOUND)
  if (!page) throw new Error('content/404.mdx is missing: it is what visitors see at an unknown address.')
  return page
}

export async function loadPage(page: ContentPage): Promise<LoadedPage> {
  const specimen = await gallery?.load(page)
  if (specimen) return { ...page, ...specimen, updated: { day: publication.buildDate, pinned: false } }
  const load = modules[`/${page.file}`]
  if (!load) throw new Error(`${page.file} is in the index of pages, but no module was found for it.`)
  const { default: Content, headings, widgets } = await load()
  const pinned = page.frontMatter.updated
  return { ...page, Content, headings, widgets, updated: { day: pinned ?? publication.buildDate, pinned: pinned !== undefined } }
}
