import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../build/part.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { isPublished } from '../content/publication.ts'
import { filesOf, inPublic, plainName, type Picture } from './picture.ts'
import type { Pictures } from './pictures.ts'

/** Writes the pictures of the pages into the build, in all widths and formats. They are kept, and made anew only where one has changed. */
export function pagePictures(folder: ContentFolder, pictures: Pictures): Part {
  return { name: 'page-pictures', end: async ({ write, tell }) => {
    const { pages } = await folder.index()
    const shown = new Map<string, Picture>()
    for (const { file } of pages.filter(({ frontMatter }) => isPublished(frontMatter, folder.publication()))) {
      for (const { picture } of pictures.of(join(folder.root, file))) if (picture) shown.set(picture.file, picture)
    }
    if (!shown.size) return
    const [{ PictureCache, readRasteriser }, { encode }] = await Promise.all([import('../share/rasterise.ts'), import('./encode.ts')])
    const rasteriser = await readRasteriser()
    const cache = new PictureCache(join(folder.root, '.staffroom/cache/pictures-of-pages'))
    // One picture at a time: each is made in several sizes at once as it is.
    for (const picture of [...shown.values()].sort((a, b) => (a.file < b.file ? -1 : 1))) {
      const source = readFileSync(join(folder.root, picture.file))
      const { format: from } = picture
      if (from) await Promise.all(filesOf(picture).map(async ({ name, width, format }) => write(name, await cache.get(`${rasteriser} ${name}`, () => encode(source, from, width, format), format))))
      else if (!inPublic(picture)) write(plainName(picture), source)
    }
    tell(`✓ ${shown.size} pictures in their sizes, ${cache.count.drawn} files of them new`)
  } }
}
