// npm start: installs what is missing, builds the site, and serves it with its own back end.
// The server's command line: what makes no sense in it is told before anything is built.
import '../serve/options.mjs'
import { requireNode } from '../setup/node-version.mjs'
import { requirePackages } from '../setup/packages.mjs'
import { run, typescript, wasStopped } from '../setup/run.mjs'

requireNode()
await requirePackages()
// The server that is started below answers the forms itself.
const built = await run([process.execPath, 'tools/build/main.mjs'], [], { env: { ALLOW_NO_BACKEND: '1' } })
if (built) process.exit(built)
const code = await run(typescript, ['tools/serve/main.ts', ...process.argv.slice(2)])
// Nothing else ends a server.
process.exit(wasStopped(code) ? 0 : code)
