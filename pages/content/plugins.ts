import type { Plugin } from 'vite'
import { blueprint } from '../blueprint/blueprint-plugin.ts'
import { live } from '../dev/live-plugin.ts'
import { discovery } from '../discovery/discovery-plugin.ts'
import { gallery } from '../gallery/gallery-plugin.ts'
import { ContentCompiler } from '../mdx/content-compiler.ts'
import { compiledContent } from '../mdx/mdx-plugin.ts'
import { pagePictures } from '../pictures/pictures-plugin.ts'
import { Pictures } from '../pictures/pictures.ts'
import { search } from '../search/search-plugin.ts'
import { sharePictures } from '../share/share-plugin.ts'
import { ContentFolder } from './content-folder.ts'
import { contentIndex } from './index-plugin.ts'
import { redirectPages } from './redirects-plugin.ts'
import { dropUnusedChunks } from './unused-chunks-plugin.ts'

/** Everything that turns the content folder into pages. */
export function content(): Plugin[] {
  const folder = new ContentFolder()
  const pictures = new Pictures(() => folder.root)
  const compiler = new ContentCompiler(folder, pictures)
  return [contentIndex(folder), compiledContent(folder, compiler), live(folder, compiler, pictures), gallery(folder, compiler), redirectPages(folder), dropUnusedChunks(), ...blueprint(folder), discovery(folder), sharePictures(folder), pagePictures(folder, pictures), search(folder)]
}
