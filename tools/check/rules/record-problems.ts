import { ContentError } from '../../content/content-error.ts'
import type { Records } from '../../content/records.ts'
import { unreadableText } from '../../content/unreadable-text.ts'
import { ruleProblems } from './check-site.ts'
import { checkDataNames } from './data/data-names.ts'
import { checkNamesInCode } from './data/names-in-code.ts'
import { recordValues } from './data/record-values.ts'
import { references } from './data/references.ts'
import type { DataFile } from './data-file.ts'
import type { Load } from './read-site.ts'
import { Rendering } from './rendering.ts'
import type { Add } from './rule.ts'

/** The module that says which records there are. */
const RECORDS = 'tools/content/records.ts'

/** Whether nobody can say what stands in a data file. */
export function isUnreadable({ file, source, broken }: DataFile): boolean {
  return broken !== undefined || unreadableText(file, source) !== undefined
}

/** Why the records cannot even be loaded. */
export function dataProblems(root: string, data: readonly DataFile[]): ContentError[] {
  const unreadable = data.flatMap(({ file, source }) => unreadableText(file, source) ?? [])
  // Which names such a file has, nobody knows.
  return unreadable.length ? unreadable : named((add) => checkDataNames(root, data, add))
}

/**
 * Why widgets fail while they are loaded, where a record is to blame: many read records at once, and what they throw names the
 * widget. So records are looked at without them.
 */
export async function recordProblems(root: string, data: DataFile[], load: Load): Promise<ContentError[]> {
  const problems = dataProblems(root, data)
  if (problems.length) return problems
  const lost = named((add) => checkNamesInCode(root, data, add))
  const { records } = (await load(RECORDS).catch(() => ({}))) as { records?: Records }
  if (!records) return lost
  const vocabulary = { widgets: {}, records }
  const loaded = await Promise.all(
    data.map(async ({ file }) => [file, (await load(file).catch(() => ({}))) as Record<string, unknown>] as const),
  )
  const site = {
    root,
    data,
    values: new Map(loaded),
    vocabulary,
    pages: [],
    rendering: new Rendering(vocabulary),
    publication: { buildDate: '', preview: false },
    production: false,
  }
  return [...lost, ...(await ruleProblems(site, [references, recordValues]))]
}

function named(check: (add: Add) => void): ContentError[] {
  const problems: ContentError[] = []
  check(({ file, source }, finding) =>
    problems.push(new ContentError({ file, source, rule: 'data-names', ...finding })),
  )
  return problems
}
