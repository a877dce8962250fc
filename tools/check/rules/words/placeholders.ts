import type { Rule } from '../rule.ts'

/** What `npm run new` writes where somebody has to write. */
export function placeholder(what: string): string {
  return `[To write: ${what}]`
}

const PLACEHOLDER = /\[To write: ([^\]\n]*)\]?/g

/** What a new page or record begins with is written by somebody before visitors see it. */
export const placeholders: Rule = {
  name: 'placeholders',
  severity: 'error',
  check({ pages, data }, add) {
    for (const file of [...pages, ...data]) {
      const isDraft = 'frontMatter' in file && file.frontMatter?.draft
      for (const { 0: text, 1: what, index } of file.source.matchAll(PLACEHOLDER))
        add(file, {
          place: file.lines.placeAt(index, text.length),
          reason: `This is still to be written: ${what}.`,
          fix: 'Write it in place of the brackets.',
          ...(isDraft && { severity: 'warning' }),
        })
    }
  },
}
