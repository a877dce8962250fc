import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '../../../../data/site.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'
import { pageDrawing } from './page-drawing.tsx'
import type { SharePicture } from './share-picture.ts'

/**
 * The data of a page's share picture.
 * @param source the page's MDX
 * @param origin the live site's origin
 */
export function pagePictureFacts(frontMatter: FrontMatter, source: string, origin: string): SharePicture {
  const drawing = pageDrawing(frontMatter, source)
  return {
    title: frontMatter.title,
    drawing: drawing && renderToStaticMarkup(drawing),
    brand: site.brand,
    tagline: site.tagline,
    host: new URL(origin).host,
  }
}
