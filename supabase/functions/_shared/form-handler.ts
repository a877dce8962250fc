import { z } from 'zod/mini'
import {
  forms,
  formHeaders,
  HONEYPOT_FIELD,
  otherField,
  type FormDefinition,
  type FormId,
} from '../../../data/forms.ts'
import { ANSWER_HEADERS, json, Refusal } from './answers.ts'
import { attributionOf, parameterOf } from './attribution.ts'
import { bodyKind, readFields } from './body.ts'
import { corsHeaders, isOwnPage, originAllowed, preflight } from './cors.ts'
import { withTimeout, type Handler, type Services } from './services.ts'
import type { Settings } from './settings.ts'
import { countOutcome } from './tally.ts'

/** A person takes longer to fill in a form. */
const TOO_FAST_MS = 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NIL = '00000000-0000-0000-0000-000000000000'
/** Status codes of refusals without any database call: wrong origin, method, size or type. */
const UNCOUNTED = [403, 405, 413, 415]
const MAX_OTHER_FIELDS = 20
const ORIGIN_HINT =
  'Add the origin to ALLOWED_ORIGINS. If a proxy serves the site, it must pass the name on; ' +
  'nginx: proxy_set_header Host $host;'

/** What `submit_request` returns. */
type Submission =
  | { outcome: 'created' | 'replayed'; id: string }
  | { outcome: 'key_reused' }
  | { outcome: 'limited'; retry_after: number }

/** The handler of a function that receives forms: checks a request, stores it exactly once, and answers. */
export function formHandler(name: FormDefinition['function']): Handler {
  const accepted = (Object.keys(forms) as FormId[]).filter((id) => forms[id].function === name)

  return async (request, services) => {
    const { settings, log } = services
    if (request.method === 'OPTIONS') return preflight(request, settings)
    const started = Date.now()
    const named = request.headers.get(formHeaders.form) ?? parameterOf(request, 'form') ?? accepted[0]
    const form = accepted.find((id) => id === named)
    const counted = form ?? accepted[0]!
    const { warning } = services.clientOf(request)
    const entry = (outcome: string) => ({ function: name, form: counted, outcome, warning, ms: Date.now() - started })
    try {
      const { outcome, id } = await receive(request, form, services)
      log({ ...entry(outcome), id })
      if (outcome === 'created') services.queued()
      if (isScriptless(request)) return seeOther(request, '/thank-you', settings)
      return json(outcome === 'created' ? 201 : 200, { ok: true, id }, corsHeaders(request, settings))
    } catch (error) {
      const { code } = error as { code?: string }
      const { status, message, body, headers } = error instanceof Refusal ? error : unavailable(code)
      log({ ...entry(message), status, code, hint: body.hint as string | undefined })
      const why = status >= 500 || code !== undefined ? 'failed' : 'refused'
      if (!UNCOUNTED.includes(status)) services.background(countOutcome(services.database, counted, why))
      if (isScriptless(request)) return seeOther(request, '/try-again', settings)
      return json(status, body, { ...headers, ...corsHeaders(request, settings) })
    }
  }
}

async function receive(request: Request, form: FormId | undefined, services: Services) {
  const { settings, database } = services
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', { headers: { allow: 'POST, OPTIONS' } })
  if (!originAllowed(request, settings)) throw new Refusal(403, 'origin_not_allowed', { hint: ORIGIN_HINT })
  const kind = bodyKind(request)
  if (!form) throw new Refusal(400, 'unknown_form')
  const key = keyOf(request)
  const body = await readFields(request, kind)
  const fields = checkedFields(forms[form], body)
  const stored = (await withTimeout(
    settings.databaseMs,
    database.rpc('submit_request', {
      form,
      key,
      fields,
      email: emailIn(forms[form], fields),
      ...attributionOf(request),
      quarantine: quarantineReason(request, body),
      client: services.clientOf(request).bucket ?? null,
      limits: settings.limits,
      targets: settings.webhook ? ['mail', 'webhook'] : ['mail'],
    }),
  )) as Submission
  if (stored.outcome === 'limited')
    throw new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(stored.retry_after) } })
  if (stored.outcome === 'key_reused') throw new Refusal(422, 'idempotency_key_reused')
  return stored
}

/** The key of a filled form. Without script there is none, and the database recognises repeats by their content. */
function keyOf(request: Request): string | null {
  const key = request.headers.get(formHeaders.idempotencyKey)
  if (key !== null && (!UUID.test(key) || key === NIL)) throw new Refusal(400, 'invalid_idempotency_key')
  return key
}

/**
 * The form's fields, validated; null counts as missing. Text in unknown fields is kept too, because the page may be
 * newer than the function.
 */
function checkedFields({ fields, schema }: FormDefinition, body: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(body).filter(([, value]) => value !== null)
  const result = z.safeParse(schema, Object.fromEntries(given.filter(([name]) => Object.hasOwn(fields, name))))
  if (!result.success) {
    const messages: Record<string, string[]> = {}
    for (const { path, message } of result.error.issues) (messages[String(path[0])] ??= []).push(message)
    throw new Refusal(422, 'invalid_fields', { fields: messages })
  }
  const others = given.flatMap(([name, value]) => {
    if (Object.hasOwn(fields, name) || name === HONEYPOT_FIELD || !/^[a-z]\w{0,39}$/i.test(name)) return []
    const text = z.safeParse(otherField, value).data
    return text ? [[name, text] as const] : []
  })
  return { ...(result.data as Record<string, string>), ...Object.fromEntries(others.slice(0, MAX_OTHER_FIELDS)) }
}

function emailIn({ fields }: FormDefinition, values: Record<string, string>): string {
  const name = Object.keys(fields).find((name) => fields[name]!.control === 'email')
  return (name && values[name]) || ''
}

function quarantineReason(request: Request, body: Record<string, unknown>): string | null {
  const filled = Object.hasOwn(body, HONEYPOT_FIELD) && body[HONEYPOT_FIELD]
  if (request.headers.get(formHeaders.honeypot) === '1' || filled) return 'honeypot'
  const openFor = request.headers.get(formHeaders.openFor)
  return openFor !== null && /^\d{1,12}$/.test(openFor) && Number(openFor) < TOO_FAST_MS ? 'too fast' : null
}

function unavailable(code = ''): Refusal {
  // Class 22 and 23: the database rejected the content, so a retry cannot help.
  if (/^2[23]/.test(code)) return new Refusal(422, 'invalid_fields', { fields: {} })
  return new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } })
}

/** Whether a browser without script sent it. It would show JSON as text, so it is redirected to a page. */
function isScriptless(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/** Redirects to a page of the calling site, never to an address that the request chooses. */
function seeOther(request: Request, path: string, { allowedOrigins }: Settings): Response {
  const origin = allowedOrigins.find((allowed) => allowed === request.headers.get('origin')) ?? allowedOrigins[0] ?? ''
  return new Response(null, {
    status: 303,
    headers: { location: isOwnPage(request) ? path : `${origin}${path}`, vary: 'Origin', ...ANSWER_HEADERS },
  })
}
