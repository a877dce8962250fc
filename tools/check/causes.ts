import { isError, type ContentError } from '../content/content-error.ts'
import type { DataFile } from './rules/data-file.ts'

/** The errors to report, and how many others were left out because errors in records probably cause them. */
export type Causes = { found: readonly ContentError[]; hidden: number }

/** Rules whose errors in a record cause further ones elsewhere. */
const SPREADING = new Set(['types', 'data-names', 'references'])

/** Rules that read rendered templates and widgets, which have no headings if rendering fails. */
const RENDERED = new Set(['one-h1', 'heading-levels', 'anchors'])

/**
 * While records have errors, leaves out those that they may cause: in what is rendered, and of types in all files but
 * the records that import no wrong one. A name that is missing in a record explains all errors of types.
 */
export function causes(errors: readonly ContentError[], data: readonly DataFile[]): Causes {
  const inRecords = errors.filter(
    (error) => isError(error) && SPREADING.has(error.rule) && data.some(({ file }) => file === error.file),
  )
  const wrong = new Set(inRecords.map(({ file }) => file))
  const isNamed = inRecords.some(({ rule }) => rule !== 'types')
  const isFirst = (name: string) =>
    wrong.has(name) && !data.find(({ file }) => file === name)!.imports.some(({ file }) => wrong.has(file))
  const follows = ({ rule, file }: ContentError) =>
    RENDERED.has(rule) || (rule === 'types' && (isNamed || !isFirst(file)))
  const found = wrong.size ? errors.filter((error) => !follows(error)) : errors
  // Records that import each other would hide each other's errors.
  return found.some(isError) ? { found, hidden: errors.length - found.length } : { found: errors, hidden: 0 }
}
