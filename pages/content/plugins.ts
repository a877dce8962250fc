import type { Plugin } from 'vite'
import { blueprint } from '../blueprint/blueprint-plugin.ts'
import { live } from '../dev/live-plugin.ts'
import { securePages } from '../delivery/secure-pages.ts'
import { discovery, notesImports } from '../discovery/discovery.ts'
import { gallery } from '../gallery/gallery-plugin.ts'
import { ContentCompiler } from '../mdx/content-compiler.ts'
import { compiledContent } from '../mdx/mdx-plugin.ts'
import { pagePictures } from '../pictures/page-pictures.ts'
import { Pictures } from '../pictures/pictures.ts'
import { search } from '../search/site-search.ts'
import { sharePictures } from '../share/share-pictures.ts'
import { inlineCss } from '../styles/inline-css.ts'
import { afterPrerender } from './after-prerender.ts'
import { ContentFolder } from './content-folder.ts'
import { contentIndex } from './index-plugin.ts'
import { redirectPages } from './redirect-pages.ts'
import { dropUnusedChunks } from './unused-chunks.ts'

/** Everything that turns the content folder into pages. */
export function content(): Plugin[] {
  const folder = new ContentFolder()
  const pictures = new Pictures(() => folder.root)
  const compiler = new ContentCompiler(folder, pictures)
  const paper = blueprint(folder)
  const imports = new Map<string, string[]>()
  return [
    contentIndex(folder), compiledContent(folder, compiler), live(folder, compiler, pictures), gallery(folder, compiler), paper.dev, notesImports(folder, imports),
    afterPrerender([
      redirectPages(folder), dropUnusedChunks(), paper.build, discovery(folder, imports), sharePictures(folder), pagePictures(folder, pictures), search(folder),
      // Last, what changes pages: a policy is of all that stands in its page.
      inlineCss(), securePages(),
    ]),
  ]
}
