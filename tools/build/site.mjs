// Builds the site of this folder, into dist/client or, with --out FOLDER, into FOLDER/client: finds or makes the engine, and
// renders the pages with it.
import module from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findEngine } from './engine.mjs'

// From the second build on, packages need not be compiled anew. Older Nodes cannot.
module.enableCompileCache?.()
process.env.NODE_ENV = 'production'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const engine = await findEngine(process.cwd())
if (!engine) process.exit(1)
try {
  const { renderSite } = await import(pathToFileURL(join(engine, 'build/render-site.mjs')).href)
  await renderSite(process.cwd(), engine, resolve(values.out, 'client'))
} catch (error) {
  console.error(error)
  process.exit(1)
}
// Whatever a package left open must not hold the terminal.
process.exit(0)
