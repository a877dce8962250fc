import type { FoundChange } from '../compare/found-change.ts'
import { wordsOfChange } from '../compare/compare-sites.ts'
import { isUnseen, type ReportModel } from './model.ts'
import { hunkOf } from './sources.ts'

/** A file of content with more separate hunks was rewritten, which is one edit. */
const MAX_PARTS = 6

/**
 * The edits of one file of content apart: its separate hunks, and the settings of its page. Hunks that change the same
 * words are one edit, and what no line of the file explains belongs to the first.
 * @returns the number of its edit by the change; changes of a file that is one edit are left out
 */
export function partsOfFiles({ pages, sources }: Pick<ReportModel, 'pages' | 'sources'>): Map<FoundChange, number> {
  const found = new Map<FoundChange, number>()
  for (const { file, hunks } of sources.filter((view) => view.status === 'changed' && view.file.endsWith('.mdx'))) {
    const changes = pages.flatMap(({ findings }) => findings.filter(({ edit }) => edit?.file === file && !edit.key))
    const parts = new Map<string, FoundChange[]>()
    const byWords = new Map<string, FoundChange[]>()
    for (const finding of changes) {
      const place = placeIn(finding, file, hunks)
      if (place === undefined) continue
      const { before, after } = wordsOfChange(finding)
      const words = JSON.stringify([before, after]).toLowerCase()
      const same = byWords.get(words)
      const part = parts.get(place) ?? same ?? []
      part.push(finding)
      if (same && same !== part) {
        part.push(...same)
        for (const known of [parts, byWords])
          for (const [key, members] of known) if (members === same) known.set(key, part)
      }
      parts.set(place, part)
      byWords.set(words, part)
    }
    const different = [...new Set(parts.values())]
    if (different.length < 2 || different.length > MAX_PARTS) continue
    for (const [number, part] of different.entries()) for (const finding of part) found.set(finding, number)
  }
  return found
}

/** Where in the file a change was made: the flag of its layout or of search engines, else the hunk of its line. */
function placeIn(finding: FoundChange, file: string, hunks: Parameters<typeof hunkOf>[0]): string | undefined {
  const { kind, source, ofBase } = finding
  if (/^(layout|robots)$/.test(kind)) return kind
  if (isUnseen(finding) && !/^(title|description)$/.test(kind)) return undefined
  const at = source?.startsWith(`${file}:`) ? hunkOf(hunks, source, ofBase) : undefined
  return at === undefined ? undefined : `${at}`
}
