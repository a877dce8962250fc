import { applyEdits, safeFixes } from '../../tools/check/fix.ts'
import type { ContentError } from '../../tools/content/content-error.ts'
import type { Vocabulary } from '../../tools/content/vocabulary.ts'

/** Fixes as often as there is anything to fix, as the command does. */
export async function fixAll(
  file: string,
  source: string,
  check: (text: string) => Promise<readonly ContentError[]>,
  vocabulary: Vocabulary,
): Promise<string> {
  for (let round = 0; round < 8; round++) {
    const found = (await check(source)).filter((error) => error.file === file && error.edits.length)
    const safe = safeFixes(file, source, found, vocabulary)
    if (!safe.length) return source
    source = applyEdits(source, safe)
  }
  throw new Error(`Never done:\n${source}`)
}
