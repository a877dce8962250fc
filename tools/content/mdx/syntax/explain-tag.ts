import type { VFileMessage } from 'vfile-message'
import type { Code, Construct, Extension, Point } from 'micromark-util-types'
import type { Edit, Finding, Place, Lines } from '../../content-error.ts'

const ANGLE_FIX = 'To show the sign itself, write a backslash before it: \\<'

/** An error inside a tag, or a `<` in running text that is taken for one. */
export function explainTag(error: VFileMessage, lines: Lines, open: OpenDelimiters, stoppedAt: Place): Finding {
  const { source } = lines
  const start = open.tag
  const place = start ?? stoppedAt
  const rest = start ? source.slice(start.offset) : ''
  const sign = /^Unexpected character `(.*?)`(?: \(|, )/s.exec(error.reason)?.[1] ?? ''
  if (rest.startsWith('<!--'))
    return {
      place,
      reason: 'HTML comments do not work here.',
      fix: 'Write {/* … */} instead of <!-- … -->, or delete it.',
      edits: commentEdits(lines, start!.offset),
    }
  const [link, address, words] = /^<(https?:[^\s<>|]*|[^\s<>]+@[^\s<>]+)(?:\|([^<>\n]*)>)?/.exec(rest) ?? []
  if (address?.startsWith('http') && words)
    return {
      place: { ...place, length: link!.length },
      reason: 'A link cannot be written in < >, as chat programs do.',
      fix: `Write [${words}](${address}), or [${words}](${pathIn(address)}) if it leads to a page of this site.`,
      edits: [{ place: { ...place, length: link!.length }, text: `[${words}](${address})` }],
    }
  if (address?.startsWith('http'))
    return {
      place,
      reason: 'A web address cannot be written in < >.',
      fix: `Write it as a link: [what it leads to](${address})`,
    }
  if (address)
    return {
      place,
      reason: 'An e-mail address cannot be written in < >.',
      fix: `Write it as a link: [${address}](mailto:${address})`,
    }
  const name = /^<([A-Za-z][\w.-]*)/.exec(rest)?.[1]
  if (!name)
    return {
      place,
      reason: 'A < in the text is taken for the beginning of a tag.',
      fix: ANGLE_FIX,
      edits: escaped(place),
    }
  const end = lines.offsetOf(stoppedAt)
  const curly = /=\s*(["'])(?!\1)[^"']*?[“”‘’]\s*\/?>/.exec(source.slice(start!.offset, end))
  if (curly) return explainOpenQuote(lines, start!.offset, name)
  if (/[“”„‘’«»]/.test(sign))
    return {
      place: stoppedAt,
      reason: `The quotation mark ${sign} is a curly one.`,
      fix: 'Write a straight one: "',
      edits: straightened(lines, stoppedAt),
    }
  if (error.reason.startsWith('Unexpected end of file in attribute value'))
    return explainOpenQuote(lines, start!.offset, name)
  const [tag, values = ''] = TAG_WITH_VALUES.exec(rest)!
  const paragraphs = /\n\s*\n/.test(source.slice(start!.offset, end))
  // Words of the sentence are read as props, up to a sign that no prop has.
  const stray = /^[ \t]+(\w+\b[^=]*)[\s\S]$/.exec(source.slice(start!.offset + tag.length, end + 1))
  const isSentence = stray && (/[.,;:!?£’]/.test(sign) || paragraphs)
  if (error.reason.startsWith('Unexpected end of file') || paragraphs || isSentence)
    return {
      place: isSentence ? lines.placeAt(start!.offset + tag.length + stray[0].search(/\w/)) : place,
      reason: `The tag <${name} is never closed${isSentence ? ' before these words' : ''}.`,
      fix: `Write /> at its end: <${name}${values} />`,
    }
  if (error.reason.includes('before attribute value')) {
    const [value = ''] = /^[\w-]+(?=\s|\/?>)/.exec(source.slice(end)) ?? []
    const [prop = 'name'] = /[\w-]+(?==$)/.exec(source.slice(0, end)) ?? []
    const text = /^\d+$/.test(value) ? `{${value}}` : `"${value}"`
    const whole = { ...stoppedAt, length: value.length }
    return {
      place: whole,
      reason: 'A value without quotation marks.',
      fix: value
        ? `Write ${prop}=${text}.`
        : 'Write a text in straight quotation marks, such as name="text", and a number in braces, such as count={3}.',
      edits: value ? [{ place: whole, text }] : [],
    }
  }
  return {
    place: stoppedAt,
    reason: `The character ${sign} is not allowed here inside <${name}>.`,
    fix: 'Only props can come between the name and />, such as name="text", separated by spaces.',
  }
}

/** An opening tag up to the last of its props that have a value. */
const TAG_WITH_VALUES = /^<[A-Za-z][\w.-]*((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))*)/

/** An unclosed quotation mark: the last one after a `=` that has no partner. */
function explainOpenQuote(lines: Lines, from: number, name: string): Finding {
  const { source } = lines
  const value = /=\s*(["'])/g
  value.lastIndex = from
  let open = from
  for (let match = value.exec(source); match; match = value.exec(source)) {
    open = value.lastIndex - 1
    const close = source.indexOf(match[1]!, value.lastIndex)
    if (close < 0 || /[“”‘’]\s*\/?>/.test(source.slice(open, close))) break
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

/** The part of an address that a page of this site would have. */
function pathIn(address: string): string {
  if (!URL.canParse(address)) return '/pricing'
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
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

const BRACE_FIX = 'Delete the braces. To show one, write a backslash before it: \\{'

/** An error between `{` and `}`, in running text or in a prop. */
export function explainBrace(error: VFileMessage, lines: Lines, open: OpenDelimiters, stoppedAt: Place): Finding {
  const { tag } = open
  const place = tag ? braceInTag(lines, tag.offset, stoppedAt) : (open.brace ?? stoppedAt)
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
function braceInTag(lines: Lines, from: number, stoppedAt: Place): Place {
  const end = lines.offsetOf(stoppedAt)
  const open: number[] = []
  for (let at = from; at < end; at++) {
    if (lines.source[at] === '{') open.push(at)
    else if (lines.source[at] === '}') open.pop()
  }
  return open.length ? lines.placeAt(open[0]!) : stoppedAt
}

/** A backslash before a sign that is meant as itself. */
function escaped(place: Place): Edit[] {
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
