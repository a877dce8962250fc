import { loadPage, notFoundPage, type LoadedPage } from '../page/load-page.ts'

/** Loads the 404 page, which is a content file: content/404.mdx. */
export function data(): Promise<LoadedPage> {
  return loadPage(notFoundPage())
}
