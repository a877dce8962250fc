import { routeOf } from '../../content/routes.ts'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import type { Cause } from '../report.ts'
import { cleanPath } from '../site/address.ts'
import type { ChangedKey } from './data-keys.ts'
import type { SourceFile } from './git.ts'
import { sheetLine } from './sheet-lines.ts'

/** The causes of each changed page, and the changed keys of data. */
export interface Blame {
  causes: Map<string, Cause[]>
  keys: readonly ChangedKey[]
  /** Why causes are missing. */
  notes: string[]
}

/** The routes that change when each file or key is reverted. */
export interface Attribution {
  files: ReadonlyMap<string, ReadonlySet<string>>
  keys: ReadonlyMap<ChangedKey, ReadonlySet<string>>
}

/** Edited files that cause changes without taking part in rendering. */
export interface EditedFiles {
  /** Content files by route. */
  contents: ReadonlyMap<string, string>
  sheets: readonly SourceFile[]
}

/** Content files by the route of their page. */
export function contentFiles(files: readonly string[]): Map<string, string> {
  return new Map(files.filter((file) => /^content\/.*\.mdx$/.test(file)).map((file) => [routeOf(file), file]))
}

/** The causes of each changed page; the cause of a page without any is unknown. */
export function blame(
  { pages, shared }: Comparison,
  { contents, sheets }: EditedFiles,
  attribution: Attribution,
): Map<string, Cause[]> {
  const changed = pages.filter(({ status }) => status !== 'same')
  const findingsOf = ({ path, findings }: ComparedPage) => [
    ...findings,
    ...shared.filter((one) => one.pages.includes(path)).map(({ finding }) => finding),
  ]
  const own = new Map(
    changed.map((page) => {
      const styled = findingsOf(page).flatMap((finding) => sheetLine(finding, sheets)?.file ?? [])
      return [
        page.path,
        distinct([...renderedCauses(page, contents, attribution), ...styled.map((file) => ({ file }))]),
      ]
    }),
  )
  // An existing link breaks because of its target.
  const targets = (findings: readonly Finding[]) =>
    findings
      .filter(({ kind, before }) => /^broken-/.test(kind) && before !== '')
      .flatMap(({ target = '' }) =>
        contents.has(target) ? [{ file: contents.get(target)! }] : (own.get(target) ?? []),
      )
  return new Map(changed.map((page) => [page.path, distinct([...own.get(page.path)!, ...targets(findingsOf(page))])]))
}

/** The edits that change a page when they are reverted: its own content first, then data, then other files. */
function renderedCauses(
  { path, movedTo, status, base, head, findings }: ComparedPage,
  contents: ReadonlyMap<string, string>,
  { files, keys }: Attribution,
): Cause[] {
  const contentOf = (paths: readonly (string | undefined)[]) => paths.flatMap((path) => contents.get(path ?? '') ?? [])
  const own = contentOf([path, movedTo])
  // A page comes and goes with its file, and a redirect is written in the front matter of its target.
  const certain = status === 'changed' ? [] : own.map((file) => ({ file }))
  if (/added|removed/.test(status) && certain.length) return certain
  if (!base && !head)
    return contentOf(findings.flatMap(({ before, after }) => [before, after].map(cleanPath))).map((file) => ({ file }))
  const changes = (routes: ReadonlySet<string>) => routes.has(path) || (movedTo !== undefined && routes.has(movedTo))
  const named = [...keys].filter(([, routes]) => changes(routes)).map(([{ file, key }]) => ({ file, key }))
  const whole = [...files]
    .filter(([file, routes]) => changes(routes) && !named.some((key) => key.file === file))
    .map(([file]) => ({ file }))
  const rank = ({ file }: Cause) =>
    [own.includes(file), /^data\//.test(file), /^content\//.test(file), true].indexOf(true)
  return [...certain, ...whole, ...named].sort((one, other) => rank(one) - rank(other))
}

function distinct(causes: readonly Cause[]): Cause[] {
  return [...new Map(causes.map((cause) => [`${cause.file} ${cause.key ?? ''}`, cause])).values()]
}
