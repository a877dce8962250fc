import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lines, type ContentError } from '../content/content-error.ts'
import { readMdx } from '../content/mdx/mdx-options.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readDataFile } from './site/data-file.ts'
import { proseOf } from './site/prose.ts'

/** What `fix` did. */
export type Fixes = {
  /** The changed files. */
  changed: string[]
  /** The errors whose edits would have done more than fix them, so that their files were left as they are. */
  refused: ContentError[]
}

/** An error as far as it is edited. */
type Fixable = Pick<ContentError, 'edits' | 'place'>

/** An edit of a text, by offsets. */
type Change = { from: number; to: number; text: string }

/** Applies the edits of errors, except those that are not safe. */
export function fix(root: string, found: readonly ContentError[], vocabulary: Vocabulary): Fixes {
  const files = new Map<string, ContentError[]>()
  for (const error of found) if (error.edits.length) files.set(error.file, [...(files.get(error.file) ?? []), error])
  const refused: ContentError[] = []
  const changed = [...files].filter(([file, errors]) => {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const safe = safeFixes(file, source, errors, vocabulary)
    refused.push(...errors.filter((error) => !safe.includes(error)))
    const text = applyEdits(source, safe)
    if (text !== source) writeFileSync(path, text)
    return text !== source
  })
  return { changed: changed.map(([file]) => file).sort(), refused }
}

/** The errors of a file whose edits are safe together. */
export function safeFixes<Candidate extends Fixable>(
  file: string,
  source: string,
  errors: readonly Candidate[],
  vocabulary: Vocabulary,
): Candidate[] {
  if (isSafe(file, source, errors, vocabulary)) return [...errors]
  const safe: Candidate[] = []
  for (const error of errors) if (isSafe(file, source, [...safe, error], vocabulary)) safe.push(error)
  return safe
}

/**
 * Applies edits to a text: all of an error, or none. If those of two errors overlap, only the error that is edited
 * further below is fixed.
 */
export function applyEdits(source: string, errors: readonly Pick<ContentError, 'edits'>[]): string {
  return applyChanges(source, changesOf(source, errors))
}

/** The edits that do not overlap, in order. */
function changesOf(source: string, errors: readonly Pick<ContentError, 'edits'>[]): Change[] {
  const lines = new Lines(source)
  const byError = errors.map(({ edits }) =>
    edits.map(({ place, text }): Change => {
      const from = lines.offsetOf(place)
      return { from, to: from + (place.length ?? 0), text }
    }),
  )
  const lastOf = (changes: readonly Change[]) => Math.max(...changes.map(({ from }) => from))
  const kept: Change[] = []
  for (const changes of byError.sort((a, b) => lastOf(b) - lastOf(a)))
    if (!changes.some((candidate) => kept.some((other) => overlap(candidate, other)))) kept.push(...changes)
  return kept.sort((a, b) => a.from - b.from)
}

/** Two edits at one place overlap too, because their order is unknown. */
function overlap(a: Change, b: Change): boolean {
  return a.from === b.from || (a.from < b.to && b.from < a.to)
}

function applyChanges(source: string, changes: readonly Change[]): string {
  return changes.reduceRight((whole, { from, to, text }) => whole.slice(0, from) + text + whole.slice(to), source)
}

/**
 * Whether edits only fix: a file that could be read still can, has no new error, and shows the words that it showed,
 * and no others. Only the words at the places of the errors may change.
 */
function isSafe(file: string, source: string, errors: readonly Fixable[], vocabulary: Vocabulary): boolean {
  const changes = changesOf(source, errors)
  const text = applyChanges(source, changes)
  const [before, after] = [read(file, source, vocabulary), read(file, text, vocabulary)]
  // Fixing one of several syntax errors leaves the others.
  if (!after.isReadable) return !before.isReadable
  if (before.hasFrontMatter && !after.hasFrontMatter) return false
  if (before.isReadable && before.hasFrontMatter && hasNewError(source, before, text, after)) return false
  const shownBefore = before.isReadable ? before.prose : withoutComments(source)
  const lines = new Lines(source)
  const ranges = errors.map(
    ({ place }) => [lines.offsetOf(place), lines.offsetOf(place) + (place.length ?? 1)] as const,
  )
  let shift = 0
  for (const [index, { from, to, text: inserted }] of changes.entries()) {
    if (/[\s<]/.test(source.slice(from, to)) && !inserted && joinsWords(after.prose, from + shift)) return false
    shift += inserted.length - (to - from)
    const end = changes[index + 1]?.from ?? source.length
    for (let offset = to; offset < end; offset++) {
      if (ranges.some(([first, last]) => first <= offset && offset < last)) continue
      const [oldCharacter, newCharacter] = [shownBefore[offset], after.prose[offset + shift]]
      const isUnwanted = before.isReadable
        ? isLetter(oldCharacter) !== isLetter(newCharacter)
        : isLetter(newCharacter) && !isLetter(oldCharacter)
      if (isUnwanted) return false
    }
  }
  return true
}

/** The parts of a file's text that a fix must keep. */
type Reading = { isReadable: boolean; hasFrontMatter: boolean; errors: readonly ContentError[]; prose: string }

function read(file: string, source: string, vocabulary: Vocabulary): Reading {
  if (file.endsWith('.ts')) {
    const { broken, prose } = readDataFile(file, source)
    return { isReadable: !broken, hasFrontMatter: false, errors: [], prose }
  }
  const { tree, frontMatter, errors } = readMdx(file, source, vocabulary)
  const prose = tree ? proseOf(tree, undefined, new Lines(source)) : ''
  return { isReadable: !!tree, hasFrontMatter: !!frontMatter, errors, prose }
}

/** Whether a line that was not edited has an error that it did not have. */
function hasNewError(source: string, before: Reading, text: string, after: Reading): boolean {
  const keysOf = (errors: readonly ContentError[], from: string) =>
    errors.map(({ reason, place }) => `${from.split('\n')[place.line - 1]}\n${reason}`)
  const known = new Set(keysOf(before.errors, source))
  const lines = new Set(source.split('\n'))
  return keysOf(after.errors, text).some((key) => !known.has(key) && lines.has(key.slice(0, key.lastIndexOf('\n'))))
}

function withoutComments(source: string): string {
  return source.replace(/\{\/\*[^]*?(\*\/\}|$)|<!--[^]*?(-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** Whether a word begins at an offset with no space before it. */
function joinsWords(prose: string, offset: number): boolean {
  return /\S/.test(prose[offset - 1] ?? ' ') && isLetter(prose[offset])
}

function isLetter(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? '')
}

/**
 * Formats the files of `data/` that can be read, so that an edit on the web needs no knowledge of line breaks.
 * @returns the changed files
 */
export async function formatRecords(root: string): Promise<string[]> {
  const { format, resolveConfig } = await import('prettier')
  const changed: string[] = []
  for (const name of readdirSync(join(root, 'data')).filter((candidate) => candidate.endsWith('.ts'))) {
    const path = join(root, 'data', name)
    const source = readFileSync(path, 'utf8')
    // Another rule reports a file that cannot be parsed.
    const text = await format(source, { ...(await resolveConfig(path)), filepath: path }).catch(() => source)
    if (text === source) continue
    writeFileSync(path, text)
    changed.push(`data/${name}`)
  }
  return changed
}
