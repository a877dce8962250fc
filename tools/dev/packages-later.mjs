const PAGE = /\btext\/html\b/
const LOOKS = /\.(css|woff2|svg|png|jpe?g)(\?|$)/

/**
 * Bundles packages for the browser once the first page is on its way there: until then that work would only hold it up.
 * @returns {import('vite').Plugin}
 */
export function packagesLater() {
  return {
    name: 'staffroom:packages-later',
    apply: 'serve',
    configureServer({ environments, middlewares }) {
      const { depsOptimizer } = environments.client
      if (!depsOptimizer) return
      const { init } = depsOptimizer
      let started
      const start = () => (started ??= init())
      depsOptimizer.init = async () => {}
      middlewares.use((request, response, next) => {
        if (PAGE.test(request.headers.accept ?? '')) {
          response.once('close', () => void start())
          next()
        } else if (LOOKS.test(request.url)) next()
        else start().then(() => next(), next)
      })
    },
  }
}
