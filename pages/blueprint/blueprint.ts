import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLUEPRINT_PAGE } from '../../data/transformation.ts'
import { writeManuscript } from './manuscript.ts'
import { typeset } from './typeset.ts'


/**
 * The Transformation Blueprint as PDF, from the page that offers it.
 * @param buildDate YYYY-MM-DD
 * @param origin the site's address, without a trailing slash
 */
export async function makeBlueprint({ root, buildDate, origin }: { root: string; buildDate: string; origin: string }): Promise<Buffer> {
  const source = readFileSync(join(root, `content${BLUEPRINT_PAGE}.mdx`), 'utf8')
  return typeset(writeManuscript(source, origin), { root, buildDate, origin })
}
