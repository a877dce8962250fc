import { isIP } from 'node:net'
import { readCommandLine, wholeNumberOption } from '../lib/command-line.ts'
import { readToolSettings } from '../lib/tool-settings.ts'

const options = `
  -- --port N         another port (or PORT)
  -- --host ADDRESS   listen beyond this machine, for example 0.0.0.0 (or HOST, if it is an IP address)
  -- --data FOLDER    keep leads elsewhere (or STAFFROOM_DATA)
  -- --root FOLDER    serve another built site`

/** How to call the commands that serve the site. */
const usages = {
  start:
    'npm start             builds the site and serves it with its own back end, on ' +
    `http://localhost:3000${options}\n  -- --verbose        print every step of the build`,
  preview: `npm run preview       serves the last build with its own back end, on http://localhost:3000${options}`,
}

/** The options of `npm start` and of the server alone. */
export type ServeOptions = {
  /** 0 takes any free port. */
  port: number
  /** The address to listen on: 127.0.0.1 by default. */
  host?: string
  /** The folder for leads: the project's own by default. */
  data?: string
  /** The folder of the built site. */
  root: string
  /** Whether the build of `npm start` prints every step. */
  verbose: boolean
}

/** Reads the command line and the environment. Ends the process with an error if an option is invalid. */
export function readServeOptions(command: keyof typeof usages): ServeOptions {
  const { values } = readCommandLine(usages[command], {
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      root: { type: 'string', default: 'dist/client' },
      // npm run preview does not build.
      ...(command === 'start' && { verbose: { type: 'boolean' } as const }),
    },
  })
  const { PORT = 3000, HOST } = readToolSettings()
  return {
    ...values,
    verbose: values.verbose === true,
    port: values.port === undefined ? PORT : wholeNumberOption('--port', values.port, { to: 65535 }),
    host: values.host ?? usableHost(HOST),
  }
}

/** HOST as an address to listen on. tcsh and conda set it to a name of their own, which is ignored. */
function usableHost(HOST: string | undefined): string | undefined {
  if (!HOST || HOST === 'localhost' || isIP(HOST)) return HOST
  console.warn(`HOST is '${HOST}', which is no IP address, so it is ignored. To listen there, add -- --host ${HOST}.`)
}
