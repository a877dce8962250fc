import { clientInHeader } from './client-address.ts'
import { configuredDeliveries, drainOutbox } from './outbox.ts'
import type { Database, Handler, LogEntry, Services } from './services.ts'
import { readSettings } from './settings.ts'

const QUICK_DRAIN_MS = 2000

/** A function with the settings and the database of its Supabase project. */
export function hosted(
  handler: Handler,
  env: (name: string) => string | undefined,
): (request: Request) => Promise<Response> {
  let services: Services | undefined
  return (request) => handler(request, (services ??= hostedServices(env)))
}

function hostedServices(env: (name: string) => string | undefined): Services {
  const settings = readSettings(env, { hosted: true })
  const edge = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime
  const background = (work: Promise<unknown>) => {
    const settled = work.catch(() => {})
    edge?.waitUntil(settled)
  }
  // Empty in a project of before these keys.
  const keys = JSON.parse(env('SUPABASE_SECRET_KEYS') || '{}') as Record<string, string>
  const key = Object.values(keys)[0] ?? env('SUPABASE_SERVICE_ROLE_KEY') ?? ''
  const database = postgrest(env('SUPABASE_URL') ?? '', key)
  const deliver = configuredDeliveries(settings)
  const log = (entry: LogEntry) => console.log(JSON.stringify(entry))
  // Only reported: requests must be stored even if a setting is wrong.
  for (const problem of settings.problems) log({ outcome: 'wrong setting', error: problem })
  return {
    database,
    settings,
    clientOf: (request) => clientInHeader(request, settings.clientAddressHeader!),
    deliver,
    // Deliver at once where the platform allows background work. The schedule delivers the rest.
    queued: () => edge && background(drainOutbox({ database, deliver, log }, QUICK_DRAIN_MS)),
    background,
    log,
  }
}

/** A Supabase project's database, called through its REST API with the project's secret key. */
function postgrest(url: string, key: string): Database {
  // A legacy key is a JWT and also goes into Authorization. A newer one goes into `apikey` only.
  const authorization: Record<string, string> = key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }
  return {
    async rpc(name, args) {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key, ...authorization },
        body: JSON.stringify({ args }),
        signal: AbortSignal.timeout(5000),
      })
      const answer = (await response.json()) as { code?: string }
      if (!response.ok) throw Object.assign(new Error(`The API answered ${response.status}`), { code: answer.code })
      return answer
    },
  }
}
