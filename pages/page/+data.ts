import type { PageContextServer } from 'vike/types'
import { findPage, loadPage, type LoadedPage } from './pages.ts'

export type Data = LoadedPage

export function data({ urlPathname }: PageContextServer): Promise<Data> {
  return loadPage(findPage(urlPathname)!)
}
