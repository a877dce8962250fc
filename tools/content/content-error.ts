import { codeFrameColumns } from '@babel/code-frame'

/** Where an error stands. Lines and columns count from 1, as editors show them. */
export type Place = {
  line: number
  column: number
  /** How many characters it takes, where that is more than one. */
  length?: number
}

/** Whether an error stops a build, or is only told. */
export type Severity = 'error' | 'warning'

/** A replacement within one line that fixes an error for certain. */
export type Edit = { place: Place; text: string }

/** What is needed to tell an author of an error. */
export type ErrorDetails = {
  /** The file, relative to the repository. */
  file: string
  /** The file's whole text; the frame is cut from it. */
  source: string
  place: Place
  /** What is wrong, in a sentence for somebody who does not program. */
  reason: string
  /** How to fix it. */
  fix?: string | undefined
  /** The rule that was broken. Default: content. */
  rule?: string
  /** Default: error. */
  severity?: Severity
  /** What `npm run check -- --fix` writes; only where that is certain. */
  edits?: readonly Edit[] | undefined
}

/** An error in a content file: what is wrong, where, and how to fix it, with the line shown and underlined. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly file: string
  readonly place: Place
  readonly reason: string
  readonly fix: string | undefined
  /** The lines around the error, which is underlined. */
  readonly frame: string
  readonly rule: string
  readonly severity: Severity
  readonly edits: readonly Edit[]
  /** Further errors of the same file, where this one was thrown in the name of all. */
  readonly more: ContentError[] = []

  constructor({ file, source, place, reason, fix, rule = 'content', severity = 'error', edits = [] }: ErrorDetails) {
    const { line, column, length = 1 } = place
    const frame = codeFrameColumns(
      source,
      { start: { line, column }, end: { line, column: column + length } },
      { linesAbove: 2, linesBelow: 1, forceColor: false },
    )
    super(`${file}:${line}:${column}  ${reason}${fix ? ` ${fix}` : ''}\n\n${frame}\n`)
    this.file = file
    this.place = place
    this.reason = reason
    this.fix = fix
    this.frame = frame
    this.rule = rule
    this.severity = severity
    this.edits = edits
    // The place is the author's file; where the engine noticed it helps nobody.
    this.stack = this.message
  }
}

/** All errors that an error stands for, none where it is not an author's error. */
export function contentErrorsOf(error: unknown): ContentError[] {
  // By name: the same class may have been loaded twice, by the configuration and by the module runner.
  return error instanceof Error && error.name === 'ContentError'
    ? [error as ContentError, ...(error as ContentError).more]
    : []
}

/** Collects the errors of one file. */
export class ErrorCollector {
  readonly found: ContentError[] = []
  readonly file: string
  readonly source: string
  /** The rule that is being checked. */
  rule = 'content'

  constructor(file: string, source: string) {
    this.file = file
    this.source = source
  }

  add(place: Place, reason: string, fix?: string, edits?: readonly Edit[]): void {
    this.found.push(
      new ContentError({ file: this.file, source: this.source, place, reason, fix, rule: this.rule, edits }),
    )
  }

  /** @throws {ContentError} the first error, with the others in its `more`, where there is any. */
  throwIfAny(): void {
    throwAll(this.found)
  }
}

/** @throws {ContentError} the first of some errors, with the others in its `more`, where there is any. */
export function throwAll(errors: readonly ContentError[]): void {
  const [first, ...more] = errors.toSorted(byPlace)
  if (!first) return
  first.more.push(...more)
  throw first
}

/** Whether an error stops a build. */
export function isError({ severity }: ContentError): boolean {
  return severity === 'error'
}

/** Sorts errors as a reader meets them: by file, then from top to bottom. */
export function byPlace(a: ContentError, b: ContentError): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}

/** ErrorCollector as a reader meets them, each once: the index of pages and the compiler both read front matter. */
export function distinct(errors: readonly ContentError[]): ContentError[] {
  return [...new Map(errors.toSorted(byPlace).map((reason) => [reason.message, reason])).values()]
}
