import type { Config } from 'vike/types'

/** Static first: pages are rendered in the build only. The browser gets HTML, CSS and one small script. */
export default {
  clientRouting: false,
  // Write about.html, not about/index.html. The build takes the pages' pictures from the server's bundle.
  prerender: { noExtraDir: true, keepDistServer: true },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
