import { setImmediate } from 'node:timers/promises'
import { ContentError, distinct, isError, TOP } from '../../content/content-error.ts'
import { indexErrors, filesOfPages } from '../../content/content-index.ts'
import { rules } from '../rules/index.ts'
import { oneH1 } from '../rules/pages/headings.ts'
import { lostWords } from '../rules/pages/lost-words.ts'
import { printedLinks } from '../rules/pages/link-text.ts'
import type { ReportInFile, Rule } from '../rules/rule.ts'
import { links } from '../rules/site/links.ts'
import { contacts } from '../rules/words/contacts.ts'
import { spelling } from '../rules/words/spelling.ts'
import type { Site } from './site-reader.ts'

/** Rules that would report parts of a link which shows as plain text. */
const CAUSED_BY_LINKS = new Set([links.name, spelling.name, contacts.name])

/**
 * All errors of a site, sorted by file and line: those that stop files from compiling, and broken rules.
 * @param only the rules to check; default: all
 * @param pause awaited between two rules, so that the dev server can answer
 */
export async function checkSite(
  site: Site,
  only: readonly Rule[] = rules,
  pause: () => Promise<unknown> = setImmediate,
): Promise<ContentError[]> {
  const found = distinct([
    ...indexErrors(site.root, site.pages),
    // Without copies of pages, which would repeat their errors, and report both as duplicates.
    ...(await ruleErrors({ ...site, pages: filesOfPages(site.root, site.pages) }, only, pause)),
  ])
  const lineOf = ({ file, place }: ContentError) => `${file}:${place.line}`
  // If a page cannot be shown because of another error in a line, only that one is reported.
  const known = new Set(found.filter((error) => isError(error) && error.rule !== lostWords.name).map(lineOf))
  // A page that cannot be shown has no headings.
  const failed = new Set(
    found.flatMap(({ file, rule, place }) => (rule === lostWords.name && place === TOP ? [file] : [])),
  )
  const isInPrintedLink = ({ file, place, rule }: ContentError) =>
    CAUSED_BY_LINKS.has(rule) &&
    found.some(
      ({ rule, file: other, place: { line, column, length = 1 } }) =>
        rule === printedLinks.name &&
        other === file &&
        line === place.line &&
        column <= place.column &&
        place.column < column + length,
    )
  return found
    .filter((error) => !isInPrintedLink(error))
    .filter(({ rule, file }) => rule !== oneH1.name || !failed.has(file))
    .filter((error) => error.rule !== lostWords.name || !known.has(lineOf(error)))
}

/**
 * Broken rules, in files that compile.
 * @throws an error with the rule's name if a rule fails and no other finds an error, which may be why
 */
export async function ruleErrors<Parts extends keyof Site>(
  site: Pick<Site, Parts>,
  only: readonly Rule<Parts>[],
  pause: () => Promise<unknown> = setImmediate,
): Promise<ContentError[]> {
  const found: ContentError[] = []
  const failures: Error[] = []
  for (const { name, severity, check } of only) {
    const add: ReportInFile = ({ file, source }, finding) =>
      found.push(new ContentError({ file, source, rule: name, severity, ...finding }))
    try {
      await check(site, add)
    } catch (cause) {
      failures.push(new Error(`The rule "${name}" has failed.`, { cause }))
    }
    await pause()
  }
  if (failures[0] && !found.some(isError)) throw failures[0]
  return distinct(found)
}
