import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentError } from '../content/content-error.ts'
import { builtBudget } from './built/budget.ts'
import { builtLinks } from './built/links.ts'
import { readBuiltPages, type BuiltRule } from './built/pages.ts'

/** The rules of the built site: what only its HTML, its styles and its scripts show. A new rule is its file and its line here. */
const builtRules: readonly BuiltRule[] = [builtLinks, builtBudget]

/** Checks the site that the last build wrote. */
export async function checkBuilt(root: string, folder = 'dist/client'): Promise<ContentError[]> {
  if (!existsSync(join(root, folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}: run npm run build first.`)
  const site = readBuiltPages(root, folder)
  return (await Promise.all(builtRules.map((rule) => rule(site)))).flat()
}
