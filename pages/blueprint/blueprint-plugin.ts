import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../data/transformation.ts'
import { clientFolder } from '../content/client-folder.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { isPublished } from '../content/publication.ts'

type Maker = typeof import('./blueprint.ts')

/** Makes the Transformation Blueprint: into the built site, and anew for each request while one writes. */
export function blueprint(folder: ContentFolder): Plugin {
  let out = ''
  const make = async () => {
    const { makeBlueprint } = (await folder.load('/pages/blueprint/blueprint.ts')) as Maker
    return makeBlueprint({ root: folder.root, buildDate: folder.publication().buildDate, origin: await folder.origin() })
  }
  return {
    name: 'staffroom:blueprint',
    sharedDuringBuild: true,
    configResolved(config) {
      out = clientFolder(config)
    },
    configureServer(server) {
      server.middlewares.use(BLUEPRINT_PATH, (_request, response, next) => {
        make().then((pdf) => response.setHeader('content-type', 'application/pdf').end(pdf), next)
      })
    },
    closeBundle: {
      // After Vike has pre-rendered.
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr') return
        const { pages } = await folder.index()
        if (!pages.some(({ route, frontMatter }) => route === BLUEPRINT_PAGE && isPublished(frontMatter, folder.publication()))) return
        mkdirSync(out, { recursive: true })
        writeFileSync(join(out, BLUEPRINT_PATH), await make())
      },
    },
  }
}
