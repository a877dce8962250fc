import type { Plugin } from 'vite'

const VITE_HELPER = '\0vite/preload-helper.js'
const SMALL_HELPER = '\0staffroom/preload-helper.js'

/**
 * Vite puts its own 850 bytes around every dynamic `import()`, for style sheets of chunks and for old browsers. No chunk
 * here has a style sheet (the site's one sheet is on every page), so a page's script gets only what it needs of it.
 */
export function smallPreload(): Plugin {
  let base = '/'
  return {
    name: 'staffroom:small-preload',
    enforce: 'pre',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    // Vike's own files keep Vite's helper: shared with them, this one would be a file of its own.
    resolveId: (id, importer) => (id === VITE_HELPER && !/node_modules|virtual:vike/.test(importer ?? '') ? SMALL_HELPER : undefined),
    load: (id) => (id === SMALL_HELPER ? helper(base) : undefined),
    generateBundle: { order: 'post', handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) file.code = withoutTable(file.code)
      for (const file of Object.values(bundle)) {
        const sheets = file.type === 'chunk' && file.isDynamicEntry ? file.viteMetadata?.importedCss : undefined
        if (sheets?.size) this.error(`${file.fileName} is loaded on demand and imports ${[...sheets].join(', ')}; import style sheets in pages/site.css instead.`)
      }
    } },
  }
}

function helper(base: string): string {
  return `export const __vitePreload = (load, files = []) => {
  for (const file of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }))
  return load()
}`
}

/** Vite lists the files that imports need in a table, for code that names a file often. The page's script names each once. */
export function withoutTable(code: string): string {
  const table = /^const __vite__mapDeps=.*?m\.f=(\[[^\]]*\]).*\n/.exec(code)
  if (!table) return code
  const files = JSON.parse(table[1]!) as string[]
  return code.slice(table[0].length).replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_, list: string) => JSON.stringify(list.split(',').filter(Boolean).map((index) => files[Number(index)])))
}
