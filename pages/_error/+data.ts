import { loadPage, notFoundPage, type LoadedPage } from '../page/pages.ts'

/** The 404 page is content like any other: content/404.mdx. */
export function data(): Promise<LoadedPage> {
  return loadPage(notFoundPage())
}
