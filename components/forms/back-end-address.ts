import type { FormDefinition, FormId } from '../../data/forms.ts'

/** The URL of the hosted project. Empty if the site's own server answers /functions/v1/. */
const projectUrl = setting(() => import.meta.env.VITE_SUPABASE_URL as string | undefined)
/** The project's publishable key, which is public. The site's own server accepts any key. */
const publishableKey =
  setting(() => import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as string | undefined) || 'sb_publishable_local'

/** Vite replaces each `import.meta.env.NAME` with its value. In plain Node, where the check runs, reading it throws. */
function setting(read: () => string | undefined): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** URL and key for supabase-js, in the browser only. Without a hosted project the URL is the page's origin. */
export function backEnd(): { url: string; key: string } {
  return { url: projectUrl || location.origin, key: publishableKey }
}

/** The form's action without script. It names the form and the page; the server creates the idempotency key. */
export function postAddress(definition: Pick<FormDefinition, 'function'>, form: FormId, route: string): string {
  const origin = (projectUrl ?? '').replace(/\/$/, '')
  return `${origin}/functions/v1/${definition.function}?form=${form}&page=${encodeURI(route)}`
}
