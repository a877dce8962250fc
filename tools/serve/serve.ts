import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { relative, resolve } from 'node:path'
import { dataFolder } from '../../supabase/local/data-folder.ts'
import { readCommandLine, wholeNumberOption } from '../lib/command-line.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { startServer, type RunningServer, type ServerOptions } from './server.ts'

/**
 * Serves a built site with the embedded back end until a signal. Ends the process with an error if it cannot start.
 * @param command the command that the user ran, for messages
 */
export async function serve({ port, host, data, root: folder }: ServeOptions, command: string): Promise<void> {
  const root = resolve(folder)
  const leads = data ? resolve(data) : dataFolder('data')
  if (!existsSync(root)) fail(`There is no built site at ${root}: run "npm start", or "npm run build" first.`)
  try {
    const server = await startServer({
      port,
      host,
      root,
      dataFolder: leads,
      command,
      log,
      ...(mayPrintMail(host) && { print: console.log }),
    })
    closeOnSignal(server)
    console.log(`
  Staffroom is at      ${server.url}
  Leads are stored in  ${relative('.', leads) || leads}
  List them with       npm run leads
`)
    await server.ready.catch(async (error: Error) => {
      console.error(error.message)
      await server.close()
      process.exit(1)
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') fail(`This machine has no address '${host}' to listen on.`)
    if (code !== 'EADDRINUSE') fail(message)
    fail(
      `Port ${port} is taken by another program. Choose another one: ${command} -- --port ${port === 65535 ? 3000 : port + 1}`,
    )
  }
}

const log: ServerOptions['log'] = ({ outcome, function: name, outbox, maintenance, id, status, ...more }) => {
  const reasons = [status, more.code, more.error, more.warning, more.hint].filter(Boolean).join('; ')
  const details = `${id ? ` ${id}` : ''}${reasons && ` (${reasons})`}`
  console.log(`${new Date().toISOString()} ${name ?? outbox ?? maintenance}: ${outcome}${details}`)
}

/** Whether mail may be printed: only in a terminal on this machine, as a service's output is a log without leads. */
export function mayPrintMail(host = '127.0.0.1'): boolean {
  return process.stdout.isTTY && !readToolSettings().DATABASE_URL && ['127.0.0.1', 'localhost', '::1'].includes(host)
}

function closeOnSignal(server: RunningServer): void {
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', close).on('SIGTERM', close)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

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
type ServeOptions = {
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
