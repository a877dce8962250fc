import { blueprint } from '../blueprint/blueprint-part.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { securePages } from '../delivery/secure-pages.ts'
import { discovery } from '../discovery/discovery.ts'
import { pagePictures } from '../pictures/page-pictures.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { search } from '../search/site-search.ts'
import type { PictureFacts } from '../share/picture-facts.ts'
import { sharePictures } from '../share/share-pictures.ts'
import { inlineCss } from '../styles/inline-css.ts'
import type { EngineFacts } from './engine-plugin.ts'
import type { Part } from './part.ts'
import { redirectPages } from './redirect-pages.ts'
import { dropUnusedChunks } from './unused-chunks.ts'

/** What the parts of a build work with. */
export type Materials = {
  folder: ContentFolder
  /** The pictures that pages show. */
  pictures: Pictures
  /** What share pictures are drawn from, by route. */
  share: ReadonlyMap<string, PictureFacts>
  imports: EngineFacts['imports']
  /** A hash of the engine. */
  engine: string
}

/** Everything that turns rendered pages into a site, in its order. */
export function parts({ folder, pictures, share, imports, engine }: Materials): Part[] {
  return [
    redirectPages(folder), dropUnusedChunks(), blueprint(folder, engine), discovery(folder, new Map(imports)), sharePictures(folder, share), pagePictures(folder, pictures), search(folder),
    // Last, what changes pages: a policy is of all that stands in its page.
    inlineCss(), securePages(),
  ]
}
