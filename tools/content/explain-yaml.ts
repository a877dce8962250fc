import type { ErrorCode } from 'yaml'
import type { Edit, Place } from './content-error.ts'

type Explanation = { place: Place; reason: string; fix: string; edits?: Edit[] }

/** One line of front matter: `key: value`. */
const ENTRY = /^(\s*)([\w-]+):(\s+)(.*?)\s*$/

/** A value within marks that were meant as YAML's; only straight ones are. */
const MARKED = /^(?:"(.*)"|'(.*)'|[“„]([^“”„]*)[“”]|‘([^‘’]*)’)$/

/**
 * Says in plain words why a front matter is not valid YAML. The parser knows the place; what was meant is read from the
 * line.
 * @param lines the front matter's lines, without its fences; the first is line 2 of the file.
 */
export function explainYaml(code: ErrorCode, { line, column }: Place, lines: readonly string[]): Explanation {
  const text = lines[line - 2] ?? ''
  const here = { line, column }
  if (code === 'TAB_AS_INDENT')
    return { place: here, reason: 'The line begins with a tab.', fix: 'Use spaces instead.' }
  if (code === 'DUPLICATE_KEY') {
    const key = text.trim().split(':')[0]!
    return { place: here, reason: `"${key}" appears twice.`, fix: 'Keep one of the two lines.' }
  }
  const open = unclosedQuote(lines)
  if (code === 'MISSING_CHAR' && open)
    return {
      place: open,
      reason: 'The quotation mark that opens here is never closed.',
      fix: 'Write the same mark at the end of the value.',
    }
  return (
    badLine(lines, here) ??
    badValue(text, here) ?? {
      place: here,
      reason: 'This line of the front matter cannot be read.',
      fix: 'Write it as "key: value", and put the value in quotation marks.',
    }
  )
}

/** Proposes the line with its value in quotation marks. */
export function quoted(line: string): string {
  const [, , key, , value = ''] = ENTRY.exec(line) ?? []
  if (!key) return 'Put the value in quotation marks.'
  const bare =
    MARKED.exec(value)
      ?.slice(1)
      .find((text) => text !== undefined) ?? value
  return (
    `Put the value in quotation marks: ${key}: ` +
    `${/["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`}`
  )
}

/** An edit that quotes the value of a line; none if the line may end in a comment. */
export function quotedEdit(line: number, text: string): Edit[] {
  if (!ENTRY.test(text) || /\s#(?:\s|$)/.test(text)) return []
  return [
    {
      place: { line, column: 1, length: text.length },
      text: quoted(text).replace('Put the value in quotation marks: ', ''),
    },
  ]
}

/** The line itself is not `key: value`. The parser may notice that in the line above or below only. */
function badLine(lines: readonly string[], { line }: Place): Explanation | undefined {
  const [above = '', goesOn = ''] = lines.slice(line - 3, line - 1)
  if (/^\s+\S/.test(goesOn) && /^[\w-]+:\s+[^\s"'].*\s#/.test(above)) {
    return {
      place: { line: line - 1, column: above.search(/\s#/) + 2 },
      reason: 'Text after a space and a # is a comment, but this text continues below it.',
      fix: 'Put the whole text in quotation marks.',
    }
  }
  for (const number of [line, line - 1, line + 1]) {
    const text = lines[number - 2]
    if (text === undefined || text.trim() === '') continue
    if (/^\s+[\w-]+:\s/.test(text)) {
      return { place: { line: number, column: 1 }, reason: 'The line begins with a space.', fix: 'Delete the space.' }
    }
    if (number > line) continue
    const glued = /^(\s*[\w-]+):(?=[^\s:])(.*)$/.exec(text)
    if (glued) {
      return {
        place: { line: number, column: glued[1]!.length + 2 },
        reason: `A space is missing after "${glued[1]!.trim()}:".`,
        fix: `Write: ${glued[1]!.trim()}: ${glued[2]}`,
        edits: [{ place: { line: number, column: glued[1]!.length + 2, length: 0 }, text: ' ' }],
      }
    }
    if (!text.includes(':') && !/^\s*(-|#)/.test(text) && !/^\s/.test(text)) {
      return {
        place: { line: number, column: 1 },
        reason: 'The line is not of the form "key: value".',
        fix: 'Write a key, a colon, a space and the value.',
      }
    }
  }
}

/** The value needs quotation marks. */
function badValue(text: string, { line, column }: Place): Explanation | undefined {
  const entry = ENTRY.exec(text)
  if (!entry) return
  const [, indent, key, gap, value] = entry as unknown as [string, string, string, string, string]
  const start = indent.length + key.length + 1 + gap.length
  const place = { line, column: start + 1 }
  const mark = value[0]!
  if (mark === '"' || mark === "'") {
    return {
      place: { line, column },
      reason: `The text goes on after its closing quotation mark (${mark}).`,
      fix: quoted(text),
    }
  }
  const colon = value.indexOf(': ')
  if (colon >= 0)
    return {
      place: { line, column: start + colon + 1 },
      reason: 'The value contains a colon and a space, which start a new value.',
      fix: quoted(text),
      edits: quotedEdit(line, text),
    }
  if (/[^\p{L}\p{N}]/u.test(mark))
    return {
      place,
      reason: `A value cannot begin with ${mark} without quotation marks.`,
      fix: quoted(text),
      edits: quotedEdit(line, text),
    }
}

/** Where a value's quotation mark opens that is not closed in its line. */
function unclosedQuote(lines: readonly string[]): Place | undefined {
  for (const [index, text] of lines.entries()) {
    const [, indent = '', key = '', gap = '', value = ''] = ENTRY.exec(text) ?? []
    const mark = value[0]
    if ((mark === '"' || mark === "'") && value.indexOf(mark, 1) < 0)
      return { line: index + 2, column: indent.length + key.length + 1 + gap.length + 1 }
  }
}
