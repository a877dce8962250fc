import type { Code, Construct, Extension, Point } from 'micromark-util-types'
import type { VFileMessage } from 'vfile-message'
import type { Edit, Finding, Place, Lines } from '../../content-error.ts'

const BRACE_FIX = 'Delete the braces. To show one, write a backslash before it: \\{'

/** An error between `{` and `}`, in running text or in a prop. */
export function explainBrace(error: VFileMessage, lines: Lines, open: OpenDelimiters, noticed: Place): Finding {
  const { tag } = open
  const place = tag ? braceInTag(lines, tag.offset, noticed) : (open.brace ?? noticed)
  if (error.ruleId === 'unexpected-eof' && lines.source.startsWith('{/*', lines.offsetOf(place)))
    // Only the author knows where the comment ends. A backslash would publish it.
    return { place, reason: 'The comment that opens here is never closed.', fix: 'Write */} after it.' }
  if (error.ruleId === 'unexpected-eof') {
    return {
      place,
      reason: 'The { that opens here is never closed.',
      fix: tag ? 'Write a } after the value.' : 'Delete it. To show the sign, write a backslash before it: \\{',
    }
  }
  if (error.ruleId === 'unexpected-empty-expression')
    return {
      place,
      reason: 'There is nothing between { and }.',
      fix: 'Write a value between them, or delete the prop.',
    }
  const [name, id] = /^\{#([\w-]+)\}/.exec(lines.source.slice(lines.offsetOf(place))) ?? []
  if (name && !tag)
    return {
      place: { ...place, length: name.length },
      reason: `${name} would show: headings get their names from their words.`,
      fix: `Delete it, or write the section as <Section id="${id}">.`,
    }
  // Whether the braces are to be shown is for a person to say.
  return {
    place,
    reason: 'The text between { and } cannot be read.',
    fix: tag ? 'Write a number, true, false, a text in quotation marks, or a list of them in [ ].' : BRACE_FIX,
  }
}

/** The `{` of a prop that is still open where the parser stopped. */
function braceInTag(lines: Lines, from: number, noticed: Place): Place {
  const end = lines.offsetOf(noticed)
  const open: number[] = []
  for (let at = from; at < end; at++) {
    if (lines.source[at] === '{') open.push(at)
    else if (lines.source[at] === '}') open.pop()
  }
  return open.length ? lines.placeAt(open[0]!) : noticed
}

/** A backslash before a sign that is meant as itself. */
export function escaped(place: Place): Edit[] {
  return [{ place: { ...place, length: 0 }, text: '\\' }]
}

/** The positions of the last tag and the last expression that the parser tried. */
export type OpenDelimiters = { tag: Point | undefined; brace: Point | undefined }

/**
 * A micromark extension that parses nothing, but records each `<` and `{` at which MDX syntax may begin. If the parser
 * stops, at the end of a paragraph or of the file, the last recorded one was never closed.
 */
export function openDelimiterTracker(open: OpenDelimiters): Extension {
  const note = (keep: (point: Point) => void): Construct => ({
    name: 'openDelimiterTracker',
    concrete: true,
    tokenize(_effects, _ok, nok) {
      return (code: Code) => {
        keep(this.now())
        return nok(code)
      }
    },
  })
  const tag = note((point) => {
    open.tag = point
    open.brace = undefined
  })
  const brace = note((point) => {
    open.brace = point
    open.tag = undefined
  })
  return { flow: { 60: tag, 123: brace }, text: { 60: tag, 123: brace } }
}
