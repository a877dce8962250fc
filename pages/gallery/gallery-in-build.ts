import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { ContentFolder } from '../content/content-folder.ts'
import { ContentCompiler } from '../mdx/content-compiler.ts'
import { Pictures } from '../pictures/pictures.ts'
import { gallery } from './gallery-plugin.ts'

/** The gallery of a preview. */
export function galleryInBuild(): Plugin {
  const folder = new ContentFolder()
  folder.building = true
  folder.load = async (url) => (await runnerImport<unknown>(join(folder.root, url), { root: folder.root, logLevel: 'silent' })).module
  return gallery(folder, new ContentCompiler(folder, new Pictures(() => folder.root)))
}
