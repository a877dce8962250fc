import { codeFrameColumns } from '@babel/code-frame'
import { distance } from 'fastest-levenshtein'

/** Where a mistake stands. Lines and columns count from 1, as editors show them. */
export type Place = { line: number; column: number }

/** What is needed to tell an author of a mistake. */
export type Mistake = {
  /** The file, relative to the repository. */
  file: string
  /** The file's whole text; the frame is cut from it. */
  source: string
  place: Place
  /** What is wrong, in a sentence for somebody who does not program. */
  problem: string
  /** How to mend it. */
  fix?: string | undefined
}

/** A mistake in a content file: what is wrong, where, and how to mend it, with the line shown and underlined. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly file: string
  readonly place: Place
  readonly problem: string
  readonly fix: string | undefined
  /** The lines around the mistake, with a caret under its first character. */
  readonly frame: string
  /** Read by Rolldown and by Vite's overlay. */
  readonly loc: { file: string; line: number; column: number }

  constructor({ file, source, place, problem, fix }: Mistake) {
    const frame = codeFrame(source, place)
    super(`${file}:${place.line}:${place.column}  ${problem}${fix ? ` ${fix}` : ''}\n\n${frame}\n`)
    this.file = file
    this.place = place
    this.problem = problem
    this.fix = fix
    this.frame = frame
    this.loc = { file, line: place.line, column: place.column }
    // The place is the author's file; where the engine noticed it helps nobody.
    this.stack = this.message
  }
}

function codeFrame(source: string, { line, column }: Place): string {
  return codeFrameColumns(source, { start: { line, column } }, { linesAbove: 2, linesBelow: 1, forceColor: false })
}

/** The known word that was most likely meant, or undefined when none is near. */
export function closest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length * 0.4)) + 1
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/** 'Did you mean "title"?', or the list of what is allowed when nothing is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = closest(word, known)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  return known.length ? `Use one of: ${known.join(', ')}.` : 'There is none to choose from yet.'
}
