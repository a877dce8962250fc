import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { ContentError, Lines, unreadableText, type Edit, type Finding, type Place } from '../../content-error.ts'
import { unambiguousMatch } from '../../suggestion.ts'
import { contentPath } from '../check-content.ts'
import { explainBrace, openDelimiterTracker, explainTag, type OpenDelimiters } from './explain-tag.ts'

/** A remark plugin that explains syntax errors in plain words, at the place of the cause. */
export function explainSyntaxErrors(this: Processor): void {
  const open: OpenDelimiters = { tag: undefined, brace: undefined }
  const data = this.data() as { micromarkExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), openDelimiterTracker(open)]
  const parse = this.parser as Parser<Root>
  this.parser = (source: string, file: VFile): Root => {
    const unreadable = unreadableText(contentPath(file), source)
    if (unreadable) throw unreadable
    open.tag = open.brace = undefined
    try {
      return parse(source, file)
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      throw new ContentError({
        file: contentPath(file),
        source,
        rule: 'syntax',
        ...explain(error, new Lines(source), open),
      })
    }
  }
}

function explain(error: VFileMessage, lines: Lines, open: OpenDelimiters): Finding {
  const stoppedAt = { line: error.line ?? 1, column: error.column ?? 1 }
  switch (error.source) {
    case 'micromark-extension-mdxjs-esm':
      return explainImport(lines, stoppedAt)
    case 'micromark-extension-mdx-expression':
      return explainBrace(error, lines, open, stoppedAt)
    case 'mdast-util-mdx-jsx':
      return explainPairing(error.reason, lines, stoppedAt)
    default:
      return explainTag(error, lines, open, stoppedAt)
  }
}

/** A paragraph that begins with `import` or `export` is parsed as program code. */
function explainImport({ source }: Lines, { line }: Place): Finding {
  const texts = source.split(/\r?\n/)
  let first = line
  while (first > 1 && !/^(import|export)\b/.test(texts[first - 1]!)) first--
  const word = /^\w+/.exec(texts[first - 1]!)?.[0] ?? 'import'
  return {
    place: { line: first, column: 1 },
    reason: `A paragraph cannot begin with the word "${word}": it is taken for program code.`,
    fix: 'Begin the sentence with another word, or delete the line.',
  }
}

/** An opening tag without a closing one, or the reverse. Only the message has the exact place. */
function explainPairing(reason: string, lines: Lines, stoppedAt: Place): Finding {
  const wrongClose =
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason)
  if (wrongClose) {
    const [, found, open, line, column] = wrongClose
    const opening = { line: Number(line), column: Number(column) }
    if (VOID.has(open!)) return explainVoid(open!, lines, opening)
    // The closing tag is right, and belongs to a tag further out.
    if (isOpen(found!, lines, opening)) {
      if (!closesBelow(open!, lines, stoppedAt)) return explainUnclosed(open!, opening, lines)
      return {
        place: opening,
        reason: `The tags cross: <${open}> begins inside <${found}>, which ends first, in line ${stoppedAt.line}.`,
        fix: `Move <${open}> below </${found}>, or </${open}> above it.`,
      }
    }
    if (unambiguousMatch(found!, [open!]) !== undefined) {
      const name = { line: stoppedAt.line, column: stoppedAt.column + 2, length: found!.length }
      return {
        place: name,
        reason: `</${found}> closes nothing here: <${open}> of line ${line} is still open.`,
        fix: `Write </${open}>.`,
        edits: [{ place: name, text: open! }],
      }
    }
    return {
      place: stoppedAt,
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
    if (VOID.has(name!)) return explainVoid(name!, lines, place)
    const later =
      block &&
      lines.source
        .split(/\r?\n/)
        .slice(place.line)
        .some((text) => text.includes(`</${name}>`))
    if (later)
      return {
        place,
        reason: `<${name}> and </${name}> are not in the same paragraph.`,
        fix: 'Put both tags on lines of their own, with an empty line between them and the text, or both in one line.',
      }
    return explainUnclosed(name!, place, lines)
  }
  if (reason.includes('closing slash'))
    return {
      place: { ...stoppedAt, column: stoppedAt.column - 1 },
      reason: 'This tag closes something that was never opened.',
      fix: 'Delete it, or write the opening tag before it.',
    }
  return {
    place: stoppedAt,
    reason: 'A closing tag contains only the name.',
    fix: 'Move everything else into the opening tag.',
  }
}

/** A name of two words in one, as widgets have it, or the only element whose attribute has no value. */
const LOOKS_LIKE_TAG = /^<(?:[A-Z][a-z]+[A-Z]|details )/

function explainUnclosed(name: string, place: Place, lines: Lines): Finding {
  const [words] = /^<\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+)+>/u.exec(lines.source.slice(lines.offsetOf(place))) ?? []
  if (words && !LOOKS_LIKE_TAG.test(words))
    return {
      place: { ...place, length: words.length },
      reason: `${words} is taken for a tag: words cannot stand in < >.`,
      fix: 'If they stand for something that is still to be written, write it; else delete the two signs.',
    }
  if (isOpen(name, lines, place))
    return {
      place,
      reason: `<${name}> begins again here, although the one above is still open.`,
      fix: `Write </${name}> if the text above ends here.`,
    }
  return {
    place,
    reason: `<${name}> is never closed.`,
    fix: `Write </${name}> after its text${/^[A-Z]/.test(name) ? ', or /> at the end of the tag if it has none' : ''}.`,
  }
}

/** Whether more tags of a name open than close before a place. */
function isOpen(name: string, lines: Lines, before: Place): boolean {
  return openIn(lines.source.slice(0, lines.offsetOf(before)), name) > 0
}

/** Whether more tags of a name close than open after a place. */
function closesBelow(name: string, lines: Lines, after: Place): boolean {
  return openIn(lines.source.slice(lines.offsetOf(after)), name) < 0
}

/** How many more tags of a name open than close in a text. */
function openIn(text: string, name: string): number {
  const tags = text.matchAll(new RegExp(String.raw`<(/?)${name.replace(/\W/g, String.raw`\$&`)}\b[^<>]*?(/?)>`, 'g'))
  let open = 0
  for (const [, closes, isEmpty] of tags) open += closes ? -1 : isEmpty ? 0 : 1
  return open
}

/** HTML elements that never have text between tags. */
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'source', 'input', 'col'])

function explainVoid(name: string, lines: Lines, place: Place): Finding {
  const fix =
    name === 'img'
      ? 'Write /> at its end, or the picture in Markdown: ![What it shows](pictures/desk.jpg)'
      : `Write it as <${name} />.`
  return { place, reason: `<${name}> must close itself.`, fix, edits: selfClosed(lines, place) }
}

/** A self-closing tag, as MDX requires. */
function selfClosed(lines: Lines, place: Place): Edit[] {
  const start = lines.offsetOf(place)
  const [tag] = /^<(?:[^"'>]|"[^"]*"|'[^']*')*/.exec(lines.source.slice(start))!
  return [{ place: lines.placeAt(start + tag.trimEnd().length, 0), text: ' /' }]
}
