import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:islands'
const DECLARATION = /\/components\/widgets\/[^/]+\/declaration\.ts$/

/**
 * The names of the widgets that hydrate on intent: those whose declaration is in a file of its own, so that the browser
 * loads neither it nor zod.
 */
export function islandNames(root: string): string[] {
  const widgets = join(root, 'components/widgets')
  return readdirSync(widgets)
    .filter((name) => existsSync(join(widgets, name, 'declaration.ts')))
    .sort()
}

/** Provides `virtual:islands`: a function for each island that imports its view, so that each is a separate chunk. */
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
    hotUpdate({ file, type }) {
      const { moduleGraph } = this.environment
      const module = type !== 'update' && DECLARATION.test(file) && moduleGraph.getModuleById(`\0${ID}`)
      if (module) moduleGraph.invalidateModule(module)
    },
  }
}
