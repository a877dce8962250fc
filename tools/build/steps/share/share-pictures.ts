import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildStep } from '../../step.ts'
import { isListed } from '../../../content/listing.ts'
import { picturePath } from '../../../../pages/document/addresses.ts'
import { ico, iconOnPaper, iconSizes, manifest } from './favicons.ts'
import { loadTools } from './load-tools.ts'
import { pagePictureFacts } from './page-picture-facts.tsx'
import { sharePicture } from './share-picture.ts'
import { PictureCache, png, RASTERISER } from '../../rasterise.ts'

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
      write('favicon.ico', await cache.get(`${RASTERISER} ico ${mark}`, () => ico(mark)))
      write('site.webmanifest', manifest(await content.site()))

      const [{ pages }, origin] = await Promise.all([content.index(), content.origin()])
      const listed = pages.filter((page) => isListed(page, content.publication()))
      if (!listed.length) return

      const tools = loadTools(root)
      await Promise.all(
        listed.map(async ({ file, route, frontMatter }) => {
          const facts = pagePictureFacts(frontMatter, readFileSync(join(root, file), 'utf8'), origin)
          const svg = sharePicture(facts, tools)
          write(picturePath(route), await cache.get(`${RASTERISER} ${svg}`, () => png(svg)))
        }),
      )
      cache.prune()
      log(`✓ ${listed.length} share pictures, ${cache.count.drawn} of them new`)
    },
  }
}
