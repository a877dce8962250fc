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
 * Rules for what only the HTML, styles and scripts of a built site show. To add a rule, add its file and call it
 * here.
 * @param folder the folder of the built site, relative to the repository
 */
export function checkBuilt(root: string, folder: string): ContentError[] {
  return [...builtLinks(root, folder), ...builtBudget(root, folder)]
}
