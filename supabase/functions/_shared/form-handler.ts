import { z } from 'zod/mini'
import {
  forms,
  formHeaders,
  HONEYPOT_FIELD,
  otherFieldRule,
  formSchema,
  type FormDefinition,
  type FormId,
} from '../../../data/forms.ts'
import { ANSWER_HEADERS, jsonResponse, Refusal } from './answers.ts'
import { attributionOf, bodyKind, parameterOf, readFields } from './form-request.ts'
import { corsHeaders, countRefusedOrigin, isOwnPage, originAllowed, preflight } from './access.ts'
import { noteRefusal, secondsRefused } from './client-address.ts'
import { withTimeout, type Handler, type Services } from './services.ts'
import type { Settings } from './settings.ts'

/** A form that was open for less is a bot's. */
const TOO_FAST_MS = 1000
/** How long each further refusal is delayed, so that a client that waits for its answers sends one a second. */
const REFUSAL_DELAY_MS = 1000
/** Refusals beyond these are sent at once: each delayed one keeps its connection. */
const MAX_DELAYED = 1000
let delayed = 0
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NIL = '00000000-0000-0000-0000-000000000000'
/** The greatest number that PostgreSQL's integers hold. */
const NO_LIMIT = 2_147_483_647
/** Limits of fields that the form does not have. A request with more, or with odd names, is refused. */
const MAX_OTHER_FIELDS = 20
const OTHER_NAME = /^[a-z][\w.-]{0,39}$/i
const originHint = (request: Request) =>
  `Pages of ${request.headers.get('origin')!.slice(0, 100)} may not send forms. If they are yours, set SITE_ORIGIN or ` +
  'ALLOWED_ORIGINS. If a proxy serves the site, it must pass the name on; nginx: proxy_set_header Host $host;'

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
    if (request.method === 'OPTIONS') {
      // A browser whose preflight is refused never sends the form.
      if (!originAllowed(request, settings)) {
        log({ function: name, outcome: 'origin_not_allowed', status: 403, hint: originHint(request) })
        services.background(countRefusedOrigin(services.database))
      }
      return preflight(request, settings)
    }
    const started = Date.now()
    const requestedForm = request.headers.get(formHeaders.form) ?? parameterOf(request, 'form') ?? accepted[0]
    const form = accepted.find((id) => id === requestedForm)
    const { warning } = services.clientOf(request)
    const entry = (outcome: string) => ({ function: name, form, outcome, warning, ms: Date.now() - started })
    try {
      const { outcome, id } = await receive(request, form, services)
      log({ ...entry(outcome), id })
      if (outcome === 'created') services.queued()
      if (isScriptless(request)) return seeOther(request, '/thank-you', settings)
      return jsonResponse(outcome === 'created' ? 201 : 200, { ok: true, id }, corsHeaders(request, settings))
    } catch (error) {
      const { code } = error as { code?: string | number }
      const { status, message, body, headers } = error instanceof Refusal ? error : unavailable(code)
      log({ ...entry(message), status, code, hint: body.hint as string | undefined })
      if (status === 403) services.background(countRefusedOrigin(services.database))
      if (isScriptless(request)) return seeOther(request, '/try-again', settings)
      return jsonResponse(status, body, { ...headers, ...corsHeaders(request, settings) })
    }
  }
}

async function receive(request: Request, form: FormId | undefined, services: Services) {
  const { settings, database } = services
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', { headers: { allow: 'POST, OPTIONS' } })
  if (!originAllowed(request, settings)) throw new Refusal(403, 'origin_not_allowed', { hint: originHint(request) })
  const kind = bodyKind(request)
  if (!form) throw new Refusal(400, 'unknown_form')
  const key = keyOf(request)
  const { bucket, network, limited } = services.clientOf(request)
  const wait = bucket !== undefined && limited ? secondsRefused(bucket) : undefined
  if (wait !== undefined) {
    if (delayed < MAX_DELAYED) {
      delayed += 1
      await new Promise((resolve) => setTimeout(resolve, REFUSAL_DELAY_MS))
      delayed -= 1
    }
    throw tooMany(wait)
  }
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
      client: bucket ?? null,
      network: network ?? null,
      limits: limited ? settings.limits : { ...settings.limits, client_window: NO_LIMIT, client_day: NO_LIMIT },
      targets: ['mail', settings.webhook && 'webhook', settings.mail?.acknowledge && 'acknowledgement'].filter(Boolean),
    }),
  )) as Submission
  if (stored.outcome === 'limited') {
    if (bucket !== undefined) noteRefusal(bucket, stored.retry_after)
    throw tooMany(stored.retry_after)
  }
  if (stored.outcome === 'key_reused') throw new Refusal(422, 'idempotency_key_reused')
  return stored
}

function tooMany(seconds: number): Refusal {
  return new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(seconds) } })
}

/** The key of a filled form. Without script there is none, and the database recognises repeats by their content. */
function keyOf(request: Request): string | null {
  const key = request.headers.get(formHeaders.idempotencyKey)
  if (key !== null && (!UUID.test(key) || key === NIL)) throw new Refusal(400, 'invalid_idempotency_key')
  return key
}

/**
 * The form's fields, validated; null counts as missing. Fields that the form does not have are kept as text, because
 * the page may be newer than the function. What cannot be kept is refused: nothing is dropped.
 */
function checkedFields(definition: FormDefinition, body: Record<string, unknown>): Record<string, string> {
  // Without a prototype, because a field may be called __proto__.
  const messages = Object.create(null) as Record<string, string[]>
  const add = (name: string, message: string) => (messages[name] ??= []).push(message)
  const entries = Object.entries(body).filter(([name, value]) => value !== null && name !== HONEYPOT_FIELD)
  const others = entries.filter(([name]) => !Object.hasOwn(definition.fields, name))
  const result = z.safeParse(formSchema(definition), Object.fromEntries(entries))
  for (const { path, message } of result.error?.issues ?? []) add(String(path[0]), message)
  if (others.length > MAX_OTHER_FIELDS) throw new Refusal(422, 'too_many_fields')
  const otherFields = others.map(([name, value]) => {
    const text = z.safeParse(otherFieldRule, asText(value))
    if (!OTHER_NAME.test(name)) add(name.slice(0, 40), 'This form has no such field')
    else if (!text.success) add(name, text.error.issues[0]!.message)
    return [name, text.data ?? ''] as const
  })
  if (Object.keys(messages).length > 0) throw new Refusal(422, 'invalid_fields', { fields: messages })
  return { ...result.data, ...Object.fromEntries(otherFields.filter(([, text]) => text)) }
}

/** A value of JSON as text. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value)
  } catch {
    // Nested too deeply for some runtimes: refused as too long, as everywhere else.
    return 'x'.repeat(2000)
  }
}

function emailIn({ fields }: FormDefinition, values: Record<string, string>): string {
  const name = Object.keys(fields).find((name) => fields[name]!.control === 'email')
  return (name && values[name]) || ''
}

function quarantineReason(request: Request, body: Record<string, unknown>): string | null {
  const isFilled = Object.hasOwn(body, HONEYPOT_FIELD) && body[HONEYPOT_FIELD]
  if (request.headers.get(formHeaders.honeypot) === '1' || isFilled) return 'honeypot'
  const openFor = request.headers.get(formHeaders.openFor)
  return openFor !== null && /^\d{1,12}$/.test(openFor) && Number(openFor) < TOO_FAST_MS ? 'too fast' : null
}

function unavailable(code: unknown): Refusal {
  // SQLSTATE class 22 and 23: the database rejected the content, so a retry cannot help.
  if (/^2[23]\w{3}$/.test(String(code))) return new Refusal(422, 'invalid_fields', { fields: {} })
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
