import type { ContentPage } from './content-index.ts'

/** Where the page stands that answers an unknown URL. */
export const NOT_FOUND = '/404'

/** @throws where there is none */
export function notFoundAmong(pages: readonly ContentPage[]): ContentPage {
  const page = pages.find(({ route }) => route === NOT_FOUND)
  if (!page) throw new Error('content/404.mdx is missing: it is what visitors see at an unknown address.')
  return page
}
