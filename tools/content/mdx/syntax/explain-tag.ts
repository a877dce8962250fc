import type { VFileMessage } from 'vfile-message'
import type { Edit, Finding, Place } from '../../content-error.ts'
import type { Lines } from '../../lines.ts'
import { escaped } from './explain-brace.ts'
import type { OpenDelimiters } from './open-delimiters.ts'

const ANGLE_FIX = 'To show the sign itself, write a backslash before it: \\<'

/** An error inside a tag, or a `<` in running text that is taken for one. */
export function explainTag(error: VFileMessage, lines: Lines, open: OpenDelimiters, noticed: Place): Finding {
  const { source } = lines
  const start = open.tag
  const place = start ?? noticed
  const rest = start ? source.slice(start.offset) : ''
  const sign = /^Unexpected character `(.*?)`(?: \(|, )/s.exec(error.reason)?.[1] ?? ''
  if (rest.startsWith('<!--'))
    return {
      place,
      reason: 'HTML comments do not work here.',
      fix: 'Write {/* … */} instead of <!-- … -->, or delete it.',
      edits: commentEdits(lines, start!.offset),
    }
  if (/^<https?:/.test(rest))
    return {
      place,
      reason: 'A web address cannot be written in < >.',
      fix: 'Write it as a link: [what it leads to](https://…)',
    }
  if (/^<[^\s<>]+@/.test(rest))
    return {
      place,
      reason: 'An e-mail address cannot be written in < >.',
      fix: 'Write it as a link: [name@example.com](mailto:name@example.com)',
    }
  const name = /^<([A-Za-z][\w.-]*)/.exec(rest)?.[1]
  if (!name)
    return {
      place,
      reason: 'A < in the text is taken for the beginning of a tag.',
      fix: ANGLE_FIX,
      edits: escaped(place),
    }
  if (/[“”„‘’«»]/.test(sign))
    return {
      place: noticed,
      reason: `The quotation mark ${sign} is a curly one.`,
      fix: 'Write a straight one: "',
      edits: straightened(lines, noticed),
    }
  if (error.reason.startsWith('Unexpected end of file in attribute value'))
    return explainOpenQuote(lines, start!.offset, name)
  const paragraphs = /\n\s*\n/.test(source.slice(start!.offset, lines.offsetOf(noticed)))
  if (error.reason.startsWith('Unexpected end of file') || paragraphs)
    return { place, reason: `The tag <${name} is never closed.`, fix: `Write /> at its end: <${name} />` }
  if (error.reason.includes('before attribute value'))
    return {
      place: noticed,
      reason: 'A value without quotation marks.',
      fix: 'Write a text in straight quotation marks, such as name="text", and a number in braces, such as count={3}.',
    }
  return {
    place: noticed,
    reason: `The character ${sign} is not allowed here inside <${name}>.`,
    fix: 'Only props can come between the name and />, such as name="text", separated by spaces.',
  }
}

/** An unclosed quotation mark: the last one after a `=` that has no partner. */
function explainOpenQuote(lines: Lines, from: number, name: string): Finding {
  const { source } = lines
  const value = /=\s*(["'])/g
  value.lastIndex = from
  let open = from
  for (let match = value.exec(source); match; match = value.exec(source)) {
    open = value.lastIndex - 1
    const close = source.indexOf(match[1]!, value.lastIndex)
    if (close < 0) break
    value.lastIndex = close + 1
  }
  const place = lines.placeAt(open)
  const curly = /^.[^\n"']*?([“”‘’])/.exec(source.slice(open))
  if (curly) {
    const mark = { ...place, column: place.column + curly[0].length - 1 }
    return {
      place: mark,
      reason: `The quotation mark ${curly[1]} is a curly one.`,
      fix: `Write a straight one: ${source[open]}`,
      edits: [{ place: { ...mark, length: 1 }, text: source[open]! }],
    }
  }
  return {
    place,
    reason: `The quotation mark that opens here, in <${name}>, is never closed.`,
    fix: 'Write the same mark at the end of the value.',
  }
}

/** Straight marks in place of a pair of curly ones. */
function straightened(lines: Lines, place: Place): Edit[] {
  const answer = /^.([^“”"<>\n]*)[“”„]/.exec(lines.source.slice(lines.offsetOf(place)))
  const second = answer
    ? [{ place: { line: place.line, column: place.column + answer[1]!.length + 1, length: 1 }, text: '"' }]
    : []
  return [{ place: { ...place, length: 1 }, text: '"' }, ...second]
}

/** Edits from an HTML comment to an MDX comment. */
function commentEdits(lines: Lines, from: number): Edit[] {
  const close = lines.source.indexOf('-->', from)
  return close < 0
    ? []
    : [
        { place: lines.placeAt(from, 4), text: '{/*' },
        { place: lines.placeAt(close, 3), text: '*/}' },
      ]
}
