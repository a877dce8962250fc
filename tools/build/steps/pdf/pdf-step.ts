import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../../../data/transformation.ts'
import type { BuildStep } from '../../step.ts'
import { isPublished } from '../../../content/publication.ts'
import { makeBlueprint } from './blueprint.ts'

/** Makes the Transformation Blueprint, a PDF, where its page is published. */
export function blueprint(): BuildStep {
  return {
    name: 'blueprint',
    end: async ({ content, write }) => {
      const { pages } = await content.index()
      const publication = content.publication()
      const page = pages.find(
        ({ route, frontMatter }) => route === BLUEPRINT_PAGE && isPublished(frontMatter, publication),
      )
      if (!page) return
      const source = readFileSync(join(content.root, page.file), 'utf8')
      write(
        BLUEPRINT_PATH,
        await makeBlueprint({
          source,
          root: content.root,
          buildDate: publication.buildDate,
          origin: await content.origin(),
        }),
      )
    },
  }
}
