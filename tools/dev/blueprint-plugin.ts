import type { Plugin } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'

/** Creates the Transformation Blueprint (PDF) on each request, so that dev shows the current content. */
export function blueprintInDev(folder: ContentFolder): Plugin {
  // Imported, records would be part of Vite's configuration, and saving one would restart the server.
  const make = async (path: string) => {
    const { BLUEPRINT_PATH } = (await folder.load(
      '/data/transformation.ts',
    )) as typeof import('../../data/transformation.ts')
    if (path !== BLUEPRINT_PATH) return undefined
    const module = await folder.load('/tools/build/steps/pdf/blueprint.ts')
    return (module as typeof import('../build/steps/pdf/blueprint.ts')).makeBlueprint(folder)
  }
  return {
    name: 'staffroom:blueprint-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith('.pdf')) return next()
        make(request.url).then(
          (pdf) => (pdf ? response.setHeader('content-type', 'application/pdf').end(pdf) : next()),
          next,
        )
      })
    },
  }
}
