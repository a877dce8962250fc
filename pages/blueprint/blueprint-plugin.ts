import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../data/transformation.ts'
import type { Part } from '../content/after-prerender.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { isPublished } from '../content/publication.ts'

type Maker = typeof import('./blueprint.ts')

/** Makes the Transformation Blueprint: into the built site, and anew for each request while one writes. */
export function blueprint(folder: ContentFolder): { build: Part; dev: Plugin } {
  const make = async () => {
    const { makeBlueprint } = (await folder.load('/pages/blueprint/blueprint.ts')) as Maker
    return makeBlueprint({ root: folder.root, buildDate: folder.publication().buildDate, origin: await folder.origin() })
  }
  /** The last one, where nothing that it is made of has changed since. */
  const makeOrRead = async () => {
    const source = readFileSync(join(folder.root, `content${BLUEPRINT_PAGE}.mdx`))
    const key = createHash('sha256').update([folder.engine(), folder.publication().buildDate, await folder.origin()].join(' ')).update(source).digest('hex')
    const cache = join(folder.root, '.staffroom/cache/blueprint')
    const file = join(cache, `${key.slice(0, 32)}.pdf`)
    if (existsSync(file)) return readFileSync(file)
    const pdf = await make()
    rmSync(cache, { recursive: true, force: true })
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, pdf)
    return pdf
  }
  const build: Part = { name: 'blueprint', end: async ({ write }) => {
    const { pages } = await folder.index()
    if (pages.some(({ route, frontMatter }) => route === BLUEPRINT_PAGE && isPublished(frontMatter, folder.publication()))) write(BLUEPRINT_PATH, await makeOrRead())
  } }
  const dev: Plugin = {
    name: 'staffroom:blueprint-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(BLUEPRINT_PATH, (_request, response, next) => {
        make().then((pdf) => response.setHeader('content-type', 'application/pdf').end(pdf), next)
      })
    },
  }
  return { build, dev }
}
