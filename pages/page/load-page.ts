import type { MDXContent } from 'mdx/types'
import { notFound, pages, publication, type Heading, type NamedWidget, type Page } from 'virtual:content'
import { gallery } from 'virtual:gallery'

/**
 * A page with its compiled text and the day of its last change (YYYY-MM-DD), which is the build date unless front
 * matter pins one.
 */
export type LoadedPage = Page & {
  Content: MDXContent
  headings: Heading[]
  widgets: NamedWidget[]
  updated: { day: string; pinned: boolean }
  /** The day of the build, such as 2026-01-31. */
  buildDate: string
}

const byRoute = new Map(pages.map((page) => [page.route, page]))

/** The routes that a build pre-renders. Vike adds the 404 page. */
export const prerenderedRoutes = [...byRoute.keys(), ...(gallery?.routes ?? [])]

/** The page at a URL; undefined if there is none. Servers redirect URLs with a trailing slash. */
export function findPage(route: string): Page | undefined {
  return byRoute.get(route) ?? gallery?.find(route)
}

/**
 * The page for unknown URLs.
 * @throws if content/404.mdx is missing
 */
export function notFoundPage(): Page {
  if (!notFound) throw new Error('content/404.mdx is missing. Visitors see this page at an unknown URL.')
  return notFound
}

/**
 * Loads a page's text.
 * @throws if its content file is missing
 */
export async function loadPage(page: Page): Promise<LoadedPage> {
  const { default: Content, headings, widgets } = await loadContent(page)
  const pinned = page.frontMatter.updated
  return {
    ...page,
    Content,
    headings,
    widgets,
    updated: { day: pinned ?? publication.buildDate, pinned: pinned !== undefined },
    buildDate: publication.buildDate,
  }
}

async function loadContent(page: Page): Promise<ContentModule> {
  const content = (await gallery?.load(page)) ?? (await contentModules[`/${page.file}`]?.())
  if (!content) throw new Error(`${page.file} is in the index of pages, but the file was not found.`)
  return content
}

/** A page's text as a component, its headings, and the widgets that it names. */
export type ContentModule = { default: MDXContent; headings: Heading[]; widgets: NamedWidget[] }

/** All content files. Each is loaded when its page is rendered. */
const contentModules = import.meta.glob<ContentModule>('/content/**/*.mdx')
