import { codeFrameColumns } from '@babel/code-frame'

/** A place in a file. Lines and columns count from 1. */
export type Place = {
  line: number
  column: number
  /** In characters. Default: 1. */
  length?: number | undefined
}

/** The place of an error that concerns the whole file. */
export const TOP: Place = { line: 1, column: 1 }

/** The place between two points; only the first if they are in different lines. */
export function placeBetween({ line, column }: Place, end: Place): Place {
  return { line, column, length: end.line === line ? end.column - column : undefined }
}

/** Only an error stops a build. */
export type Severity = 'error' | 'warning'

/** A replacement within one line that fixes an error for certain. */
export type Edit = { place: Place; text: string }

/** An error at one place of a file. */
export type Finding = {
  place: Place
  /** What is wrong: one sentence for a reader who does not program. */
  reason: string
  /** How to fix it. */
  fix?: string | undefined
  /** What `npm run check -- --fix` writes, if the fix is certain. */
  edits?: readonly Edit[] | undefined
  /** What was probably meant at the place; a key in the editor writes it. Default: the words after "Did you mean". */
  meant?: string | undefined
  /** Default: error, or the rule's own. */
  severity?: Severity
}

/** Reports an error in the file that is being checked. */
export type ReportFinding = (finding: Finding) => void

/** What is wrong, how to fix it, and what to write instead if that is certain. */
export type Explanation = { reason: string; fix?: string | undefined; text?: string | undefined }

type ErrorDetails = Finding & {
  /** The file, relative to the repository. */
  file: string
  /** The file's whole text; the frame is cut from it. */
  source: string
  /** The rule that was broken. Default: content. */
  rule?: string
}

/** An error in a content file: what is wrong, where, and how to fix it, with a code frame. */
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
  readonly meant: string | undefined
  /** The text at the place. */
  readonly written: string
  /** Further errors, if this one was thrown for several. */
  readonly more: ContentError[] = []

  constructor(details: ErrorDetails) {
    const { file, source, place, reason, fix, rule = 'content', severity = 'error', edits = [], meant } = details
    const { line, column, length = 1 } = place
    const frame = codeFrameColumns(
      source,
      { start: { line, column }, end: { line, column: column + length } },
      { linesAbove: 2, linesBelow: 1, forceColor: false },
    )
    super(`${file}:${line}:${column}  ${reasonAndFix(details)}\n\n${frame}\n`)
    this.file = file
    this.place = place
    this.reason = reason
    this.fix = fix
    this.frame = frame
    this.rule = rule
    this.severity = severity
    this.edits = edits
    this.meant = meant ?? /Did you mean "([^"]+)"/.exec(fix ?? '')?.[1]
    this.written = (source.split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + length)
    // The place is in the author's file, so a stack would not help.
    this.stack = this.message
  }
}

/** What is wrong and how to fix it, in one line. */
export function reasonAndFix({ reason, fix }: Pick<Finding, 'reason' | 'fix'>): string {
  return fix ? `${reason} ${fix}` : reason
}

/** The ContentErrors in a thrown value; none for any other error. */
export function contentErrorsOf(error: unknown): ContentError[] {
  // By name: the same class may have been loaded twice, by the configuration and by the module runner.
  return error instanceof Error && error.name === 'ContentError'
    ? [error as ContentError, ...(error as ContentError).more]
    : []
}

/** @throws {ContentError} the first error, with the others in `more`, if there are any. */
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

/** Compares by file, line and column. */
export function byPlace(a: ContentError, b: ContentError): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}

/** Sorts errors and removes duplicates: the page index and the compiler both read front matter. */
export function distinct(errors: readonly ContentError[]): ContentError[] {
  return [...new Map(errors.toSorted(byPlace).map((error) => [error.message, error])).values()]
}

/** A text with conversion of its offsets to lines and columns, and back. */
export class Lines {
  readonly source: string
  #starts: number[]

  constructor(source: string) {
    this.source = source
    this.#starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  offsetOf({ line, column }: Place): number {
    return (this.#starts[line - 1] ?? 0) + column - 1
  }

  placeAt(offset: number, length?: number): Place {
    const index = this.#starts.findLastIndex((start) => start <= offset)
    return { line: index + 1, column: offset - this.#starts[index]! + 1, length }
  }

  /** The offsets of a node. Its own are one too small in a file that begins with a byte order mark. */
  rangeOf({ position }: { position?: { start: Place; end: Place } | undefined }): [from: number, to: number] {
    return [this.offsetOf(position!.start), this.offsetOf(position!.end)]
  }
}

/** UTF-16 read as UTF-8: every other character is NUL, perhaps after a byte order mark. */
const UTF_16 = /^\uFFFD{0,2}(?:[^\0]\0|\0[^\0])/

/** Git's conflict markers. Equals signs alone may underline a heading. */
const CONFLICT = /^\uFEFF?(?:[<>]{7}(?= |\r?$)|={7}(?=\r?$[^]*^>{7}))/m

/** Wrong encodings and merge conflicts, which cause all other errors in the file. */
export function unreadableText(file: string, source: string): ContentError | undefined {
  if (UTF_16.test(source))
    return new ContentError({
      file,
      source: source.replaceAll('\0', ''),
      rule: 'encoding',
      place: TOP,
      reason: 'The file is saved as UTF-16, and is read as UTF-8.',
      fix: 'Save it as UTF-8.',
    })
  const lines = new Lines(source)
  const lost = source.search(/[\0\uFFFD]/)
  if (lost >= 0)
    return new ContentError({
      file,
      source,
      rule: 'encoding',
      place: lines.placeAt(lost),
      reason: 'The character here cannot be read: the file is, or once was, saved in another encoding than UTF-8.',
      fix: 'Save it as UTF-8. Where it shows \uFFFD even then, write the character again.',
    })
  const conflict = source.search(CONFLICT)
  if (conflict < 0) return undefined
  return new ContentError({
    file,
    source,
    rule: 'merge-conflict',
    place: lines.placeAt(conflict, 7),
    reason: 'An unresolved merge conflict begins here.',
    fix: 'Keep the lines that are right, and delete the lines <<<<<<<, ======= and >>>>>>>.',
  })
}
