import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import { VFileMessage } from 'vfile-message'
import type { VFile } from 'vfile'
import { ContentError, type Edit, type Place } from '../content-error.ts'
import { placeAt } from '../lines.ts'
import { unreadableText } from '../unreadable-text.ts'
import { contentFile } from './content-file.ts'
import { openDelimiterTracker, type OpenDelimiters } from './open-delimiters.ts'

type Explanation = { place: Place; reason: string; fix: string; edits?: Edit[] }

const BRACE_FIX = 'To show a brace, write a backslash before it: \\{'
const ANGLE_FIX = 'To show the sign itself, write a backslash before it: \\<'

/** A remark plugin that explains syntax errors in plain words, at the place of the cause. */
export function explainSyntaxErrors(this: Processor): void {
  const open: OpenDelimiters = { tag: undefined, brace: undefined }
  const data = this.data() as { micromarkExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), openDelimiterTracker(open)]
  const parse = this.parser as Parser<Root>
  this.parser = (source: string, file: VFile): Root => {
    const unreadable = unreadableText(contentFile(file), source)
    if (unreadable) throw unreadable
    open.tag = open.brace = undefined
    try {
      return parse(source, file)
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      throw new ContentError({ file: contentFile(file), source, rule: 'syntax', ...explain(error, source, open) })
    }
  }
}

function explain(error: VFileMessage, source: string, open: OpenDelimiters): Explanation {
  const noticed = { line: error.line ?? 1, column: error.column ?? 1 }
  switch (error.source) {
    case 'micromark-extension-mdxjs-esm':
      return explainImport(source, noticed)
    case 'micromark-extension-mdx-expression':
      return explainBrace(error, source, open, noticed)
    case 'mdast-util-mdx-jsx':
      return explainPairing(error.reason, source, noticed)
    default:
      return explainTag(error, source, open, noticed)
  }
}

/** A paragraph that begins with `import` or `export` is parsed as program code. */
function explainImport(source: string, { line }: Place): Explanation {
  const lines = source.split(/\r?\n/)
  let first = line
  while (first > 1 && !/^(import|export)\b/.test(lines[first - 1]!)) first--
  const word = /^\w+/.exec(lines[first - 1]!)?.[0] ?? 'import'
  return {
    place: { line: first, column: 1 },
    reason: `A paragraph cannot begin with the word "${word}": it is taken for program code.`,
    fix: 'Begin the sentence with another word, or delete the line.',
  }
}

function explainBrace(error: VFileMessage, source: string, open: OpenDelimiters, noticed: Place): Explanation {
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

/** An opening tag without a closing one, or the reverse. Only the message has the exact place. */
function explainPairing(reason: string, source: string, noticed: Place): Explanation {
  const wrongClose =
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason)
  if (wrongClose) {
    const [, found, open, line, column] = wrongClose
    if (VOID.has(open!)) return explainVoid(open!, source, { line: Number(line), column: Number(column) })
    return {
      place: noticed,
      reason: `</${found}> closes nothing here: <${open}> of line ${line} is still open.`,
      fix: `Write </${open}> first, or fix the name.`,
    }
  }
  const unclosed = /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-[\d:]+\)(?: before the end of `(\w+)`)?/.exec(
    reason,
  )
  if (unclosed) {
    const [, name, line, column, block] = unclosed
    const place = { line: Number(line), column: Number(column) }
    if (VOID.has(name!)) return explainVoid(name!, source, place)
    const later =
      block &&
      source
        .split(/\r?\n/)
        .slice(place.line)
        .some((text) => text.includes(`</${name}>`))
    if (later)
      return {
        place,
        reason: `<${name}> and </${name}> are not in the same paragraph.`,
        fix: 'Put both tags on lines of their own, with an empty line between them and the text, or both in one line.',
      }
    return {
      place,
      reason: `<${name}> is never closed.`,
      fix: `Write </${name}> after its text${/^[A-Z]/.test(name!) ? `, or <${name} /> where it has none` : ''}.`,
    }
  }
  if (reason.includes('closing slash'))
    return {
      place: { ...noticed, column: noticed.column - 1 },
      reason: 'This tag closes something that was never opened.',
      fix: 'Delete it, or write the opening tag before it.',
    }
  return {
    place: noticed,
    reason: 'A closing tag contains only the name.',
    fix: 'Move everything else into the opening tag.',
  }
}

/** HTML elements that never have text between tags. */
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'source', 'input', 'col'])

function explainVoid(name: string, source: string, place: Place): Explanation {
  const fix =
    name === 'img'
      ? 'Write /> at its end, or the picture in Markdown: ![What it shows](pictures/desk.jpg)'
      : `Write it as <${name} />.`
  return { place, reason: `<${name}> must close itself.`, fix, edits: selfClosed(source, place) }
}

function explainTag(error: VFileMessage, source: string, open: OpenDelimiters, noticed: Place): Explanation {
  const start = open.tag
  const place = start ? placeOf(start) : noticed
  const rest = start ? source.slice(start.offset) : ''
  const sign = /^Unexpected character `(.*?)`(?: \(|, )/s.exec(error.reason)?.[1] ?? ''
  if (rest.startsWith('<!--'))
    return {
      place,
      reason: 'HTML comments do not work here.',
      fix: 'Write {/* … */} instead of <!-- … -->, or delete it.',
      edits: commentEdits(source, start!.offset),
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
      edits: straightened(source, noticed),
    }
  if (error.reason.startsWith('Unexpected end of file in attribute value'))
    return explainOpenQuote(source, start!.offset, name)
  const paragraphs = /\n\s*\n/.test(source.slice(start!.offset, offsetOf(source, noticed)))
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
function explainOpenQuote(source: string, from: number, name: string): Explanation {
  const value = /=\s*(["'])/g
  value.lastIndex = from
  let open = from
  for (let match = value.exec(source); match; match = value.exec(source)) {
    open = value.lastIndex - 1
    const close = source.indexOf(match[1]!, value.lastIndex)
    if (close < 0) break
    value.lastIndex = close + 1
  }
  const place = placeAt(source, open)
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

/** A backslash before a sign that is meant as itself. */
function escaped(place: Place): Edit[] {
  return [{ place: { ...place, length: 0 }, text: '\\' }]
}

/** Straight marks for a curly one and the one that answers it. */
function straightened(source: string, place: Place): Edit[] {
  const answer = /^.([^“”"<>\n]*)[“”„]/.exec(source.slice(offsetOf(source, place)))
  const second = answer
    ? [{ place: { line: place.line, column: place.column + answer[1]!.length + 1, length: 1 }, text: '"' }]
    : []
  return [{ place: { ...place, length: 1 }, text: '"' }, ...second]
}

/** Edits from an HTML comment to an MDX comment. */
function commentEdits(source: string, from: number): Edit[] {
  const close = source.indexOf('-->', from)
  return close < 0
    ? []
    : [
        { place: { ...placeAt(source, from), length: 4 }, text: '{/*' },
        { place: { ...placeAt(source, close), length: 3 }, text: '*/}' },
      ]
}

/** A tag that closes itself, as MDX wants it. */
function selfClosed(source: string, place: Place): Edit[] {
  const start = offsetOf(source, place)
  const [tag] = /^<(?:[^"'>]|"[^"]*"|'[^']*')*/.exec(source.slice(start))!
  return [{ place: { ...placeAt(source, start + tag.trimEnd().length), length: 0 }, text: ' /' }]
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

function placeOf({ line, column }: Place): Place {
  return { line, column }
}

function offsetOf(source: string, { line, column }: Place): number {
  let start = 0
  for (let at = 1; at < line; at++) start = source.indexOf('\n', start) + 1
  return start + column - 1
}
