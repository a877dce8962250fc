import type { Finding, ReportFinding, Severity, Place, Lines } from '../../content/content-error.ts'
import { isGroup, leavesOf, partsOf, type Leaf } from '../../content/mdx/static-value.ts'
import type { Site, SitePage } from '../site/site-reader.ts'

/** Reports an error in a file. */
export type ReportInFile = (file: { file: string; source: string }, finding: Finding) => void

/** A rule for the whole site, which reads these parts of it. */
export type Rule<Parts extends keyof Site = keyof Site> = {
  /** Its name in `--json` and in tests. */
  name: string
  /** A warning does not stop a build. */
  severity: Severity
  check: (site: Pick<Site, Parts>, add: ReportInFile) => void | Promise<void>
}

/** A rule that looks at the whole site. */
export function siteRule<Parts extends keyof Site = keyof Site>(
  name: string,
  severity: Severity,
  check: Rule<Parts>['check'],
): Rule<Parts> {
  return { name, severity, check }
}

/** A rule that looks at each page by itself. Its `add` reports an error on that page. */
export function pageRule(
  name: string,
  severity: Severity,
  check: (page: SitePage, add: ReportFinding, site: Site) => void | Promise<void>,
): Rule {
  return siteRule(name, severity, async (site, add) => {
    for (const page of site.pages) await check(page, (finding) => add(page, finding), site)
  })
}

/** A group of a list or a table, with the keys and indexes that lead to it. */
export type GroupEntry = { path: readonly PropertyKey[]; group: Readonly<Record<string, unknown>> }

/** A file of records with its exports. */
export type RecordFile = {
  file: Site['data'][number]
  exported: Readonly<Record<string, unknown>>
  leaves: readonly Leaf[]
  /** The entries of each list and each table, at any depth. */
  siblings: readonly (readonly GroupEntry[])[]
  /** Reports an error at the value at a path of keys, or at another place. Default fix: correct one of the two. */
  report: (path: readonly PropertyKey[], reason: string, fix?: string, place?: Place) => void
}

/** A rule that looks at each file of records by itself. */
export function recordRule(
  name: string,
  check: (records: RecordFile, site: Pick<Site, 'values'>) => void,
): Rule<'data' | 'values'> {
  return siteRule<'data' | 'values'>(name, 'error', (site, add) => {
    for (const file of site.data) {
      const { exported, report } = recordsOf(site, file.file, add)
      check({ file, exported, leaves: leavesOf(exported), siblings: siblingsIn(exported), report }, site)
    }
  })
}

/** The exports of a file of records, and a function that reports errors in it; none if the site has no such file. */
export function recordsOf(
  { data, values }: Pick<Site, 'data' | 'values'>,
  path: string,
  add: ReportInFile,
): Pick<RecordFile, 'exported' | 'report'> {
  const file = data.find((candidate) => candidate.file === path)
  return {
    exported: (file && values.get(path)) ?? {},
    report(keys, reason, fix = 'Correct one of the two.', place) {
      if (file) add(file, { place: place ?? file.placeOf(keys), reason, fix })
    },
  }
}

/** The entries of each list and each table in a value. */
function siblingsIn(value: unknown, path: readonly PropertyKey[] = []): GroupEntry[][] {
  const parts = partsOf(value)
  const inner = parts.flatMap(([key, part]) => siblingsIn(part, [...path, key]))
  const groups = parts.flatMap(([key, part]) => (isGroup(part) ? { path: [...path, key], group: part } : []))
  return path.length && groups.length && groups.length === parts.length ? [groups, ...inner] : inner
}

/** A page or a record. */
type CheckedFile = { file: string; source: string; lines: Lines }

/** What an author may allow on a line. */
type Allowed = 'price' | 'voice' | 'contact' | 'punctuation' | 'words' | 'figure'

/** Reports what is wrong at a place, and how to fix it. */
type ReportAt = (
  place: Place,
  reason: string,
  fix: string,
  more?: Pick<Finding, 'edits' | 'meant' | 'severity'>,
) => void

/**
 * Reports errors of a file, but not those that a comment allows: one on their line, or alone on the line above. Each
 * fix ends with how to allow what is right.
 * @param unless when it is right: 'If it is another figure'
 */
export function reportUnlessAllowed(
  file: CheckedFile,
  what: Allowed,
  add: ReportInFile,
  unless = 'If it is right',
): ReportAt {
  const texts = file.source.split('\n')
  const comment = String.raw`(\{/\*|//|#)\s*allow: ${what}\b`
  return (place, reason, fix, more) => {
    const isAllowed =
      new RegExp(comment).test(texts[place.line - 1] ?? '') ||
      new RegExp(String.raw`^\s*${comment}`).test(texts[place.line - 2] ?? '')
    if (!isAllowed) add(file, { place, reason, fix: `${fix} ${unless}, ${howToAllow(file, what, place)}`, ...more })
  }
}

/** How to allow what is at a place. A page's front matter takes comments of YAML only. */
function howToAllow({ file, source, lines }: CheckedFile, what: Allowed, place: Place): string {
  if (isFrontMatter(source, lines.offsetOf(place))) return `write # allow: ${what} on the line above.`
  return `write ${file.endsWith('.ts') ? `// allow: ${what}` : `{/* allow: ${what} */}`} on the line.`
}

/** How the text of a page quotes a phrase at an offset: front matter takes no widgets. */
export function quoteAt({ source }: Pick<CheckedFile, 'source'>, offset: number, phrase: string): string {
  return isFrontMatter(source, offset) ? `{${phrase}}` : phraseTag(phrase)
}

/** The widget that quotes a phrase in a page's text. */
export function phraseTag(phrase: string): string {
  return `<Phrase of="${phrase}" />`
}

/** Whether an offset of a content file is in its front matter. */
function isFrontMatter(source: string, offset: number): boolean {
  return source.startsWith('---') && offset < source.indexOf('\n---', 3)
}
