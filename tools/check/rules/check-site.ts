import { ContentError, distinct } from '../../content/content-error.ts'
import { routeErrors } from '../../content/route-errors.ts'
import { strayFiles } from '../../content/stray-files.ts'
import { rules } from './index.ts'
import type { Add, Rule } from './rule.ts'
import type { Site } from './site.ts'

/**
 * All errors of a site, sorted by file and line: those that stop files from compiling, and broken rules.
 * @param only the rules to check; default: all
 */
export async function checkSite(site: Site, only: readonly Rule[] = rules): Promise<ContentError[]> {
  return distinct([...compileErrors(site), ...(await ruleErrors(site, only))])
}

/**
 * Broken rules, in files that compile.
 * @throws an error with the rule's name if a rule fails
 */
export async function ruleErrors(site: Site, only: readonly Rule[] = rules): Promise<ContentError[]> {
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

/** Errors that stop a file from compiling, from having its URL, or from being a page. */
function compileErrors({ root, pages }: Site): ContentError[] {
  const sources = new Map(pages.map(({ file, source }) => [file, source]))
  const readable = pages.flatMap(({ file, route, frontMatter }) => (frontMatter ? [{ file, route, frontMatter }] : []))
  return [
    ...pages.flatMap(({ errors }) => errors),
    ...routeErrors([...sources.keys()], readable, sources),
    ...strayFiles(root),
  ]
}
