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

const VITE_HELPER = '\0vite/preload-helper.js'
const SMALL_HELPER = '\0staffroom/preload-helper.js'

/**
 * Replaces the helper that Vite puts around each dynamic import. With Vite's, the page's script is 2,344 bytes
 * (brotli), and 2,048 are allowed. Vite's loads the style sheets of chunks, and here no chunk has one. This one only
 * requests a chunk's static imports at the same time as the chunk, which saves a round trip.
 */
export function smallPreload(): Plugin {
  return {
    name: 'staffroom:small-preload',
    enforce: 'pre',
    apply: 'build',
    // If Vike's own chunks shared this helper, it would be in a file of its own: one more request for the page's
    // script.
    resolveId: (id, importer) =>
      id === VITE_HELPER && !/node_modules|virtual:vike/.test(importer ?? '') ? SMALL_HELPER : undefined,
    load: (id) => (id === SMALL_HELPER ? HELPER : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        const sheets = file.type === 'chunk' && file.isDynamicEntry ? file.viteMetadata?.importedCss : undefined
        if (sheets?.size)
          this.error(
            `${file.fileName} is loaded on demand and imports ${[...sheets].join(', ')}. Remove that import: ` +
              'pages/site.css imports the sheets in widget folders itself, and lists all others.',
          )
      }
    },
  }
}

const HELPER = `export const __vitePreload = (load, files) => {
  for (const file of files ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: import.meta.env.BASE_URL + file }))
  return load()
}`
