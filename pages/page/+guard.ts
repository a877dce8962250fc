import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findPage } from './pages.ts'

/** A URL without a content file is the 404 page. A guard, since Vike reads +route.ts before `import.meta.glob` works. */
export function guard({ urlPathname }: PageContextServer): void {
  if (!findPage(urlPathname)) throw render(404)
}
