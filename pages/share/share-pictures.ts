import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../build/part.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { picturePath } from '../discovery/listing.ts'
import { ownFiles } from './own-files.ts'
import type { PictureFacts } from './picture-facts.ts'

/**
 * Draws each page's share picture, the icons and the web manifest. Pictures are kept by what they show, and drawn only when that changes.
 * @param pictures what they are drawn from, by route; complete once all pages are there
 */
export function sharePictures(folder: ContentFolder, pictures: ReadonlyMap<string, PictureFacts>): Part {
  return { name: 'share-pictures', end: async ({ write, tell }) => {
    // Loaded only here: dev needs neither the rasteriser nor the fonts.
    const [{ PictureCache, png, readRasteriser }, { ico, iconOnPaper, iconSizes, manifest }, site] = await Promise.all([
      import('./rasterise.ts'), import('./icons.ts'), folder.site(),
    ])
    const rasteriser = await readRasteriser()
    const cache = new PictureCache(join(folder.root, '.staffroom/cache/pictures'))
    const mark = readFileSync(join(folder.root, 'components/frame/favicon.svg'), 'utf8')
    const square = iconOnPaper(mark)
    for (const [file, size] of Object.entries(iconSizes)) write(file, await cache.get(`${rasteriser} ${size} ${square}`, () => png(square, size)))
    write('favicon.ico', await cache.get(`${rasteriser} ico ${mark}`, () => ico(mark)))
    write('site.webmanifest', manifest(site))
    if (!pictures.size) return

    const { key, load } = ownFiles(folder.root)
    await Promise.all([...pictures].map(async ([route, facts]) => write(picturePath(route), await cache.get(`${rasteriser} ${key} ${JSON.stringify(facts)}`, async () => png((await load())(facts))))))
    tell(`✓ ${pictures.size} share pictures, ${cache.count.drawn} of them new`)
  } }
}
