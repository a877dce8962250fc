import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled } from '../setup/bundle.mjs'
import { recordFiles } from '../setup/records.mjs'

/** Binaries, what is big and one file already, and what must be there once: React and the packages that Vite hands to modules itself. */
const EXTERNAL = /^(node:|vite|vike|rolldown|@vitejs|@tailwindcss|react|react-dom|@mdx-js\/react|satteri|postcss|sharp|fontkit|pdfkit|pagefind|pg|@electric-sql)(\/|$)/

/**
 * Vite's configuration with our plugins and the packages that they use: the start loads a file instead of six hundred.
 * @param {string} root
 */
export function bundledConfig(root) {
  return bundled(root, 'dev-config', `export { default } from ${JSON.stringify(join(root, 'vite.config.ts'))}`, { external: EXTERNAL, plugins: [ownAddress(), later()] })
}

/** Packages that the renderer's modules share; one that has left the bundle must find the same instance. */
export const SHARED_PACKAGES = ['zod', 'zod/mini', '@radix-ui/react-accordion', '@radix-ui/react-dialog', '@radix-ui/react-tabs']

/** Where the renderer begins: what asks Vite for nothing that only Vite knows. */
const RENDERER = [
  'pages/content/vocabulary.ts', 'pages/content/publication.ts', 'pages/mdx/components.tsx', 'pages/document/short-tags.ts', 'pages/document/structured-data.ts',
  'pages/discovery/listing.ts', 'pages/share/page-drawing.tsx', 'pages/share/picture-facts.ts', 'pages/share/picture-size.ts', 'pages/browser/next-page-rules.ts', 'pages/browser/head-script.ts',
  'pages/gallery/routes.ts', 'pages/document/papers.ts',
]

/**
 * The widgets, the frame and the records that pages are rendered from. Vite's module runner would transform each of their 400
 * files by itself, which takes 2 s of the first page.
 * @param {string} root
 * @param {Record<string, string>} environment what `import.meta.env` holds beside Vite's own
 */
export function bundledRenderer(root, environment) {
  const roots = [...RENDERER, ...recordFiles(root)]
  const entry = [
    ...SHARED_PACKAGES.map((name, index) => `import * as package${index} from ${JSON.stringify(name)}`),
    ...roots.map((file) => `import ${JSON.stringify(join(root, file))}`),
    `export const packages = { ${SHARED_PACKAGES.map((name, index) => `${JSON.stringify(name)}: package${index}`).join(', ')} }`,
    'export const modules = globalThis.staffroomModules',
  ]
  const development = process.env.NODE_ENV !== 'production'
  const env = { BASE_URL: '/', MODE: 'development', DEV: development, PROD: !development, SSR: true, ...environment }
  return bundled(root, 'dev-renderer', entry.join('\n'), {
    external: EXTERNAL,
    sourcemap: true,
    transform: { jsx: { runtime: 'automatic', development }, define: { 'import.meta.env': JSON.stringify(env) } },
    plugins: [handOver(), browserOnly()],
  })
}

/** Lets each of the repository's own modules say where it is, so that others than the bundle's can have it. */
function handOver() {
  return {
    name: 'hand-over',
    transform: {
      filter: { id: /^(?!.*node_modules).*\.tsx?$/ },
      handler: (code, id) => ({ code: `${code}\n;import * as itself from ${JSON.stringify(id)}\n;(globalThis.staffroomModules ??= {})[${JSON.stringify(id)}] = itself\n`, map: null }),
    },
  }
}

/** What finds files beside itself must find them from the bundle too. */
function ownAddress() {
  return {
    name: 'own-address',
    transform: {
      filter: { id: /^(?!.*node_modules)/, code: /import\.meta\.url/ },
      handler: (code, id) => ({ code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }),
    },
  }
}

const DYNAMIC = /(?<!typeof )\bimport\('(\.[^']+)'\)/

/** What the configuration imports when it is needed is the dev server's to load: see renderer.mjs. */
function later() {
  return {
    name: 'later',
    transform: {
      filter: { id: /^(?!.*node_modules)/, code: DYNAMIC },
      handler: (code, id) => ({ code: code.replaceAll(new RegExp(DYNAMIC, 'g'), (_, path) => `globalThis.staffroomDev.later(${JSON.stringify(join(dirname(id), path))})`), map: null }),
    },
  }
}

/** What a widget imports when it wakes never runs here. */
function browserOnly() {
  return { name: 'browser-only', resolveDynamicImport: (path) => ({ id: path, external: true }) }
}
