import { readCommandLine, wholeNumber } from '../setup/command-line.mjs'

const usage = `npm start             builds the site and serves it with its own back end, on http://localhost:3000
  -- --port N         another port (or PORT)
  -- --host ADDRESS   listen beyond this machine, for example 0.0.0.0 (or HOST)
  -- --data FOLDER    keep requests elsewhere (or STAFFROOM_DATA)
  -- --root FOLDER    serve another built site`

const { values } = readCommandLine(usage, { options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' }, root: { type: 'string' } } })

/** What the server was asked. */
export const { host = process.env.HOST, data, root = 'dist/client' } = values
export const port = wholeNumber(values.port === undefined ? 'PORT' : '--port', values.port ?? (process.env.PORT || '3000'), { to: 65535 })
