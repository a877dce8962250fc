import type { Place } from '../../content/content-error.ts'

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

/**
 * How to allow it.
 * @param inFrontMatter whether it is in a page's front matter, which takes comments of YAML only
 */
export function wayOut(file: string, what: Allowed, inFrontMatter = false): string {
  if (inFrontMatter) return `write # allow: ${what} on the line above.`
  return `write ${file.endsWith('.ts') ? `// allow: ${what}` : `{/* allow: ${what} */}`} on the line.`
}
