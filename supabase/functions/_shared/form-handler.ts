import { z } from 'zod/mini'
import { forms, formHeaders, HONEYPOT_FIELD, type FormDefinition, type FormId } from '../../../data/forms.ts'
import { attributionOf, parameterOf } from './attribution.ts'
import { bodyKind, readFields } from './body.ts'
import { corsHeaders, originAllowed, preflight } from './cors.ts'
import { within } from './deadline.ts'
import { Refusal } from './refusal.ts'
import { sqlstateOf, type Handler, type Services } from './services.ts'
import { deliveryTargets } from './settings.ts'
import { submit } from './submissions.ts'
import { tallyOf } from './tally.ts'

/** Nobody fills in a form in less. */
const TOO_FAST_MS = 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NIL = '00000000-0000-0000-0000-000000000000'

type Stored = { outcome: 'created' | 'replayed'; id: string }

/** The handler of a function that receives forms: it checks, stores exactly once, and answers. */
export function formHandler(name: FormDefinition['function']): Handler {
  const accepted = (Object.keys(forms) as FormId[]).filter((id) => forms[id].function === name)

  return async (request, services) => {
    const { settings, log } = services
    if (request.method === 'OPTIONS') return preflight(request, settings)
    const started = Date.now()
    let form: FormId = accepted[0]!
    try {
      form = formOf(request, accepted)
      const stored = await receive(request, form, services)
      log({ function: name, form, outcome: stored.outcome, id: stored.id, ms: Date.now() - started })
      if (stored.outcome === 'created') services.queued()
      if (isScriptless(request)) return seeOther(request, '/thank-you', services)
      return answer(request, stored.outcome === 'created' ? 201 : 200, { ok: true, id: stored.id }, {}, services)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unavailable(error)
      log({
        function: name,
        form,
        outcome: refusal.message,
        status: refusal.status,
        sqlstate: sqlstateOf(error),
        ms: Date.now() - started,
      })
      const tally = tallyOf(services.database)
      tally.add(form, refusal.status >= 500 ? 'failed' : 'refused')
      services.background(tally.flush())
      if (isScriptless(request)) return seeOther(request, '/try-again', services)
      return answer(request, refusal.status, refusal.body, refusal.headers, services)
    }
  }
}

/** A browser without script shows whatever is answered, so it is led to a page. */
function isScriptless(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
}

function formOf(request: Request, accepted: FormId[]): FormId {
  const named = request.headers.get(formHeaders.form) ?? parameterOf(request, 'form')
  if (named === null) return accepted[0]!
  const form = accepted.find((id) => id === named)
  if (!form) throw new Refusal(400, 'unknown_form')
  return form
}

async function receive(request: Request, form: FormId, services: Services): Promise<Stored> {
  const { settings, database } = services
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', { headers: { allow: 'POST, OPTIONS' } })
  if (!originAllowed(request, settings)) throw new Refusal(403, 'origin_not_allowed')
  const kind = bodyKind(request)
  const key = keyOf(request)
  const body = await readFields(request, kind)
  const fields = checkedFields(form, body)
  const submission = await within(
    settings.databaseMs,
    submit(
      database,
      {
        form,
        key,
        fields,
        ...attributionOf(request),
        quarantine: quarantineReason(request, body),
        client: services.clientOf(request) ?? null,
      },
      { limits: settings.limits, targets: deliveryTargets(settings) },
    ),
  )
  if (submission.outcome === 'limited')
    throw new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(submission.retry_after) } })
  if (submission.outcome === 'key_reused') throw new Refusal(422, 'idempotency_key_reused')
  return submission
}

/** One filled form has one key. Without script there is none, and the database tells repeats by their content. */
function keyOf(request: Request): string | null {
  const key = request.headers.get(formHeaders.idempotencyKey)
  if (key === null) return null
  if (!UUID.test(key) || key === NIL) throw new Refusal(400, 'invalid_idempotency_key')
  return key.toLowerCase()
}

/** The form's own fields, by its own rules; others are left out, and null counts as left out. */
function checkedFields(form: FormId, body: Record<string, unknown>): Record<string, string> {
  const given: Record<string, unknown> = {}
  for (const field of Object.keys(forms[form].fields)) {
    if (Object.hasOwn(body, field) && body[field] !== null) given[field] = body[field]
  }
  const result = z.safeParse(forms[form].schema, given)
  if (result.success) return result.data
  const fields: Record<string, string[]> = {}
  for (const { path, message } of result.error.issues) (fields[String(path[0])] ??= []).push(message)
  throw new Refusal(422, 'invalid_fields', { fields })
}

function quarantineReason(request: Request, body: Record<string, unknown>): string | null {
  if (
    request.headers.get(formHeaders.honeypot) === '1' ||
    (Object.hasOwn(body, HONEYPOT_FIELD) && body[HONEYPOT_FIELD])
  )
    return 'honeypot'
  const openFor = request.headers.get(formHeaders.openFor)
  return openFor !== null && /^\d{1,12}$/.test(openFor) && Number(openFor) < TOO_FAST_MS ? 'too fast' : null
}

function unavailable(error: unknown): Refusal {
  // Class 22 and 23: the database judged the content, so sending it again cannot help.
  if (/^2[23]/.test(sqlstateOf(error) ?? '')) return new Refusal(422, 'invalid_fields', { fields: {} })
  return new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } })
}

function answer(
  request: Request,
  status: number,
  body: unknown,
  headers: Record<string, string>,
  { settings }: Services,
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: Object.assign(
      { 'content-type': 'application/json', 'cache-control': 'no-store' },
      headers,
      corsHeaders(request, settings),
    ),
  })
}

/** To a page of the site that was posted from; never to a place that the request names freely. */
function seeOther(request: Request, path: string, { settings }: Services): Response {
  const origin = request.headers.get('origin')
  const site = origin && settings.allowedOrigins.includes(origin) ? origin : (settings.allowedOrigins[0] ?? '')
  const own = origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
  return new Response(null, {
    status: 303,
    headers: { location: own ? path : `${site}${path}`, 'cache-control': 'no-store', vary: 'Origin' },
  })
}
