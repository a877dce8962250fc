import { Lines } from '../../content/lines.ts'
import type { Finding } from '../compare/finding.ts'
import { normalValue } from '../page/styles.ts'
import type { SourceFile } from './git.ts'

/** The line of an edited stylesheet that declares a changed style: in the head, or in the base if it was removed. */
export function sheetLine(
  { inSheet, in: place, before, after }: Finding,
  sources: readonly SourceFile[],
): { file: string; source: string; ofBase: boolean } | undefined {
  // Changed style attributes and classes have a source position of their own.
  if (!inSheet) return undefined
  const property = place.replace(/^@font-face /, '')
  for (const { file, before: was = '', after: is = '' } of sources) {
    if (!file.endsWith('.css')) continue
    const at = after ? find(is, was, property, after) : find(was, is, property, before)
    if (at === undefined) continue
    const { line, column } = new Lines(after ? is : was).placeAt(at)
    return { file, source: `${file}:${line}:${column}`, ofBase: !after }
  }
  return undefined
}

/** The offset of a declaration on a line that only this side has. */
function find(text: string, other: string, property: string, value: string): number | undefined {
  const known = new Set(other.split('\n'))
  const bare = (css: string) => normalValue(css).toLowerCase()
  const wanted = bare(`${property}:${value}`)
  let at = 0
  for (const line of text.split('\n')) {
    if (!known.has(line) && bare(line).includes(wanted)) return at + Math.max(0, line.indexOf(property))
    at += line.length + 1
  }
  return undefined
}
