import type { FormDefinition, FormId } from '../../data/forms.ts'

/**
 * Where the forms' functions live: a hosted project, or the page's own site, whose server answers /functions/v1/ too.
 */
const projectUrl = setting(() => import.meta.env.VITE_SUPABASE_URL as string | undefined)
/** Any key serves where the site's own server answers. A publishable key is public; it only selects the project. */
const publishableKey =
  setting(() => import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as string | undefined) || 'sb_publishable_local'

/**
 * Vite replaces each `import.meta.env.NAME` by its value. In Node, where the check renders forms, there is none to
 * read.
 */
function setting(read: () => string | undefined): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * The project's address and key as supabase-js wants them. Browser only: without a hosted project the address is the
 * page's own.
 */
export function backEnd(): { url: string; key: string } {
  return { url: projectUrl || location.origin, key: publishableKey }
}

/**
 * Where the form posts without script. The address holds only form and page; the server makes the idempotency key
 * itself.
 */
export function postAddress(definition: Pick<FormDefinition, 'function'>, form: FormId, route: string): string {
  return `${(projectUrl ?? '').replace(/\/$/, '')}/functions/v1/${definition.function}?form=${form}&page=${encodeURI(route)}`
}
