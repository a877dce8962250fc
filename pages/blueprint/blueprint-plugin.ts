import type { Plugin } from 'vite'
import { BLUEPRINT_PATH } from '../../data/transformation.ts'
import type { ContentFolder } from '../content/content-folder.ts'

/** Makes the Transformation Blueprint anew for each request while one writes. */
export function blueprintInDev(folder: ContentFolder): Plugin {
  return {
    name: 'staffroom:blueprint-in-dev',
    apply: 'serve',
    configureServer(server) {
      const make = async () => {
        const { makeBlueprint } = (await folder.load('/pages/blueprint/blueprint.ts')) as typeof import('./blueprint.ts')
        return makeBlueprint({ root: folder.root, buildDate: folder.publication().buildDate, origin: await folder.origin() })
      }
      server.middlewares.use(BLUEPRINT_PATH, (_request, response, next) => {
        make().then((pdf) => response.setHeader('content-type', 'application/pdf').end(pdf), next)
      })
    },
  }
}
