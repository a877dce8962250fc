import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildStep } from '../../step.ts'
import { isListed } from '../../../content/listing.ts'
import { picturePath } from '../../../../pages/document/addresses.ts'
import { iconOnPaper, iconSizes, manifest } from './favicons.ts'
import { sharePicture, type Tools, type SharePicture } from './share-picture.ts'
import { PictureCache, png, RASTERISER } from '../../rasterise.ts'
import { hex } from '../../../../components/ui/contrast.ts'
import { readColour, readTheme } from '../../../lib/svg/svg-theme.ts'
import { loadOutlineFont } from './outline-font.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '../../../../data/site.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'
import type { Vocabulary } from '../../../content/vocabulary.ts'
import { pageDrawing } from './page-drawing.tsx'

/** Draws the share pictures, the icons and the web manifest. */
export function sharePictures(): BuildStep {
  return {
    end: async ({ content, write, log }) => {
      const { root } = content
      const cache = new PictureCache(join(root, '.staffroom/cache/pictures'))
      const mark = readFileSync(join(root, 'components/frame/favicon.svg'), 'utf8')
      const square = iconOnPaper(mark)
      for (const [file, size] of Object.entries(iconSizes))
        write(file, await cache.get(`${RASTERISER} ${size} ${square}`, () => png(square, size)))
      // A PNG by that name, for clients that request it without reading the page: all of them look at the bytes.
      write('favicon.ico', await cache.get(`${RASTERISER} 32 ${mark}`, () => png(mark, 32)))
      write('site.webmanifest', manifest(await content.site()))

      const [{ pages }, origin, { widgets }] = await Promise.all([
        content.index(),
        content.origin(),
        content.vocabulary(),
      ])
      const listed = pages.filter((page) => isListed(page, content.publication()))
      if (!listed.length) return

      const tools = loadTools(root)
      await Promise.all(
        listed.map(async ({ file, route, frontMatter }) => {
          const facts = pagePictureFacts(frontMatter, readFileSync(join(root, file), 'utf8'), origin, widgets)
          const svg = sharePicture(facts, tools)
          write(picturePath(route), await cache.get(`${RASTERISER} ${svg}`, () => png(svg)))
        }),
      )
      cache.prune()
      log(`✓ ${listed.length} share pictures, ${cache.count.drawn} of them new`)
    },
  }
}

/** Loads the fonts and the colours of share pictures. */
export function loadTools(root: string): Tools {
  const font = (name: string) => loadOutlineFont(join(root, `tools/lib/svg/fonts/${name}.ttf`))
  const { properties } = readTheme(root)
  return {
    display: font('besley-500'),
    body: font('figtree-400'),
    mono: font('dm-mono-500'),
    colour: (name) => hex(readColour(`var(--color-${name})`, properties, 'light')!),
  }
}

/**
 * The data of a page's share picture.
 * @param source the page's MDX
 * @param origin the live site's origin
 */
function pagePictureFacts(
  frontMatter: FrontMatter,
  source: string,
  origin: string,
  widgets: Vocabulary['widgets'],
): SharePicture {
  const drawing = pageDrawing(frontMatter, source, widgets)
  return {
    title: frontMatter.title,
    drawing: drawing && renderToStaticMarkup(drawing),
    brand: site.brand,
    tagline: site.tagline,
    host: new URL(origin).host,
  }
}
