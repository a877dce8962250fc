// Runs under Deno: the functions' own entries behind the addresses that Supabase gives them. With DATABASE_URL they are
// handed that PostgreSQL itself instead of the project's API.
import * as contact from '../functions/send-contact-form/index.ts'
import * as hire from '../functions/send-hire-request/index.ts'
import * as playbook from '../functions/send-playbook-request/index.ts'
import * as drain from '../functions/drain-outbox/index.ts'
import * as health from '../functions/health/index.ts'
import { jsonResponse } from '../functions/_shared/answers.ts'
import { clientInHeader } from '../functions/_shared/client-address.ts'
import { resend } from '../functions/_shared/mail.ts'
import type { Handler, Services } from '../functions/_shared/services.ts'
import { readSettings } from '../functions/_shared/settings.ts'
import { connectPostgres } from '../local/postgres.ts'
import { rpcOver } from '../local/session.ts'

type Module = { handler: Handler; default: { fetch(request: Request): Promise<Response> } }
const functions: Record<string, Module> = {
  'send-contact-form': contact,
  'send-hire-request': hire,
  'send-playbook-request': playbook,
  'drain-outbox': drain,
  health,
}

const databaseUrl = Deno.env.get('DATABASE_URL')
const services = databaseUrl ? await directServices(databaseUrl) : undefined

async function directServices(url: string): Promise<Services> {
  const settings = readSettings((name) => Deno.env.get(name))
  return {
    database: rpcOver(await connectPostgres(url)),
    settings,
    clientOf: (request) => clientInHeader(request, settings.clientAddressHeader!),
    deliver: settings.mail ? { mail: resend(settings.mail, 300) } : {},
    queued: () => {},
    background: (work) => void work.catch(() => {}),
    log: () => {},
  }
}

Deno.serve(
  { port: Number(Deno.env.get('PORT')), hostname: '127.0.0.1', onListen: () => console.log('listening') },
  (request) => {
    const name = request.url.slice(request.url.indexOf('/functions/v1/') + '/functions/v1/'.length).split('?')[0]!
    const module = functions[name]
    if (!module) return jsonResponse(404, { error: 'not_found' })
    return services ? module.handler(request, services) : module.default.fetch(request)
  },
)
