import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { blueprintInDev } from '../blueprint/blueprint-plugin.ts'
import { engine } from '../build/engine-plugin.ts'
import { live } from '../dev/live-plugin.ts'
import { gallery } from '../gallery/gallery-plugin.ts'
import { ContentCompiler } from '../mdx/content-compiler.ts'
import { compiledContent } from '../mdx/mdx-plugin.ts'
import { Pictures } from '../pictures/pictures.ts'
import { ContentFolder } from './content-folder.ts'
import { contentIndex } from './index-plugin.ts'

/** Everything that makes content known to Vite: while it serves, and while it bundles the engine that builds render pages with. */
export function content(): Plugin[] {
  const folder = new ContentFolder()
  folder.load = async (url) => (await runnerImport<unknown>(join(folder.root, url), { root: folder.root, logLevel: 'silent' })).module
  const pictures = new Pictures(() => folder.root)
  const compiler = new ContentCompiler(folder, pictures)
  return [contentIndex(folder), compiledContent(folder, compiler), live(folder, compiler, pictures), gallery(folder, compiler), blueprintInDev(folder), engine()]
}
