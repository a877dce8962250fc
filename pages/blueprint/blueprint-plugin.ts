import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../data/transformation.ts'
import { clientFolder } from '../content/client-folder.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { isPublished } from '../content/publication.ts'
import { engineHash } from '../mdx/compile-cache.ts'

type Maker = typeof import('./blueprint.ts')

/** Makes the Transformation Blueprint: into the built site, and anew for each request while one writes. */
export function blueprint(folder: ContentFolder): Plugin {
  let out = ''
  const make = async () => {
    const { makeBlueprint } = (await folder.load('/pages/blueprint/blueprint.ts')) as Maker
    return makeBlueprint({ root: folder.root, buildDate: folder.publication().buildDate, origin: await folder.origin() })
  }
  /** The last one, where nothing that it is made of has changed since. */
  const makeOrRead = async () => {
    const source = readFileSync(join(folder.root, `content${BLUEPRINT_PAGE}.mdx`))
    const key = createHash('sha256').update([engineHash(folder.root), folder.publication().buildDate, await folder.origin()].join(' ')).update(source).digest('hex')
    const cache = join(folder.root, '.staffroom/cache/blueprint')
    const file = join(cache, `${key.slice(0, 32)}.pdf`)
    if (existsSync(file)) return readFileSync(file)
    const pdf = await make()
    rmSync(cache, { recursive: true, force: true })
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, pdf)
    return pdf
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
        writeFileSync(join(out, BLUEPRINT_PATH), await makeOrRead())
      },
    },
  }
}
