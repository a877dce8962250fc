// npm run dev: installs what is missing and starts the server. Its command line is read first.
import './options.mjs'
import { requireNode } from '../setup/node-version.mjs'
import { requirePackages } from '../setup/packages.mjs'

requireNode()
await requirePackages()
await import('./server.mjs')
