import { ContentError, distinct } from '../content/content-error.ts'
import { rules } from './index.ts'
import type { Add, Rule } from './rule.ts'
import { compileProblems, type Site } from './site.ts'

/**
 * Everything that is wrong with a site, in the order of files and lines.
 * @param only the rules to try; all of them by default
 */
export async function checkSite(site: Site, only: readonly Rule[] = rules): Promise<ContentError[]> {
  const found = compileProblems(site)
  await Promise.all(only.map(({ name, severity, check }) => {
    const add: Add = ({ file, source }, finding) => found.push(new ContentError({ file, source, rule: name, severity, ...finding }))
    return check(site, add)
  }))
  return distinct(found)
}
