import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, TOP } from '../content/content-error.ts'
import { checkBudget } from '../size/check-budget.ts'
import { builtLinks } from './built/links.ts'

/** Each page fits in one round trip, loads little script, and has no blocking request. */
function builtBudget(root: string, folder: string): ContentError[] {
  return checkBudget(join(root, folder)).flatMap(({ file, problems }) =>
    problems.map(
      (reason) => new ContentError({ file: `${folder}/${file}`, source: '', rule: 'budget', place: TOP, reason }),
    ),
  )
}

/**
 * Rules for what only the HTML, styles and scripts of the last build show. To add a rule, add its file and call it
 * here.
 * @throws if there is no build
 */
export function checkBuilt(root: string): ContentError[] {
  const folder = 'dist/client'
  if (!existsSync(join(root, folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  return [...builtLinks(root, folder), ...builtBudget(root, folder)]
}
