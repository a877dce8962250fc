import type { RequestListener } from 'node:http'
import { isIPv6, type AddressInfo } from 'node:net'
import { openBackEnd, type BackEnd, type BackEndOptions, type LoadFunction } from '../../supabase/local/back-end.ts'
import { answerNode } from '../../supabase/local/node-http.ts'
import { isTrusted } from '../../supabase/local/peers.ts'
import { readSettings } from '../../supabase/functions/_shared/settings.ts'
import { boundedServer } from './bounded-server.ts'
import { staticSite } from './static-site.ts'

export type RunningServer = {
  url: string
  /** Settles once the database is open. */
  ready: Promise<unknown>
  close(): Promise<void>
}

export type ServerOptions = Pick<BackEndOptions, 'env' | 'log' | 'print'> & {
  /** 0 takes any free port. */
  port: number
  /** The address to listen on: 127.0.0.1 by default. */
  host?: string
  /** The built site. */
  root: string
  /** The folder in which leads are stored. */
  dataFolder: string
  /** The command that the user ran: npm start by default. */
  command?: string
}

const load: LoadFunction = (name) => import(`../../supabase/functions/${name}/index.ts`)

/** Serves the built site and its functions from one origin, with the embedded back end. */
export async function startServer({
  port,
  host = '127.0.0.1',
  root,
  dataFolder,
  command = 'npm start',
  ...options
}: ServerOptions): Promise<RunningServer> {
  const site = staticSite(root)
  let backEnd: BackEnd
  const answer: RequestListener = (request, response) => {
    if (!request.url?.startsWith('/functions/v1/')) return site(request, response)
    answerNode(request, response, (web, address) => backEnd.handle(web, address, load)).catch((error) => {
      console.error(error)
      response.destroy()
    })
  }
  const env = options.env ?? process.env
  const { trustedProxies } = readSettings((name) => env[name])
  const server = boundedServer(answer, { isTrusted: (peer) => isTrusted(peer, trustedProxies) })
  // Open the port first: if it is taken, closing a database again would take seconds.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { shown, reachable } = addressesOf(host, server.address() as AddressInfo)
  try {
    backEnd = openBackEnd({ folder: dataFolder, command, url: reachable, ...options })
  } catch (error) {
    server.close()
    throw error
  }
  return {
    url: shown,
    ready: backEnd.ready,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 3000).unref()
      await closed
      await backEnd.close()
    },
  }
}

/** The wildcard addresses, each with the loopback address of the same family. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/**
 * The URLs of a server: `shown` for people, `reachable` for programs on this machine.
 * @param host the host name or address it was configured with
 * @param bound the address it listens on, since a host name may have several
 */
export function addressesOf(
  host: string,
  bound: { address: string; port: number },
): { shown: string; reachable: string } {
  const at = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}`
  return {
    shown: at(LOOPBACK.has(host) || host === '127.0.0.1' ? 'localhost' : host),
    reachable: at(LOOPBACK.get(bound.address) ?? bound.address),
  }
}
