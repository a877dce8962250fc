import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerNode } from '../local/node-http.ts'
import { asOwner } from '../local/postgres.ts'
import { loadFunction, openTestBackEnd } from './test-back-end.ts'
import { startApi } from './api-standin.ts'
import { SITE } from './bad-inputs.ts'
import { startDeno } from './deno-process.ts'
import { installations, startPostgres, type Installation } from './postgres-server.ts'

/** A place where the functions run, with an address to call and a way to look into its database. */
export type Environment = {
  url: string
  sql<Row = Record<string, unknown>>(query: string): Promise<Row[]>
  close(): Promise<void>
}

const SECRET_KEY = 'sb_secret_of_the_tests'
export const OPERATOR_KEY = 'operator-key-of-the-tests'
const ENV = { ALLOWED_ORIGINS: SITE, OPERATOR_KEY, DATABASE_MS: '20000' }
const TESTED = {
  CLIENT_ADDRESS_HEADER: 'x-test-client',
  LIMIT_CLIENT_10_MINUTES: '5',
  LIMIT_CLIENT_DAY: '1000',
  LIMIT_OVERALL_HOUR: '100000',
}

/** Mutants are switched on in the process of the tests alone. */
const startable = process.env['MUTATION_TESTS'] ? [] : installations()

/** The places, by name: as deployed, and as on this machine. `env` has their settings. */
export function environments(env: Record<string, string> = TESTED): [string, () => Promise<Environment>][] {
  return [
    ['Node with PGlite', () => onNode(env)],
    ...startable.map((installation): [string, () => Promise<Environment>] => [
      `Deno with PostgreSQL ${installation.major}`,
      () => onDeno(installation, env),
    ]),
  ]
}

async function onNode(env: Record<string, string>): Promise<Environment> {
  const { backEnd, sql, close } = await openTestBackEnd({ ...ENV, ...env })
  const server = createServer(
    (incoming, outgoing) =>
      void answerNode(incoming, outgoing, (request, address) => backEnd.handle(request, address, loadFunction)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sql,
    async close() {
      server.closeAllConnections()
      server.close()
      await close()
    },
  }
}

/** The functions' own entries, as deployed: their database is the project's API. */
async function onDeno(installation: Installation, env: Record<string, string>): Promise<Environment> {
  const postgres = await startPostgres(installation)
  const api = await startApi(postgres.authenticatorUrl, SECRET_KEY)
  const deno = await startDeno({
    ...ENV,
    ...env,
    SUPABASE_URL: api.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
  })
  return {
    url: deno.url,
    sql: (query) => asOwner(postgres.ownerUrl, (owner) => owner.query(query)),
    async close() {
      await deno.stop()
      await api.close()
      await postgres.remove()
    },
  }
}
