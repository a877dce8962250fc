import type { Config } from 'vike/types'

/** Static first: a page is rendered on the build's side only; the browser gets HTML, CSS and one small script. */
export default {
  clientRouting: false,
  // With `receptionist/index.html`, hosts answer /receptionist with a redirect to a trailing slash.
  prerender: { noExtraDir: true },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
