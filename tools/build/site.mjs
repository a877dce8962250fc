// Builds the site in this process: what `vike build` does, with the configuration read once instead of for each step.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// As Vite's own command does: from the second build on, packages need not be compiled anew. Older Nodes cannot.
module.enableCompileCache?.()

const { readConfig } = await import('./read-config.mjs')
const { build } = await import('vike/api')
try {
  globalThis.staffroomConfig = await readConfig(process.cwd())
  await build({ viteConfig: { root: process.cwd(), configFile: fileURLToPath(new URL('vite.config.mjs', import.meta.url)) } })
} catch (error) {
  console.error(error)
  process.exit(1)
}
// Whatever a package left open must not hold the terminal.
process.exit(0)
