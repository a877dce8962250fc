import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:islands'
const DECLARATION = /\/components\/widgets\/[^/]+\/declaration\.ts$/

/**
 * The names of the widgets that are declared to wake on intent, read from their declarations as text: a browser build that
 * imported those would hold zod, and one that took every widget would cut the islands into a dozen files more.
 */
export function islandNames(root: string): string[] {
  const widgets = join(root, 'components/widgets')
  return readdirSync(widgets)
    .filter((name) => {
      const declaration = join(widgets, name, 'declaration.ts')
      return existsSync(declaration) && /\bwakes: 'intent'/.test(readFileSync(declaration, 'utf8'))
    })
    .sort()
}

/** Serves `virtual:islands`: how the browser loads each island's view, a file of its own. */
export function islands(namesOf = islandNames): Plugin {
  let root = process.cwd()
  return {
    name: 'staffroom:islands',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return
      const lines = namesOf(root).map((name) => `  ${name}: () => import('/components/widgets/${name}/${name}.tsx'),`)
      return `export const islands = {\n${lines.join('\n')}\n}`
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      const module = DECLARATION.test(file) && moduleGraph.getModuleById(`\0${ID}`)
      if (module) moduleGraph.invalidateModule(module)
    },
  }
}
