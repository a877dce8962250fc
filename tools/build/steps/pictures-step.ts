import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PictureCache, RASTERISER } from '../rasterise.ts'
import type { BuildStep } from '../step.ts'
import { encode } from '../../content/pictures/encode.ts'
import { filesOf, inPublic, PICTURE_ENDING, plainName, type Picture } from '../../content/pictures/picture.ts'
import { Pictures } from '../../content/pictures/pictures.ts'

const ADDRESS = /assets\/pictures\/[\w.-]+/g

/**
 * Writes the pictures that pages show, in all sizes and formats. Encoding takes seconds, so it is cached by the
 * pictures' bytes.
 */
export function pagePictures(): BuildStep {
  const named = new Set<string>()
  return {
    name: 'pictures',
    page(html) {
      for (const [name] of html.matchAll(ADDRESS)) named.add(name)
    },
    async end({ content: { root }, write, log }) {
      if (!named.size) return
      const cache = new PictureCache(join(root, '.staffroom/cache/pictures-of-pages'))
      // One picture at a time: each is encoded in several sizes in parallel.
      for (const picture of await picturesIn(root)) {
        if (!namesOf(picture).some((name) => named.has(name))) continue
        const source = readFileSync(join(root, picture.file))
        const { format: from } = picture
        if (from)
          await Promise.all(
            filesOf(picture).map(async ({ name, width, format }) =>
              write(name, await cache.get(`${RASTERISER} ${name}`, () => encode(source, from, width, format), format)),
            ),
          )
        else if (!inPublic(picture)) write(plainName(picture), source)
      }
      cache.prune()
      log(`✓ ${named.size} picture files, ${cache.count.drawn} of them new`)
    },
  }
}

function namesOf(picture: Picture): string[] {
  return picture.format ? filesOf(picture).map(({ name }) => name) : [plainName(picture)]
}

/** Every picture beside a page or in `public/`. */
async function picturesIn(root: string): Promise<Picture[]> {
  const pictures = new Pictures(() => root)
  const files = ['content', 'public']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).split(sep).join('/'))
  const found = await Promise.all(
    files
      .filter((file) => PICTURE_ENDING.test(file))
      .sort()
      .map((file) => pictures.read(file)),
  )
  return found.filter((picture) => picture !== undefined)
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  } catch {
    // `public/` is optional.
    return []
  }
}
