import { join } from 'node:path'
import { ContentError, TOP, type Severity } from '../content/content-error.ts'
import { weighPages } from '../size/budget.ts'
import { builtLinks } from './built/built-links.ts'

/** No page is too large, loads much script, or has a blocking request; most fit in one round trip. */
function builtBudget(root: string, folder: string): ContentError[] {
  return weighPages(join(root, folder)).flatMap(({ file, warnings, problems }) => {
    const errorsOf = (severity: Severity, reasons: readonly string[]) =>
      reasons.map(
        (reason) =>
          new ContentError({ file: `${folder}/${file}`, source: '', rule: 'budget', place: TOP, reason, severity }),
      )
    return [...errorsOf('warning', warnings), ...errorsOf('error', problems)]
  })
}

/**
 * Rules for what only the HTML, styles and scripts of a built site show. To add a rule, add its file and call it
 * here.
 * @param folder the folder of the built site, relative to the repository
 */
export function checkBuilt(root: string, folder: string): ContentError[] {
  return [...builtLinks(root, folder), ...builtBudget(root, folder)]
}
