import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:islands'
const DECLARATION = /\/components\/widgets\/[^/]+\/declaration\.ts$/

/**
 * The names of the widgets that hydrate on intent. The declarations are read as text because importing them would add
 * zod to the browser build.
 */
export function islandNames(root: string): string[] {
  const widgets = join(root, 'components/widgets')
  return readdirSync(widgets)
    .filter((name) => {
      const declaration = join(widgets, name, 'declaration.ts')
      const text = existsSync(declaration) ? readFileSync(declaration, 'utf8') : ''
      return /\bhydrate: 'intent'/.test(text)
    })
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
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      const module = DECLARATION.test(file) && moduleGraph.getModuleById(`\0${ID}`)
      if (module) moduleGraph.invalidateModule(module)
    },
  }
}
