import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isError, type ContentError } from '../content/content-error.ts'
import { importsIn } from '../lib/imports.ts'

/** The errors to report, and how many others were left out because a record's errors cause them. */
export type Causes = { found: ContentError[]; hidden: number }

/** Rules whose errors cause type errors in files that read the record. */
const CASCADING_RULES = new Set(['types', 'data-names', 'references'])

/** Rules that read rendered pages, which fail on wrong records or lack what those should show. */
const RENDERED = new Set(['one-h1', 'heading-levels', 'anchors', 'lost-words', 'html-structure'])

/** A value such as '£79' where a number belongs is wrong whatever other records say. */
const WRONG_KIND = / must be (a number|a text|true or false|a list)\.$/

/** Leaves out type errors that other errors cause: on the same line of a record, and in files that read the record. */
export function causes(root: string, errors: readonly ContentError[]): Causes {
  const reported = new Set(errors.filter((error) => isError(error) && error.rule !== 'types').map(lineOf))
  const shown = errors.filter((error) => error.rule !== 'types' || !isRecord(error) || !reported.has(lineOf(error)))
  const rootErrors = new Map<string, ContentError>()
  for (const error of shown)
    if (isRecord(error) && isError(error) && CASCADING_RULES.has(error.rule) && !rootErrors.has(error.file))
      rootErrors.set(error.file, error)
  const importsOf = transitiveImports(root)
  const isConsequence = (error: ContentError) => {
    if (rootErrors.size && RENDERED.has(error.rule)) return true
    if (error.rule !== 'types' || (isRecord(error) && WRONG_KIND.test(error.reason))) return false
    const rootError = rootErrors.get(error.file)
    if (rootError && statementAt(root, rootError) !== statementAt(root, error)) return true
    return [...rootErrors.keys()].some(
      (file) =>
        file !== error.file &&
        importsOf(error.file).has(file) &&
        !(rootError && importsOf(file).has(error.file)) &&
        // A wrong reference changes no type, so that other records are right or wrong without it.
        !(isRecord(error) && rootErrors.get(file)!.rule === 'references'),
    )
  }
  const found = shown.filter((error) => !isConsequence(error))
  return { found, hidden: shown.length - found.length }
}

function lineOf({ file, place }: ContentError): string {
  return `${file}:${place.line}`
}

function isRecord({ file }: ContentError): boolean {
  return /^data\/[\w-]+\.ts$/.test(file)
}

/** The first line of the statement around an error: an error in a record's table causes others in the code after it. */
function statementAt(root: string, { file, place }: ContentError): number {
  return textOf(root, file)
    .split('\n')
    .slice(0, place.line)
    .findLastIndex((line) => /^\w/.test(line))
}

/** The files that a file imports, directly or indirectly. */
function transitiveImports(root: string): (file: string) => ReadonlySet<string> {
  // Cache: many files import the same ones.
  const imports = new Map<string, string[]>()
  const importsOf = (file: string) => {
    const read = imports.get(file) ?? importsIn(file, textOf(root, file)).map(({ file }) => file)
    imports.set(file, read)
    return read
  }
  return (file) => {
    // Sets may grow during iteration.
    const reached = new Set([file])
    for (const each of reached) for (const read of importsOf(each)) reached.add(read)
    return reached
  }
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    // A package, or a missing file, which another rule reports.
    return ''
  }
}
