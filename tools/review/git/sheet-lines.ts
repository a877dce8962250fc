import type { Finding } from '../compare/finding.ts'
import { lineAndColumn } from './written-keys.ts'
import type { SourceFile } from './source-files.ts'

/** The line of an edited stylesheet that declares a changed style: in the head, or in the base if it was removed. */
export function sheetLine(
  { fromSheet, in: place, before, after }: Finding,
  files: readonly SourceFile[],
): { source: string; ofBase: boolean } | undefined {
  // Changed style attributes and classes have a source position of their own.
  if (!fromSheet) return undefined
  const property = place.replace(/^@font-face /, '')
  for (const { file, before: was, after: is } of files) {
    if (!file.endsWith('.css')) continue
    const [text, other, value, ofBase] = after ? [is, was, after, false] : [was, is, before, true]
    const at = text === undefined ? -1 : find(text, other ?? '', property, value)
    if (at >= 0) return { source: `${file}:${lineAndColumn(text!, at)}`, ofBase }
  }
  return undefined
}

/** The offset of a declaration on a line that only this side has; -1 if there is none. */
function find(text: string, other: string, property: string, value: string): number {
  const known = new Set(other.split('\n'))
  const wanted = bare(`${property}:${value}`)
  let at = 0
  for (const line of text.split('\n')) {
    if (!known.has(line) && bare(line).includes(wanted)) return at + Math.max(0, line.indexOf(property))
    at += line.length + 1
  }
  return -1
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/'/g, '"')
    .replace(/(^|[^\d.])0+(\.\d)/g, '$1$2')
}
