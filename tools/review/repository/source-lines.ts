import type { AtRule, Declaration, Rule } from 'postcss'
import type { FoundChange } from '../compare/found-change.ts'
import type { Comparison } from '../compare/compare-sites.ts'
import { sourcePosition } from '../page/dom.ts'
import type { ChangedKey } from './data-keys.ts'
import type { BundleCauses } from './build.ts'
import type { SourceFile } from './git.ts'
import { normalValue, parseCss } from '../page/styles.ts'
import { routeOf } from '../../content/routes.ts'

/** Adds the source to each change, if it is known. */
export function addSources({ pages, shared }: Comparison, explanation: BundleCauses): void {
  for (const { path, findings } of pages) {
    for (const finding of findings) addSource(finding, path, explanation)
    // Link previews and structured data repeat the title and the description.
    const originals = findings.filter(({ kind }) => /^(title|description)$/.test(kind))
    for (const finding of findings.filter(({ kind }) => /^(open-graph|json-ld)$/.test(kind))) {
      const same = originals.find(
        ({ before, after }) => finding.after && before.startsWith(finding.before) && after.startsWith(finding.after),
      )
      if (same?.source !== undefined) finding.source = same.source
    }
  }
  for (const { finding, pages: paths } of shared) addSource(finding, paths[0]!, explanation)
}

/**
 * The source as file:line:column: the line of an edited stylesheet, the edited line of the front matter or of the
 * content that the build wrote on the element, the key of data, or the line itself if it was not edited.
 */
function addSource(finding: FoundChange, path: string, explanation: BundleCauses): void {
  const { sources } = explanation
  const written = writtenSource(finding)
  const ownLine = frontMatterSource(finding, path, sources)
  const isOwn = (source: string | undefined) => source !== undefined && isEditedLine(source, sources)
  const edited = isOwn(ownLine) ? { source: ownLine!, ofBase: false } : sheetLine(finding, sources)
  const found = edited ?? (isOwn(written?.source) ? written : keySource(finding, path, explanation))
  finding.source = (found ?? written)?.source ?? ownLine
  if (found) finding.edit = { file: found.source.replace(/:.*/, ''), key: found.key }
  if ((found ?? written)?.ofBase) finding.ofBase = true
  if (written && written.source !== finding.source) finding.shownAt = written.source
}

/** Whether a line of the head is not in the base. */
function isEditedLine(source: string, sources: readonly SourceFile[]): boolean {
  const [, name, line] = /^(.*):(\d+):\d+$/.exec(source) ?? []
  const file = sources.find((candidate) => candidate.file === name)
  const text = file?.after?.split('\n')[Number(line) - 1]
  return text !== undefined && file?.before !== undefined && !file.before.split('\n').includes(text)
}

type Source = { source: string; ofBase: boolean; key?: string }

/** The key of data, among the page's causes, that shows in a change. */
function keySource(finding: FoundChange, path: string, { causes = {}, keys }: BundleCauses): Source | undefined {
  const distance = ({ before, after }: ChangedKey) =>
    Math.abs(before.length - finding.before.length) + Math.abs(after.length - finding.after.length)
  const isCause = ({ file, key }: ChangedKey) =>
    causes[path]?.some((candidate) => candidate.file === file && candidate.key === key)
  const [best] = keys
    .filter((key) => key.position && isCause(key) && shows(finding, key))
    // Several values may match: take the one closest in length.
    .sort((a, b) => distance(a) - distance(b))
  return best && { source: `${best.file}:${best.position}`, ofBase: false, key: best.key }
}

/** The position that a review build wrote on the element or an ancestor. */
function writtenSource({ head, base }: FoundChange): Source | undefined {
  for (const mark of [head, base]) {
    const source = sourcePosition(mark?.element)
    if (source !== undefined) return { source, ofBase: mark === base }
  }
  return undefined
}

/** Whether a change removes a key's old value or adds its new one. */
function shows({ before, after }: FoundChange, key: ChangedKey): boolean {
  // Of a long text only a few words change, so the value may contain the change.
  const holds = (change: string, value: string) => {
    const [text, parts] = [plain(change), textsIn(value).filter(Boolean)]
    if (!parts.length) return false
    return parts.every((part) => contains(text, part)) || (text.length >= 3 && contains(parts.join(' '), text))
  }
  const [removed, added] = [holds(before, key.before), holds(after, key.after)]
  return key.before && key.after && before && after ? removed && added : (!!before && removed) || (!!after && added)
}

/** The texts in a value of data: of an entry those of its fields. */
function textsIn(value: string): string[] {
  if (!/^[{[]/.test(value)) return [plain(value)]
  const strings = value.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)
  return [...strings].flatMap(([, text, isName]) => (isName ? [] : [plain(text!)]))
}

/** Text without case, white space and thousands separators. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
}

/** Whether a text contains a value as whole words: 7 is not in 75. */
function contains(text: string, value: string): boolean {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [start, end] = [/^[\p{L}\p{N}]/u.test(value), /[\p{L}\p{N}]$/u.test(value)]
  return new RegExp(`${start ? '(?<![\\p{L}\\p{N}])' : ''}${escaped}${end ? '(?![\\p{L}\\p{N}])' : ''}`, 'u').test(text)
}

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
    const place = after ? find(newText, oldText, property, after) : find(oldText, newText, property, before)
    if (place) return { source: `${file}:${place}`, ofBase: !after }
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

/** Why a page is not published although its file exists; undefined if its front matter does not explain it. */
export function unpublishedReason(path: string, sources: readonly SourceFile[]): string | undefined {
  const source = contentOf(path, sources)
  const edited = (key: string) => {
    const value = readKey(source?.after, key)
    return value === readKey(source?.before, key) ? undefined : value
  }
  if (edited('draft')?.toLowerCase() === 'true') return 'it became a draft'
  const [publish, expires] = [edited('publish'), edited('expires')]
  return publish ? `it is published on ${publish}` : expires && `it expired after ${expires}`
}

const METADATA: Record<string, string> = { title: 'title', description: 'description', robots: 'noindex' }

/** The line of the front matter that says the changed metadata of a page. */
function frontMatterSource({ kind, in: place }: FoundChange, path: string, sources: readonly SourceFile[]) {
  const key = METADATA[kind === 'open-graph' ? place.replace(/^\w+:/, '') : kind]
  const page = key ? contentOf(path, sources) : undefined
  const line = page?.after?.split('\n').findIndex((text) => text.startsWith(`${key}:`)) ?? -1
  return line < 0 ? undefined : `${page!.file}:${line + 1}:1`
}

function contentOf(path: string, sources: readonly SourceFile[]): SourceFile | undefined {
  return sources.find(({ file, after }) => after && /^content\/.*\.mdx$/.test(file) && routeOf(file) === path)
}

function readKey(text: string | undefined, key: string): string | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---/.exec(text ?? '')?.[0] ?? ''
  return new RegExp(`^${key}[ \\t]*:[ \\t]*['"]?([\\w-]+)`, 'm').exec(block)?.[1]
}
