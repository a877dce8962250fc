import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findPage } from './load-page.ts'

/** Renders the 404 page for a URL without a content file. Vike reads +route.ts before `import.meta.glob` works. */
export function guard({ urlPathname }: PageContextServer): void {
  if (!findPage(urlPathname)) throw render(404)
}
