import type { MDXContent } from 'mdx/types'
import { notFound, pages, publication, type Heading, type NamedWidget, type Page } from 'virtual:content'
import { gallery } from 'virtual:gallery'
import { loadText } from './texts.ts'

/** A page's text as a component, its headings, and the widgets that it names. */
export type ContentText = { default: MDXContent; headings: Heading[]; widgets: NamedWidget[] }

/** A page with its compiled text, and the day of its last change: the build date, unless front matter pins a day. */
export type LoadedPage = Page & {
  Content: MDXContent
  headings: Heading[]
  widgets: NamedWidget[]
  updated: { day: string; pinned: boolean }
}

const byRoute = new Map(pages.map((page) => [page.route, page]))

/** The routes that a build pre-renders; Vike itself renders the 404 page. */
export const routes = [...byRoute.keys(), ...(gallery?.routes ?? [])]

/** The page at a URL, undefined where there is none. A trailing slash is the server's to redirect. */
export function findPage(route: string): Page | undefined {
  return byRoute.get(route) ?? gallery?.find(route)
}

/**
 * The page that answers an unknown URL.
 * @throws when content/404.mdx is missing
 */
export function notFoundPage(): Page {
  if (!notFound) throw new Error('content/404.mdx is missing: it is what visitors see at an unknown address.')
  return notFound
}

/** A page with its text. */
export async function loadPage(page: Page): Promise<LoadedPage> {
  const { default: Content, headings, widgets } = await textOf(page)
  const pinned = page.frontMatter.updated
  return {
    ...page,
    Content,
    headings,
    widgets,
    updated: { day: pinned ?? publication.buildDate, pinned: pinned !== undefined },
  }
}

async function textOf(page: Page): Promise<ContentText> {
  const text = (await gallery?.load(page)) ?? (await loadText(page.file))
  if (!text) throw new Error(`${page.file} is in the index of pages, but no text was found for it.`)
  return text
}
