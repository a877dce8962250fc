import type { Plugin } from 'vite'
import { withHashes } from './chunk-hashes.ts'

const VITE_HELPER = '\0vite/preload-helper.js'
const SMALL_HELPER = '\0staffroom/preload-helper.js'

/** Where files lie that scripts ask for later. What is between this and `.js`, eight letters, tells them apart. */
const CHUNKS = 'assets/chunks/chunk-'

/**
 * Vite puts its own 850 bytes around every dynamic `import()`, for style sheets of chunks and for old browsers. No chunk
 * here has a style sheet (the site's one sheet is on every page), so a page's script gets only what it needs of it. What that
 * leaves out in bytes it has over Vite's in safety: each file that is asked for is compared with its hash before it runs.
 */
export function smallPreload(): Plugin {
  let base = '/'
  return {
    name: 'staffroom:small-preload',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { chunkFileNames: `${CHUNKS}[hash].js` } } } } },
      // A file that needs no others is on the list as well.
      build: { modulePreload: { resolveDependencies: (file, needed) => [...new Set([file, ...needed])] } },
    }),
    configResolved: (config) => {
      base = config.base
    },
    // Vike's own files keep Vite's helper: shared with them, this one would be a file of its own.
    resolveId: (id, importer) =>
      id === VITE_HELPER && !/node_modules|virtual:vike/.test(importer ?? '') ? SMALL_HELPER : undefined,
    load: (id) => (id === SMALL_HELPER ? helper(base + CHUNKS) : undefined),
    // A file's name must change whenever its bytes do: browsers keep files for ever, and refuse one whose hash is another.
    augmentChunkHash: () => `${withHashes}${withoutTable}`,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const { fileName, isDynamicEntry, viteMetadata } of chunks) {
          const sheets = isDynamicEntry ? viteMetadata?.importedCss : undefined
          if (sheets?.size)
            this.error(
              `${fileName} is loaded on demand and imports ${[...sheets].join(', ')}; import style sheets in pages/site.css instead.`,
            )
        }
        const script = chunks.find(({ moduleIds }) => moduleIds.includes(SMALL_HELPER))
        if (!script) return
        const codes = withHashes(
          chunks.map(({ fileName, code, imports }) => ({ fileName, code: withoutTable(code), imports })),
          script.fileName,
          CHUNKS,
        )
        for (const chunk of chunks) chunk.code = codes.get(chunk.fileName) ?? chunk.code
      },
    },
  }
}

/**
 * Asks for the files first, by hints: `import()` itself knows no hash, and takes what they brought. Nothing is imported that
 * a hint has failed to bring: browsers may ask for it again, and would then take it as it comes. The next call may try again.
 */
function helper(chunks: string): string {
  return `const asked = {}
export const __vitePreload = (load, files) => Promise.all(files.map((file) => asked[file] ||= new Promise((onload, failed) =>
  document.head.append(Object.assign(document.createElement('link'), {
    rel: 'modulepreload', href: \`${chunks}\${file.slice(0, 8)}.js\`, integrity: \`sha256-\${file.slice(8)}=\`, onload, onerror: (event) => failed(event, asked[file] = 0)
  }))
))).then(load)`
}

/** Vite lists the files that imports need in a table. Written where they are needed, they compress as well and are read as they stand. */
export function withoutTable(code: string): string {
  const table = /^const __vite__mapDeps=.*?m\.f=(\[[^\]]*\]).*\n/.exec(code)
  if (!table) return code
  const files = JSON.parse(table[1]!) as string[]
  return code.slice(table[0].length).replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_, list: string) =>
    JSON.stringify(
      list
        .split(',')
        .filter(Boolean)
        .map((index) => files[Number(index)]),
    ),
  )
}
