import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '../content/content-error.ts'
import { checkBudget } from '../size/check-budget.ts'
import { builtLinks } from './built/links.ts'
import { readBuiltPages, type BuiltRule } from './built/pages.ts'

/** Each page fits in one round trip, loads little script, and has no blocking request. */
const builtBudget: BuiltRule = ({ root, folder }) =>
  checkBudget(join(root, folder)).flatMap(({ file, problems }) =>
    problems.map(
      (reason) =>
        new ContentError({
          file: `${folder}/${file}`,
          source: '',
          rule: 'budget',
          place: { line: 1, column: 1, length: 1 },
          reason,
        }),
    ),
  )

/** Rules for what only the built HTML, styles and scripts show. To add a rule, add its file and list it here. */
const builtRules: readonly BuiltRule[] = [builtLinks, builtBudget]

/** Checks the last build. Throws if there is none. */
export function checkBuilt(root: string): ContentError[] {
  const folder = 'dist/client'
  if (!existsSync(join(root, folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  const site = readBuiltPages(root, folder)
  return builtRules.flatMap((rule) => rule(site))
}
