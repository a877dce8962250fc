import type { Plugin } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentCompiler } from './content-compiler.ts'
import { moduleOf } from './module-of.ts'

/** Compiles content files as modules, for dev: a mistake breaks the file's own page. */
export function compiledContent(folder: ContentFolder, compiler: ContentCompiler): Plugin {
  return {
    name: 'staffroom:mdx',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (source, id) => (folder.holds(id) ? { code: moduleOf(await compiler.compile(id, source)), map: null } : undefined),
    },
  }
}
