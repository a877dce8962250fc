import type { FoundChange } from '../compare/found-change.ts'
import type { Comparison } from '../compare/compare-sites.ts'
import { getAttribute, closestAncestor } from '../page/dom.ts'
import type { ChangedKey } from './data-keys.ts'
import type { BundleCauses } from './causes-json.ts'
import { frontMatterSource } from './unpublished.ts'
import type { SourceFile } from './git.ts'
import { sheetLine } from './sheet-lines.ts'

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
  const found =
    sheetLine(finding, sources) ?? (isOwn(written?.source) ? written : keySource(finding, path, explanation))
  finding.source = isOwn(ownLine) ? ownLine : ((found ?? written)?.source ?? ownLine)
  if (finding.source !== ownLine && (found ?? written)?.ofBase) finding.ofBase = true
  if (written && written.source !== finding.source) finding.shownAt = written.source
}

/** Whether a line of the head is not in the base. */
function isEditedLine(source: string, sources: readonly SourceFile[]): boolean {
  const [, name, line] = /^(.*):(\d+):\d+$/.exec(source) ?? []
  const file = sources.find((candidate) => candidate.file === name)
  const text = file?.after?.split('\n')[Number(line) - 1]
  return text !== undefined && file?.before !== undefined && !file.before.split('\n').includes(text)
}

type Source = { source: string; ofBase: boolean }

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
  return best && { source: `${best.file}:${best.position}`, ofBase: false }
}

/** The position that a review build wrote on the element or an ancestor. */
function writtenSource({ head, base }: FoundChange): Source | undefined {
  for (const mark of [head, base]) {
    const sourceOf = (element: NonNullable<typeof mark>['element']) => getAttribute(element, 'data-source') ?? ''
    const holder = closestAncestor(mark?.element, (element) => /^content\/.+:\d+:\d+$/.test(sourceOf(element)))
    if (holder) return { source: sourceOf(holder), ofBase: mark === base }
  }
  return undefined
}

/** Whether a change removes a key's old value or adds its new one. */
function shows({ before, after }: FoundChange, key: ChangedKey): boolean {
  // Of a long text only a few words change, so the value may contain the change.
  const holds = (change: string, value: string) => {
    const [text, part] = [plain(change), plain(value)]
    return part !== '' && (contains(text, part) || (text.length >= 3 && contains(part, text)))
  }
  const [removed, added] = [holds(before, key.before), holds(after, key.after)]
  return key.before && key.after && before && after ? removed && added : (!!before && removed) || (!!after && added)
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
