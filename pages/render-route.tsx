import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NOT_FOUND } from './document/addresses.ts'
import { Head } from './document/Head.tsx'
import { Page } from './document/Page.tsx'
import { findPage, loadPage, notFoundPage, type LoadedPage } from './page/load-page.ts'

/**
 * Renders a loaded page.
 * @throws with the page's file if it cannot be rendered
 */
export function renderPage(page: LoadedPage): { head: string; body: string } {
  return { head: render(page, <Head {...page} />), body: render(page, <Page page={page} />) }
}

/** The HTML of a route's page, without what Vike adds; undefined if there is no such page. */
export async function renderRoute(route: string): Promise<string | undefined> {
  const page = route === NOT_FOUND ? notFoundPage() : findPage(route)
  if (!page) return undefined
  const { head, body } = renderPage(await loadPage(page))
  return head + body
}

function render({ file }: LoadedPage, element: ReactElement): string {
  try {
    return renderToStaticMarkup(element)
  } catch (cause) {
    throw new Error(`${file} could not be rendered: ${(cause as Error).message}`, { cause })
  }
}
