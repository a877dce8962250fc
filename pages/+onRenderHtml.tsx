import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { LoadedPage } from './page/load-page.ts'
import { renderPage } from './render-route.tsx'
import './site.css'

/** Renders a page as a complete HTML document. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { head, body } = renderPage(pageContext.data as LoadedPage)
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB"><head>${dangerouslySkipEscape(head)}</head><body>${dangerouslySkipEscape(body)}</body></html>`
  return { documentHtml, injectFilter: withoutFonts }
}

/** Stops Vike from preloading every font: the head preloads the two that all pages need. */
function withoutFonts(assets: { assetType: string | null; inject: unknown }[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
