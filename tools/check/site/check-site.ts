import { ContentError, distinct, isError, TOP } from '../../content/content-error.ts'
import { indexErrors } from '../../content/content-index.ts'
import { rules } from '../rules/index.ts'
import { oneH1 } from '../rules/pages/one-h1.ts'
import { lostWords } from '../rules/pages/lost-words.ts'
import type { Add, Rule } from '../rules/rule.ts'
import type { Site } from './site-reader.ts'

/**
 * All errors of a site, sorted by file and line: those that stop files from compiling, and broken rules.
 * @param only the rules to check; default: all
 */
export async function checkSite(site: Site, only: readonly Rule[] = rules): Promise<ContentError[]> {
  const found = distinct([...indexErrors(site.root, site.pages), ...(await ruleErrors(site, only))])
  const lineOf = ({ file, place }: ContentError) => `${file}:${place.line}`
  // What cannot be shown for a known reason is one error.
  const known = new Set(found.filter((error) => isError(error) && error.rule !== lostWords.name).map(lineOf))
  // A page that cannot be shown has no headings.
  const failed = new Set(
    found.flatMap(({ file, rule, place }) => (rule === lostWords.name && place === TOP ? [file] : [])),
  )
  return found
    .filter(({ rule, file }) => rule !== oneH1.name || !failed.has(file))
    .filter((error) => error.rule !== lostWords.name || !known.has(lineOf(error)))
}

/**
 * Broken rules, in files that compile.
 * @throws an error with the rule's name if a rule fails
 */
export async function ruleErrors<Parts extends keyof Site>(
  site: Pick<Site, Parts>,
  only: readonly Rule<Parts>[],
): Promise<ContentError[]> {
  const found: ContentError[] = []
  await Promise.all(
    only.map(async ({ name, severity, check }) => {
      const add: Add = ({ file, source }, finding) =>
        found.push(new ContentError({ file, source, rule: name, severity, ...finding }))
      try {
        await check(site, add)
      } catch (cause) {
        throw new Error(`The rule "${name}" has failed.`, { cause })
      }
    }),
  )
  return distinct(found)
}
