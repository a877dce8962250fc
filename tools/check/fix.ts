import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentError } from '../content/content-error.ts'
import { Lines } from '../content/lines.ts'

/** Applies the edits of errors. Returns the changed files. */
export function fix(root: string, found: readonly ContentError[]): string[] {
  const files = new Map<string, ContentError[]>()
  for (const error of found) if (error.edits.length) files.set(error.file, [...(files.get(error.file) ?? []), error])
  for (const [file, errors] of files) {
    const path = join(root, file)
    writeFileSync(path, fixed(readFileSync(path, 'utf8'), errors))
  }
  return [...files.keys()].sort()
}

/** Applies edits to a text from the end, so that places stay correct. If two overlap, only the later one is applied. */
export function fixed(source: string, errors: readonly Pick<ContentError, 'edits'>[]): string {
  const lines = new Lines(source)
  const edits = errors
    .flatMap((error) => error.edits)
    .map(({ place, text }) => ({ from: lines.offsetOf(place), to: lines.offsetOf(place) + (place.length ?? 0), text }))
  let text = source
  let limit = Infinity
  for (const edit of edits.sort((a, b) => b.from - a.from)) {
    if (edit.to > limit) continue
    text = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
    limit = edit.from
  }
  return text
}
