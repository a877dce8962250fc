import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:islands'
const DECLARATION = /\/components\/widgets\/[^/]+\/declaration\.ts$/

/**
 * The names of the widgets that are declared to wake on intent, read from their declarations as text: a browser build that
 * imported those would hold zod, and one that took every widget would cut the islands into a dozen files more.
 * @param withKit whether parts of the kit count: live builds show none
 */
export function islandNames(root: string, withKit = true): string[] {
  const widgets = join(root, 'components/widgets')
  return readdirSync(widgets)
    .filter((name) => {
      const declaration = join(widgets, name, 'declaration.ts')
      const text = existsSync(declaration) ? readFileSync(declaration, 'utf8') : ''
      return /\bwakes: 'intent'/.test(text) && (withKit || !/\bkit: true/.test(text))
    })
    .sort()
}

/** Serves `virtual:islands`: how the browser loads each island's view, a file of its own. */
export function islands(namesOf = islandNames): Plugin {
  let root = process.cwd()
  let withKit = true
  return {
    name: 'staffroom:islands',
    configResolved: (config) => {
      root = config.root
      withKit = config.command === 'serve' || process.env['STAFFROOM_PREVIEW'] === '1'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return
      const lines = namesOf(root, withKit).map(
        (name) => `  ${name}: () => import('/components/widgets/${name}/${name}.tsx'),`,
      )
      return `export const islands = {\n${lines.join('\n')}\n}`
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      const module = DECLARATION.test(file) && moduleGraph.getModuleById(`\0${ID}`)
      if (module) moduleGraph.invalidateModule(module)
    },
  }
}
