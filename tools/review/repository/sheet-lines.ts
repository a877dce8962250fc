import type { FoundChange } from '../compare/found-change.ts'
import type { AtRule, Declaration, Rule } from 'postcss'
import { normalValue, parseCss } from '../page/styles.ts'
import type { SourceFile } from './git.ts'

/** The line of an edited stylesheet that declares a changed style: in the head, or in the base if it was removed. */
export function sheetLine(
  { inSheet, in: name, before, after }: FoundChange,
  sources: readonly SourceFile[],
): { file: string; source: string; ofBase: boolean } | undefined {
  // Changed style attributes and classes have a source position of their own.
  if (!inSheet) return undefined
  const property = name.replace(/^@font-face /, '')
  for (const { file, before: oldText = '', after: newText = '' } of sources) {
    if (!file.endsWith('.css')) continue
    const place = after ? find(newText, oldText, property, after) : find(oldText, newText, property, before)
    if (place) return { file, source: `${file}:${place}`, ofBase: !after }
  }
  return undefined
}

/** The line and column of a declaration that only this side has. */
function find(text: string, other: string, property: string, value: string): string | undefined {
  const valueOf = ({ prop, value: written }: Declaration) => `${prop.toLowerCase()}:${normalValue(written, prop)}`
  const nameOf = (declaration: Declaration) => {
    const rule = declaration.parent as Rule | AtRule
    return `${'selector' in rule ? rule.selector : rule.params} ${valueOf(declaration)}`
  }
  const known = new Set<string>()
  parseCss(other).walkDecls((declaration) => void known.add(nameOf(declaration)))
  // A value may be followed by its layer and condition.
  const wanted = `${property.toLowerCase()}:${normalValue(value.replace(/ \((layer |@).*\)$/, ''), property)}`
  let place: string | undefined
  parseCss(text).walkDecls((declaration) => {
    const { line, column } = declaration.source!.start!
    if (valueOf(declaration) === wanted && !known.has(nameOf(declaration))) place ??= `${line}:${column}`
  })
  return place
}
