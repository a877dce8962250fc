import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { LoadedPage } from './page/pages.ts'
import { Head } from './document/Head.tsx'
import { Page } from './document/Page.tsx'
import { shortTags } from './document/short-tags.ts'
import './site.css'

/** Renders a page as a complete HTML document. */
export function onRenderHtml(pageContext: PageContextServer) {
  const page = pageContext.data as LoadedPage
  const head = render(page, <Head {...page} />)
  const body = render(page, <Page page={page} />)
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB"><head>${dangerouslySkipEscape(head)}</head><body>${dangerouslySkipEscape(shortTags(body))}</body></html>`
  return { documentHtml, injectFilter: withoutFonts }
}

function render({ file }: LoadedPage, element: ReactElement): string {
  try {
    return renderToStaticMarkup(element)
  } catch (cause) {
    throw new Error(`${file} could not be rendered: ${(cause as Error).message}`, { cause })
  }
}

/** Stops Vike from preloading every font: the head preloads the two that all pages need. */
function withoutFonts(assets: { assetType: string | null; inject: unknown }[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
