import type { Place } from '../../content/content-error.ts'
import type { Lines } from '../../content/lines.ts'
import { isFrontMatter } from './quotes.ts'

/** A page or a record. */
type CheckedFile = { file: string; source: string; lines: Lines }

/** What an author may allow on a line. */
export type Allowed = 'price' | 'voice' | 'contact' | 'punctuation' | 'words' | 'figure'

/** Whether a comment on the line, or alone on the line above, allows what a rule would report. */
export function isAllowed(source: string, { line }: Place, what: Allowed): boolean {
  const texts = source.split('\n')
  const comment = String.raw`(\{/\*|//|#)\s*allow: ${what}\b`
  return (
    new RegExp(comment).test(texts[line - 1] ?? '') ||
    new RegExp(String.raw`^\s*${comment}`).test(texts[line - 2] ?? '')
  )
}

/** How to allow what is at a place. A page's front matter takes comments of YAML only. */
export function howToAllow({ file, source, lines }: CheckedFile, what: Allowed, place: Place): string {
  if (isFrontMatter(source, lines.offsetOf(place))) return `write # allow: ${what} on the line above.`
  return `write ${file.endsWith('.ts') ? `// allow: ${what}` : `{/* allow: ${what} */}`} on the line.`
}
