// npm run dev: the site as it is edited.
import { createServer } from 'vite'
import { readCommandLine, wholeNumber } from '../lib/command-line.ts'

const usage = `npm run dev           the site while one writes, with drafts, on http://localhost:3000
  -- --port N         another port
  -- --host ADDRESS   to be reached from elsewhere, for example 0.0.0.0
  -- --force          makes Vite's own bundles of packages anew`

const { values: { host, port, force } } = readCommandLine(usage, {
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    force: { type: 'boolean', default: false },
  },
})

const server = await createServer({
  // Without a host, Vike opens the server to the whole network.
  server: { host, port: port === undefined ? undefined : wholeNumber('--port', port, { to: 65535 }) },
  forceOptimizeDeps: force,
})
await server.listen()
console.log(`\n  Ready in ${Math.round(performance.now())} ms\n`)
server.printUrls()
server.bindCLIShortcuts({ print: true })
