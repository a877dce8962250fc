import type { MDXContent } from 'mdx/types'
import { pages, publication } from 'virtual:content'
import { gallery } from 'virtual:gallery'
import type { Heading } from '../mdx/headings.ts'
import type { NamedWidget } from '../mdx/named-widgets.ts'
import type { ContentPage } from './content-index.ts'
import { NOT_FOUND, notFoundAmong } from './not-found.ts'
import { isPublished } from './publication.ts'
import { loadText } from './texts.ts'

/** A page's text as a component, its headings, and the widgets that it names. */
export type ContentText = { default: MDXContent; headings: Heading[]; widgets: NamedWidget[] }

/** A page with its compiled text, and the day that it names as its last change: the build's, where front matter pins none. */
export type LoadedPage = ContentPage & { Content: MDXContent; headings: Heading[]; widgets: NamedWidget[]; updated: { day: string; pinned: boolean } }

const published = new Map(pages.filter(({ route, frontMatter }) => route !== NOT_FOUND && isPublished(frontMatter, publication)).map((page) => [page.route, page]))

/** The routes that a build pre-renders; Vike itself renders the 404 page. */
export const routes = [...published.keys(), ...(gallery?.routes ?? [])]

/** The page at a URL, undefined where there is none. A trailing slash is the server's to redirect. */
export function findPage(route: string): ContentPage | undefined {
  return published.get(route) ?? gallery?.find(route)
}

/** The page that answers an unknown URL. */
export function notFoundPage(): ContentPage {
  return notFoundAmong(pages)
}

export async function loadPage(page: ContentPage): Promise<LoadedPage> {
  const specimen = await gallery?.load(page)
  if (specimen) return { ...page, ...specimen, updated: { day: publication.buildDate, pinned: false } }
  const loading = loadText(page.file)
  if (!loading) throw new Error(`${page.file} is in the index of pages, but no text was found for it.`)
  const { default: Content, headings, widgets } = await loading
  const pinned = page.frontMatter.updated
  return { ...page, Content, headings, widgets, updated: { day: pinned ?? publication.buildDate, pinned: pinned !== undefined } }
}
