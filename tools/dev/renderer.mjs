import { pathToFileURL } from 'node:url'
import { SHARED_PACKAGES } from './bundles.mjs'

const PACKAGE = '\0bundled:'

/** What the dev server's modules and its bundled configuration find each other by. */
const shared = (globalThis.staffroomDev ??= {})

/**
 * Hands the modules of the renderer's bundle to Vite's module runner, which need not transform them then. A file that changes
 * leaves the bundle, with all that import it: from then on they are Vite's, as every other module.
 * @param {Promise<import('../setup/bundle.mjs').Bundle>} bundling
 * @returns {import('vite').Plugin}
 */
export function bundledModules(bundling) {
  const loading = load(bundling)
  /** Modules that are no longer the bundle's. */
  const left = new Set()
  return {
    name: 'staffroom:bundled-modules',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      shared.later = (file) => server.ssrLoadModule(file)
    },
    resolveId: {
      filter: { id: SHARED_PACKAGES.map((name) => new RegExp(`^${name}$`)) },
      async handler(id) {
        if (this.environment.name === 'ssr' && await loading) return PACKAGE + id
      },
    },
    load: {
      filter: { id: [new RegExp(`^${PACKAGE}`), /^[^\0?]*\.tsx?$/] },
      async handler(id) {
        if (this.environment.name !== 'ssr') return
        const renderer = await loading
        if (!renderer) return
        const name = id.slice(PACKAGE.length)
        if (id.startsWith(PACKAGE)) return stub('packages', name, Object.keys(renderer.packages[name]))
        if (renderer.modules[id] && !left.has(id)) return stub('modules', id, renderer.about[id].exports)
      },
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules }) {
        if (this.environment.name !== 'ssr') return
        const gone = leave(file, await loading)
        return gone.length ? [...modules, ...gone.flatMap((id) => [...this.environment.moduleGraph.getModulesByFile(id) ?? []])] : undefined
      },
    },
  }

  /** Takes a file out of the bundle, with what imports it; gives all that have left with it. */
  function leave(file, renderer) {
    if (!renderer?.modules[file] || left.has(file)) return []
    left.add(file)
    return [file, ...renderer.about[file].importers.flatMap((importer) => leave(importer, renderer))]
  }
}

async function load(bundling) {
  try {
    const { file, modules: about } = await bundling
    const { packages, modules } = await import(pathToFileURL(file).href)
    return Object.assign(shared, { about, packages, modules })
  } catch {
    // A record or a widget that cannot be loaded: without the bundle Vite tells its place.
  }
}

/** A module that has what a module of the bundle has. */
function stub(kind, id, names) {
  const from = `globalThis.staffroomDev.${kind}[${JSON.stringify(id)}]`
  return [`const from = ${from}`, ...names.map((name) => (name === 'default' ? 'export default from.default' : `export const ${name} = from.${name}`))].join('\n')
}
