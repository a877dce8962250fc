import type { Config } from 'vike/types'

/** Static first: a page is rendered on the build's side only; the browser gets HTML, CSS and one small script. */
export default {
  clientRouting: false,
  // /about is about.html.
  prerender: { noExtraDir: true },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
