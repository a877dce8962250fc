import { readCommandLine, wholeNumber } from '../setup/command-line.mjs'

const usage = `npm run dev           the site while one writes, with drafts, on http://localhost:3000
  -- --port N         another port
  -- --host ADDRESS   to be reached from elsewhere, for example 0.0.0.0
  -- --force          makes Vite's own bundles of packages anew`

const { values } = readCommandLine(usage, { options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' }, force: { type: 'boolean', default: false } } })

/** What the dev server was asked. */
export const { host, force } = values
export const port = values.port === undefined ? undefined : wholeNumber('--port', values.port, { to: 65535 })
