import { visit } from 'unist-util-visit'
import type { Explanation, Finding, ReportFinding } from '../../content/content-error.ts'
import { blanked } from './prose.ts'
import type { SitePage } from './site-reader.ts'

/** The text of a page at its places in the file, with marks, tags, code and addresses blanked. */
export function runningText({ tree, source, lines }: SitePage): string {
  const texts: [from: number, to: number][] = []
  if (tree) visit(tree, 'text', (node) => void texts.push(lines.rangeOf(node)))
  return blanked(source, texts)
}

/** A mark that Markdown did not understand, so that it shows as plain text. */
export type UnparsedMark = {
  /** Matches in running text, with all else blanked. */
  pattern: RegExp
  /** Explains a match; undefined if it is not an error. */
  explain: (written: string, before: string, after: string) => Explanation | undefined
}

/** Reports marks in the running text of a page. */
export function reportMarks(page: SitePage, marks: readonly UnparsedMark[], add: ReportFinding): void {
  const { source, lines } = page
  const running = runningText(page)
  for (const { pattern, explain } of marks) {
    for (const { 0: blank, index } of running.matchAll(pattern)) {
      const { length } = blank
      const written = source.slice(index, index + length)
      const found = explain(written, source.slice(0, index), source.slice(index + length))
      if (!found) continue
      const { text, ...explanation } = found
      const isOneLine = !written.includes('\n')
      const place = lines.placeAt(index, isOneLine ? length : written.indexOf('\n'))
      const finding: Finding = { place, ...explanation }
      add(text !== undefined && isOneLine ? { ...finding, edits: [{ place, text }] } : finding)
    }
  }
}

/** A line of a page's text: its words, and the offset of the first. */
type TextLine = { text: string; offset: number }

/** The lines of a paragraph's text, without what is blanked at their beginnings. */
export function textLines(running: string, [from, to]: readonly [number, number]): TextLine[] {
  let offset = from
  return running
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const text = line.trimStart()
      const found = { text, offset: offset + line.length - text.length }
      offset += line.length + 1
      return found
    })
}
