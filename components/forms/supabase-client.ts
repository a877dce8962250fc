import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { FormDefinition } from '../../data/forms.ts'
import { backEnd } from './back-end-address.ts'
import { REQUEST_TIMEOUT_MS, type Invocation } from './send-form.ts'
import type { FieldValues } from './fields.ts'

let client: SupabaseClient | undefined

/**
 * The client of the page, created when a form is first focused. It would keep a session in local storage and refresh
 * it, but nobody signs in, so nothing is written.
 */
export function supabase(): SupabaseClient {
  const { url, key } = backEnd()
  client ??= createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  })
  return client
}

/** Calls a form's function once. */
export function invoke(
  name: FormDefinition['function'],
  body: FieldValues,
  headers: Record<string, string>,
): Promise<Invocation> {
  return supabase().functions.invoke(name, { body, headers, timeout: REQUEST_TIMEOUT_MS })
}
