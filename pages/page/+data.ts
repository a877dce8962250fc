import type { PageContextServer } from 'vike/types'
import { findPage, loadPage, type LoadedPage } from './load-page.ts'

/** Loads the page at a URL. */
export function data({ urlPathname }: PageContextServer): Promise<LoadedPage> {
  return loadPage(findPage(urlPathname)!)
}
