import { writeManuscript } from './manuscript.ts'
import { typeset } from './typeset.ts'

/**
 * The Transformation Blueprint as PDF.
 * @param source the MDX of the page that offers it
 * @param buildDate YYYY-MM-DD
 * @param origin the site's address, without a trailing slash
 */
export function makeBlueprint({
  source,
  root,
  buildDate,
  origin,
}: {
  source: string
  root: string
  buildDate: string
  origin: string
}): Promise<Buffer> {
  return typeset(writeManuscript(source, origin), { root, buildDate, origin })
}
