// Makes an engine in the folder that it is given: what `vike build` does, with the configuration read once instead of for each
// step, and what renders pages with it.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// As Vite's own command does: from the second build on, packages need not be compiled anew. Older Nodes cannot.
module.enableCompileCache?.()

const folder = process.argv[2]
const { bundleBuild } = await import('./bundle-build.mjs')
const { build } = await import('vike/api')
try {
  globalThis.staffroomConfig = await bundleBuild(process.cwd(), folder)
  await build({ viteConfig: { root: process.cwd(), configFile: fileURLToPath(new URL('vite.config.mjs', import.meta.url)), configLoader: 'native', build: { outDir: folder, copyPublicDir: false } } })
} catch (error) {
  console.error(error)
  process.exit(1)
}
// Whatever a package left open must not hold the terminal.
process.exit(0)
