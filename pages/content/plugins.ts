import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { blueprintInDev } from '../blueprint/blueprint-plugin.ts'
import { live } from '../dev/live-plugin.ts'
import { gallery } from '../gallery/gallery-plugin.ts'
import { mdxOptions } from '../mdx/options.ts'
import { Pictures } from '../pictures/pictures.ts'
import { ContentFolder } from './content-folder.ts'
import { contentIndex } from './index-plugin.ts'

/** Everything that turns the content folder into pages: the index, MDX, the gallery, and live updates in dev. */
export function content(): PluginOption[] {
  const folder = new ContentFolder()
  const pictures = new Pictures(() => folder.root)
  return [
    contentIndex(folder),
    // Shared with the index, which knows whether this is a build.
    { ...mdx(mdxOptions(folder, pictures)), enforce: 'pre', sharedDuringBuild: true },
    gallery(folder),
    live(folder, pictures),
    blueprintInDev(folder),
  ]
}
