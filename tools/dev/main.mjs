// npm run dev: the site while one writes, with drafts, on http://localhost:3000; `--port N` for another.
import { requireNode } from '../setup/node-version.mjs'
import { requirePackages } from '../setup/packages.mjs'
import { run } from '../setup/run.mjs'

requireNode()
await requirePackages()
process.exit(await run([process.execPath, 'node_modules/vike/bin.js'], ['dev', ...process.argv.slice(2)]))
