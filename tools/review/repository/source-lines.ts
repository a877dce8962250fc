import type { AtRule, Declaration, Rule } from 'postcss'
import type { FoundChange } from '../compare/found-change.ts'
import type { Comparison } from '../compare/compare-sites.ts'
import { sourcePosition } from '../page/dom.ts'
import type { BundleCauses, OwnChange, PageCause, SourceFile } from './causes-file.ts'
import type { Cause } from '../report.ts'
import { cached, normalValue, parseCss } from '../page/styles.ts'
import { routeOf } from '../../content/routes.ts'

/** Adds the edit and the source (file:line:column) to each change, if they are known. */
export function addSources({ pages }: Comparison, explanation: BundleCauses): void {
  for (const { path, findings } of pages) for (const finding of findings) addSource(finding, path, explanation)
}

function addSource(finding: FoundChange, path: string, { causes = {}, keys, sources }: BundleCauses): void {
  const { kind, in: place, head, base } = finding
  const [ofHead, ofBase] = [head, base].map((mark) => sourcePosition(mark?.element))
  const edit = editOf(finding, causes[path] ?? [])
  const key = keys.find(({ file, key: name }) => file === edit?.file && name === edit.key)
  const ofKey = key?.position && `${key.file}:${key.position}`
  const line = metadataSource(kind === 'open-graph' ? place.replace(/^\w+:/, '') : kind, path, sources)
  const sheet = sheetLine(finding, sources)
  finding.edit = sheet ? { file: sheet.source.replace(/:.*/, '') } : edit
  finding.source = sheet?.source ?? (ofKey || (line ?? ofHead ?? ofBase))
  finding.ofBase = sheet ? sheet.ofBase : finding.source !== undefined && finding.source === (ofHead ? '' : ofBase)
  if (finding.source !== (ofHead ?? ofBase)) finding.shownAt = ofHead ?? ofBase
}

/** The edit that alone makes a change; of two that only together make it, the first that changes the same place. */
function editOf({ kind, before, after, in: place }: FoundChange, causes: readonly PageCause[]): Cause | undefined {
  const isAt = (change: OwnChange) => change.kind === kind && change.in === place
  const makes = (change: OwnChange) => change.kind === kind && change.before === before && change.after === after
  const found = [makes, isAt].map((test) => causes.find(({ changes }) => changes?.some(test)))
  const { file, key } = found[0] ?? found[1] ?? {}
  return file === undefined ? undefined : { file, key }
}

type Source = { source: string; ofBase: boolean }

/** The line of an edited stylesheet that declares a changed style: in the head, or in the base if it was removed. */
export function sheetLine(
  { inSheet, in: name, before, after }: FoundChange,
  sources: readonly SourceFile[],
): Source | undefined {
  // Changed style attributes and classes have a source position of their own.
  if (!inSheet) return undefined
  const property = name.replace(/^@font-face /, '')
  for (const { file, before: oldText = '', after: newText = '' } of sources) {
    if (!file.endsWith('.css')) continue
    const [text, other, value] = after ? [newText, oldText, after] : [oldText, newText, before]
    const place = findDeclaration(text, other, property, value)
    if (place) return { source: `${file}:${place}`, ofBase: !after }
  }
  return undefined
}

const sheetOf = cached(parseCss)

/** The line and column of a declaration that only this side has. */
function findDeclaration(text: string, other: string, property: string, value: string): string | undefined {
  const valueOf = ({ prop, value: written }: Declaration) => `${prop.toLowerCase()}:${normalValue(written, prop)}`
  const nameOf = (declaration: Declaration) => {
    const rule = declaration.parent as Rule | AtRule
    return `${'selector' in rule ? rule.selector : rule.params} ${valueOf(declaration)}`
  }
  const known = new Set<string>()
  sheetOf(other).walkDecls((declaration) => void known.add(nameOf(declaration)))
  // A value may be followed by its layer and condition.
  const wanted = `${property.toLowerCase()}:${normalValue(value.replace(/ \((layer |@).*\)$/, ''), property)}`
  let place: string | undefined
  sheetOf(text).walkDecls((declaration) => {
    const { line, column } = declaration.source!.start!
    if (valueOf(declaration) === wanted && !known.has(nameOf(declaration))) place ??= `${line}:${column}`
  })
  return place
}

/** Why a page is not published although its file exists; undefined if its front matter does not explain it. */
export function unpublishedReason(path: string, sources: readonly SourceFile[]): string | undefined {
  const source = contentOf(path, sources)
  const edited = (key: string) => {
    const value = readKey(key, source?.after)
    return value === readKey(key, source?.before) ? undefined : value
  }
  if (edited('draft')?.toLowerCase() === 'true') return 'it became a draft'
  const [publish, expires] = [edited('publish'), edited('expires')]
  return publish ? `it is published on ${publish}` : expires && `it expired after ${expires}`
}

const METADATA: Record<string, string> = { title: 'title', description: 'description', robots: 'noindex' }

/** The line of the front matter that says the metadata of a page: title, description or robots. */
function metadataSource(name: string, path: string, sources: readonly SourceFile[]): string | undefined {
  const key = METADATA[name]
  const page = key ? contentOf(path, sources) : undefined
  const line = page?.after?.split('\n').findIndex((text) => text.startsWith(`${key}:`)) ?? -1
  return line < 0 ? undefined : `${page!.file}:${line + 1}:1`
}

function contentOf(path: string, sources: readonly SourceFile[]): SourceFile | undefined {
  return sources.find(({ file, after }) => after && /^content\/.*\.mdx$/.test(file) && routeOf(file) === path)
}

function readKey(key: string, text = ''): string | undefined {
  return new RegExp(`^${key}[ \\t]*:[ \\t]*['"]?([\\w-]+)`, 'm').exec(text)?.[1]
}
