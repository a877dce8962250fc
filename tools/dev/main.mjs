// npm run dev: the site while one writes, with drafts, on http://localhost:3000; `--port N` for another, `--host ADDRESS` to be
// reached from elsewhere, `--force` to make Vite's own bundles of packages anew.
import { requireNode } from '../setup/node-version.mjs'
import { requirePackages } from '../setup/packages.mjs'

requireNode()
await requirePackages()
await import('./server.mjs')
