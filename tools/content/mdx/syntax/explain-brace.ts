import type { VFileMessage } from 'vfile-message'
import type { Edit, Finding, Place } from '../../content-error.ts'
import type { Lines } from '../../lines.ts'
import type { OpenDelimiters } from './open-delimiters.ts'

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
