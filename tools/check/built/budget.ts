import { join } from 'node:path'
import { ContentError } from '../../content/content-error.ts'
import { checkBudget } from '../../size/check-budget.ts'
import type { BuiltRule } from './pages.ts'

/** Every page arrives in one round trip, with little script, and waits for no other request. */
export const builtBudget: BuiltRule = ({ root, folder }) =>
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
