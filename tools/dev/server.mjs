// The dev server, in one process: Vite with our configuration and the renderer as two bundles, which load while Vike does.
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundledConfig, bundledRenderer } from './bundles.mjs'
import { force, host, port } from './options.mjs'
import { packagesLater } from './packages-later.mjs'
import { bundledModules } from './renderer.mjs'

const root = process.cwd()

// Vike reads vite.config.ts by itself otherwise, once more, and every package that it names.
process.env.VITE_CONFIG = '{"configFile":false}'

const configuring = bundledConfig(root)
// Told of where it is awaited.
configuring.catch(() => undefined)
const { createServer, loadEnv } = await import('vite')
const renderer = bundledModules(bundledRenderer(root, loadEnv('development', root, 'VITE_')))
// What the configuration imports, while it is bundled.
await import('vike/plugin')
await import('@tailwindcss/vite')

const server = await createServer({
  ...await readConfig(configuring),
  root,
  configFile: false,
  // Vike would open it to the whole network.
  server: { host, ...(port !== undefined && { port }) },
  forceOptimizeDeps: force,
})
await server.listen()
console.log(`\n  Ready in ${Math.round(performance.now())} ms\n`)
server.printUrls()
server.bindCLIShortcuts({ print: true })

/** Vite's configuration; the server starts anew with a fresh one when a file of it changes. */
async function readConfig(bundling) {
  const { file, files } = await bundling
  const { default: configure } = await import(pathToFileURL(file).href)
  const config = configure()
  const restarts = {
    name: 'staffroom:restarts',
    enforce: 'pre',
    hotUpdate: {
      order: 'pre',
      handler({ file: changed }) {
        if (!files[changed]) return
        if (this.environment.name === 'ssr') void restart(relative(root, changed))
        return []
      },
    },
  }
  return { ...config, plugins: [renderer, restarts, packagesLater(), ...config.plugins] }
}

async function restart(changed) {
  const { logger } = server.config
  logger.info(`${changed} changed, restarting server...`, { clear: true, timestamp: true })
  try {
    Object.assign(server.config.inlineConfig, await readConfig(bundledConfig(root)))
    await server.restart()
  } catch (error) {
    logger.error(error.message, { timestamp: true })
  }
}
