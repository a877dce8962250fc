import { renderToStaticMarkup } from 'react-dom/server'
import { origin, publication } from 'virtual:content'
import { site } from '../../data/site.ts'
import type { LoadedPage } from '../content/pages.ts'
import { isLeftOut } from '../discovery/left-out.ts'
import { isListed } from '../discovery/listing.ts'
import { pageDrawing } from './page-drawing.tsx'
import type { PictureFacts } from './picture-facts.ts'

/** What the page's share picture is drawn from; undefined where the page gets none. */
export function pictureOf(page: LoadedPage): PictureFacts | undefined {
  if (isLeftOut('pictures') || !isListed(page, publication)) return undefined
  const drawing = pageDrawing(page.frontMatter, page.widgets)
  return { title: page.frontMatter.title, drawing: drawing && renderToStaticMarkup(drawing), brand: site.brand, tagline: site.tagline, host: new URL(origin).host }
}
