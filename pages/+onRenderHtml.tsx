import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { LoadedPage } from './content/pages.ts'
import { Head } from './document/Head.tsx'
import { Page } from './document/Page.tsx'
import { shortTags } from './document/short-tags.ts'
import { pictureOf } from './share/picture-of.tsx'
import { pictures } from './share/picture-facts.ts'
import './site.css'

/** A page as a whole HTML document. */
export function onRenderHtml(pageContext: PageContextServer) {
  const page = pageContext.data as LoadedPage
  const head = renderToStaticMarkup(<Head {...page} />)
  const body = renderToStaticMarkup(<Page page={page} />)
  const picture = pictureOf(page)
  if (picture) pictures.set(page.route, picture)
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB"><head>${dangerouslySkipEscape(head)}</head><body>${dangerouslySkipEscape(shortTags(body))}</body></html>`
  return { documentHtml, injectFilter: withoutFonts }
}

/** The head preloads the two fonts that every page shows at once; Vike would add the one that few need. */
function withoutFonts(assets: { assetType: string | null; inject: unknown }[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
