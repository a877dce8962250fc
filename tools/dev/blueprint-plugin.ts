import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../data/transformation.ts'
import type { ContentFolder } from '../content/content-folder.ts'

/** Creates the Transformation Blueprint (PDF) on each request, so that dev shows the current content. */
export function blueprintInDev(folder: ContentFolder): Plugin {
  return {
    name: 'staffroom:blueprint-in-dev',
    apply: 'serve',
    configureServer(server) {
      const make = async () => {
        const { pages } = await folder.index()
        const page = pages.find(({ route }) => route === BLUEPRINT_PAGE)
        if (!page) return undefined
        const { makeBlueprint } = (await folder.load(
          '/tools/build/steps/pdf/blueprint.ts',
        )) as typeof import('../build/steps/pdf/blueprint.ts')
        return makeBlueprint({
          source: readFileSync(join(folder.root, page.file), 'utf8'),
          root: folder.root,
          buildDate: folder.publication().buildDate,
          origin: await folder.origin(),
        })
      }
      server.middlewares.use(BLUEPRINT_PATH, (_request, response, next) => {
        make().then((pdf) => (pdf ? response.setHeader('content-type', 'application/pdf').end(pdf) : next()), next)
      })
    },
  }
}
