import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../data/transformation.ts'
import type { Part } from '../build/part.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { isPublished } from '../content/publication.ts'

/**
 * Makes the Transformation Blueprint, or takes the last one where nothing that it is made of has changed since.
 * @param engine a hash of the engine that the build renders with
 */
export function blueprint(folder: ContentFolder, engine: string): Part {
  return { name: 'blueprint', end: async ({ write }) => {
    const { pages } = await folder.index()
    const publication = folder.publication()
    const page = pages.find(({ route, frontMatter }) => route === BLUEPRINT_PAGE && isPublished(frontMatter, publication))
    if (!page) return
    const source = readFileSync(join(folder.root, page.file), 'utf8')
    const made = { source, root: folder.root, buildDate: publication.buildDate, origin: await folder.origin() }
    const key = createHash('sha256').update([engine, made.buildDate, made.origin].join(' ')).update(source).digest('hex')
    const cache = join(folder.root, '.staffroom/cache/blueprint')
    const file = join(cache, `${key.slice(0, 32)}.pdf`)
    if (!existsSync(file)) {
      const { makeBlueprint } = await import('./blueprint.ts')
      const pdf = await makeBlueprint(made)
      rmSync(cache, { recursive: true, force: true })
      mkdirSync(cache, { recursive: true })
      writeFileSync(file, pdf)
    }
    write(BLUEPRINT_PATH, readFileSync(file))
  } }
}
