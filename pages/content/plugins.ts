import type { Plugin } from 'vite'
import { blueprintInDev } from '../blueprint/blueprint-plugin.ts'
import { live } from '../dev/live-plugin.ts'
import { gallery } from '../gallery/gallery-plugin.ts'
import { ContentCompiler } from '../mdx/content-compiler.ts'
import { compiledContent } from '../mdx/mdx-plugin.ts'
import { Pictures } from '../pictures/pictures.ts'
import { ContentFolder } from './content-folder.ts'
import { contentIndex } from './index-plugin.ts'

/** Everything that turns the content folder into pages while one writes. */
export function content(): Plugin[] {
  const folder = new ContentFolder()
  const pictures = new Pictures(() => folder.root)
  const compiler = new ContentCompiler(folder, pictures)
  return [contentIndex(folder), compiledContent(folder, compiler), live(folder, compiler, pictures), { ...gallery(folder, compiler), apply: 'serve' }, blueprintInDev(folder)]
}
