import { ContentError, distinct } from '../../content/content-error.ts'
import { routeErrors } from '../../content/route-errors.ts'
import { strayFiles } from '../../content/stray-files.ts'
import { rules } from './index.ts'
import type { Add, Rule } from './rule.ts'
import type { Site } from './site.ts'

/**
 * Everything that is wrong with a site, in the order of files and lines: what keeps files from compiling, and what breaks a rule.
 * @param only the rules to try; all of them by default
 */
export async function checkSite(site: Site, only: readonly Rule[] = rules): Promise<ContentError[]> {
  return distinct([...compileErrors(site), ...(await ruleErrors(site, only))])
}

/**
 * What breaks a rule, in files that compile.
 * @throws where a rule fails, with its name
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

/** What keeps a file from compiling, from having its URL, or from being a page at all. */
function compileErrors({ root, pages }: Site): ContentError[] {
  const sources = new Map(pages.map(({ file, source }) => [file, source]))
  const readable = pages.flatMap(({ file, route, frontMatter }) => (frontMatter ? [{ file, route, frontMatter }] : []))
  return [
    ...pages.flatMap(({ errors }) => errors),
    ...routeErrors([...sources.keys()], readable, sources),
    ...strayFiles(root),
  ]
}
