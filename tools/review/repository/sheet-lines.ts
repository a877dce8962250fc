import type { Finding } from '../compare/finding.ts'
import { normalValue } from '../page/styles.ts'
import type { SourceFile } from './git.ts'

/** The line of an edited stylesheet that declares a changed style: in the head, or in the base if it was removed. */
export function sheetLine(
  { inSheet, in: name, before, after }: Finding,
  sources: readonly SourceFile[],
): { file: string; source: string; ofBase: boolean } | undefined {
  // Changed style attributes and classes have a source position of their own.
  if (!inSheet) return undefined
  const property = name.replace(/^@font-face /, '')
  for (const { file, before: was = '', after: is = '' } of sources) {
    if (!file.endsWith('.css')) continue
    const place = after ? find(is, was, property, after) : find(was, is, property, before)
    if (place) return { file, source: `${file}:${place}`, ofBase: !after }
  }
  return undefined
}

/** The line and column of a declaration on a line that only this side has. */
function find(text: string, other: string, property: string, value: string): string | undefined {
  const known = new Set(other.split('\n'))
  const bare = (css: string) => normalValue(css).toLowerCase()
  const wanted = bare(`${property}:${value}`)
  const lines = text.split('\n')
  const index = lines.findIndex((line) => !known.has(line) && bare(line).includes(wanted))
  return index < 0 ? undefined : `${index + 1}:${Math.max(0, lines[index]!.indexOf(property)) + 1}`
}
