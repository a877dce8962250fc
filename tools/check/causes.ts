import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isError, type ContentError } from '../content/content-error.ts'
import { importsIn } from '../lib/imports.ts'

/** What is worth telling, and how many mistakes are not, since they follow from a record's. */
export type Causes = { found: ContentError[]; hidden: number }

/** The rules whose mistakes show in the types of all files that read the record. */
const SPREADING = new Set(['types', 'data-names', 'references'])

/** The rules that read what templates and widgets make of records: one that fails brings no heading. */
const RENDERED = new Set(['one-h1', 'heading-levels', 'anchors'])

/** Mistakes without what the compiler says of them again: at the same line of a record, and where the record is read. */
export function causes(root: string, mistakes: readonly ContentError[]): Causes {
  const said = new Set(mistakes.filter((mistake) => isError(mistake) && mistake.rule !== 'types').map(lineOf))
  const told = mistakes.filter((mistake) => mistake.rule !== 'types' || !isRecord(mistake) || !said.has(lineOf(mistake)))
  const firsts = new Map<string, ContentError>()
  for (const mistake of told) if (isRecord(mistake) && isError(mistake) && SPREADING.has(mistake.rule) && !firsts.has(mistake.file)) firsts.set(mistake.file, mistake)
  const reach = reachOf(root)
  const follows = (mistake: ContentError) => {
    if (firsts.size && RENDERED.has(mistake.rule)) return true
    if (mistake.rule !== 'types') return false
    const first = firsts.get(mistake.file)
    if (first && statementAt(root, first) !== statementAt(root, mistake)) return true
    return [...firsts.keys()].some((file) => file !== mistake.file && reach(mistake.file).has(file) && !(first && reach(file).has(mistake.file)))
  }
  const found = told.filter((mistake) => !follows(mistake))
  return { found, hidden: told.length - found.length }
}

function lineOf({ file, place }: ContentError): string {
  return `${file}:${place.line}`
}

function isRecord({ file }: ContentError): boolean {
  return /^data\/[\w-]+\.ts$/.test(file)
}

/** The line in which the statement around a mistake begins: the code behind a record's table goes wrong with the table. */
function statementAt(root: string, { file, place }: ContentError): number {
  return textOf(root, file).split('\n').slice(0, place.line).findLastIndex((line) => /^\w/.test(line))
}

/** The files that a file reads, by way of others too. */
function reachOf(root: string): (file: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  // What one file imports is asked for by all that reach it.
  const imports = new Map<string, string[]>()
  const importsOf = (file: string) => {
    const read = imports.get(file) ?? importsIn(file, textOf(root, file)).map(({ file }) => file)
    imports.set(file, read)
    return read
  }
  return (file) => {
    const before = known.get(file)
    if (before) return before
    // A set tells what is added while it is walked.
    const reached = new Set([file])
    for (const each of reached) for (const read of importsOf(each)) reached.add(read)
    known.set(file, reached)
    return reached
  }
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    // A package's own, or a file that is not there: that is told elsewhere.
    return ''
  }
}
