import { clientInHeader } from './client.ts'
import { configuredDeliveries, drainOutbox } from './outbox.ts'
import { postgrest } from './postgrest.ts'
import type { Handler, LogEntry, Services } from './services.ts'
import { readSettings } from './settings.ts'

const QUICK_DRAIN_MS = 2000

/** A function as a Supabase project runs it: its settings are the project's secrets, its database is the project's. */
export function hosted(
  handler: Handler,
  env: (name: string) => string | undefined,
): (request: Request) => Promise<Response> {
  let services: Services | undefined
  return (request) => handler(request, (services ??= hostedServices(env)))
}

function hostedServices(env: (name: string) => string | undefined): Services {
  const settings = readSettings(env)
  const edge = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime
  const background = (work: Promise<unknown>) => {
    const settled = work.catch(() => {})
    edge?.waitUntil(settled)
  }
  const database = postgrest({ url: env('SUPABASE_URL') ?? '', key: secretKey(env) })
  const deliver = configuredDeliveries(settings)
  const log = (entry: LogEntry) => console.log(JSON.stringify(entry))
  // A wrong setting is reported here and by `health`; it must not keep requests from being stored.
  for (const problem of settings.problems) log({ outcome: 'wrong setting', error: problem })
  return {
    database,
    settings,
    clientOf: (request) => (settings.clientAddressHeader ? clientInHeader(request, settings.clientAddressHeader) : {}),
    deliver,
    // At once where the platform lets an answered function go on; the schedule delivers whatever this does not.
    queued: () => edge && background(drainOutbox({ database, deliver, log }, QUICK_DRAIN_MS)),
    background,
    log,
  }
}

function secretKey(env: (name: string) => string | undefined): string {
  try {
    const keys = Object.values(JSON.parse(env('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>)
    if (keys[0]) return keys[0]
  } catch {
    // Not the dictionary that newer projects have.
  }
  return env('SUPABASE_SERVICE_ROLE_KEY') ?? ''
}
