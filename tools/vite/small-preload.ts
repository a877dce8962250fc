import type { Plugin } from 'vite'

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
