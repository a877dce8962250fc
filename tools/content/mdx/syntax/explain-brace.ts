import type { VFileMessage } from 'vfile-message'
import type { Place } from '../../content-error.ts'
import { placeAt } from '../../lines.ts'
import { escaped, offsetOf, placeOf, type Explanation } from './explanation.ts'
import type { OpenDelimiters } from './open-delimiters.ts'

const BRACE_FIX = 'To show a brace, write a backslash before it: \\{'

/** An error between `{` and `}`, in running text or in a prop. */
export function explainBrace(error: VFileMessage, source: string, open: OpenDelimiters, noticed: Place): Explanation {
  const tag = open.tag && placeOf(open.tag)
  const place = tag ? braceInTag(source, open.tag!.offset, noticed) : open.brace ? placeOf(open.brace) : noticed
  if (error.ruleId === 'unexpected-eof') {
    return {
      place,
      reason: 'The { that opens here is never closed.',
      fix: tag ? 'Write a } after the value.' : BRACE_FIX,
      edits: tag ? [] : escaped(place),
    }
  }
  if (error.ruleId === 'unexpected-empty-expression')
    return {
      place,
      reason: 'There is nothing between { and }.',
      fix: 'Write a value between them, or delete the prop.',
    }
  const fix = tag ? 'Write a number, true, false, a text in quotation marks, or a list of them in [ ].' : BRACE_FIX
  return { place, reason: 'The text between { and } cannot be read.', fix, edits: tag ? [] : escaped(place) }
}

/** The `{` of a prop that is still open where the parser stopped. */
function braceInTag(source: string, from: number, noticed: Place): Place {
  const end = offsetOf(source, noticed)
  const open: number[] = []
  for (let at = from; at < end; at++) {
    if (source[at] === '{') open.push(at)
    else if (source[at] === '}') open.pop()
  }
  return open.length ? placeAt(source, open[0]!) : noticed
}
