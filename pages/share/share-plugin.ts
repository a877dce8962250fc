import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { clientFolder } from '../content/client-folder.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { picturePath } from '../discovery/listing.ts'
import { ownFiles } from './own-files.ts'
import { pictures } from './picture-facts.ts'

/** Draws each page's share picture, the icons and the web manifest. Pictures are kept by what they show, and drawn only when that changes. */
export function sharePictures(folder: ContentFolder): Plugin {
  let out = ''
  return {
    name: 'staffroom:share-pictures',
    apply: 'build',
    sharedDuringBuild: true,
    configResolved(config) {
      out = clientFolder(config)
    },
    closeBundle: {
      // After Vike has pre-rendered.
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr') return
        // Loaded only here: dev needs neither the rasteriser nor the fonts.
        const [{ PictureCache, png, readRasteriser }, { ico, iconOnPaper, iconSizes, manifest }, { site }] = await Promise.all([
          import('./rasterise.ts'), import('./icons.ts'), folder.load('/data/site.ts') as Promise<{ site: { brand: string; tagline: string } }>,
        ])
        const rasteriser = await readRasteriser()
        const cache = new PictureCache(join(folder.root, '.staffroom/cache/pictures'))
        const write = (path: string, bytes: Buffer | string) => {
          mkdirSync(dirname(join(out, path)), { recursive: true })
          writeFileSync(join(out, path), bytes)
        }
        const mark = readFileSync(join(folder.root, 'components/frame/favicon.svg'), 'utf8')
        const square = iconOnPaper(mark)
        for (const [file, size] of Object.entries(iconSizes)) write(file, await cache.get(`${rasteriser} ${size} ${square}`, () => png(square, size)))
        write('favicon.ico', await cache.get(`${rasteriser} ico ${mark}`, () => ico(mark)))
        write('site.webmanifest', manifest(site))
        if (!pictures.size) return

        const { key, load } = ownFiles(folder.root)
        await Promise.all([...pictures].map(async ([route, facts]) => write(picturePath(route), await cache.get(`${rasteriser} ${key} ${JSON.stringify(facts)}`, async () => png((await load())(facts))))))
        this.environment.logger.info(`✓ ${pictures.size} share pictures, ${cache.count.drawn} of them new`)
      },
    },
  }
}
