import type { Plugin } from 'vite'
import { BLUEPRINT_PATH } from '../../data/transformation.ts'
import type { ContentFolder } from '../content/content-folder.ts'

/** Creates the Transformation Blueprint (PDF) on each request, so that dev shows the current content. */
export function blueprintInDev(folder: ContentFolder): Plugin {
  const make = async () => {
    const module = await folder.load('/tools/build/steps/pdf/blueprint.ts')
    return (module as typeof import('../build/steps/pdf/blueprint.ts')).makeBlueprint(folder)
  }
  return {
    name: 'staffroom:blueprint-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(BLUEPRINT_PATH, (_request, response, next) => {
        make().then((pdf) => (pdf ? response.setHeader('content-type', 'application/pdf').end(pdf) : next()), next)
      })
    },
  }
}
