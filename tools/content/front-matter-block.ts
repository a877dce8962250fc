import { isMap, isScalar, LineCounter, parseDocument, type Document, type ErrorCode, type Node } from 'yaml'
import { placeBetween, TOP, type Edit, type Finding, type Place } from './content-error.ts'

/** Parsed front matter: its values and their places. */
export type FrontMatterBlock = {
  values: Record<string, unknown>
  /** The place of a key; the first line if there is no such key. */
  keyPlace(key: string): Place
  /** The place of the value at a path, or of its key. */
  valuePlace(path: readonly PropertyKey[]): Place
  /** The comment after the unquoted value of a key: its place and its line. */
  commentAfter(key: string): { place: Place; line: string } | undefined
}

const FENCE = /^---[ \t]*$/

/** Parses the front matter of a file, or says why that fails. */
export function readFrontMatterBlock(source: string): FrontMatterBlock | Finding {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (!FENCE.test(lines[0]!)) {
    const firstLine = lines.findIndex((line) => line.trim() !== '')
    if (FENCE.test(lines[firstLine] ?? ''))
      return {
        place: { line: firstLine + 1, column: 1 },
        reason: 'The front matter does not begin in the first line.',
        fix: 'Delete the empty lines above the first ---.',
      }
    return {
      place: TOP,
      reason: 'The page has no front matter.',
      fix:
        'Begin the file with a line ---, then "title: …" and "description: …" on lines of their own, then a ' +
        'second line ---.',
    }
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  const above = end < 0 ? lines : lines.slice(0, end)
  const blank = above.findIndex((line) => line.trim() === '')
  if (end < 0 && blank < 2)
    return {
      place: TOP,
      reason: 'The front matter that opens here is never closed.',
      fix: 'Write a line --- below its last key.',
    }
  // Without a --- at all, or with the page's text up to a --- between columns.
  if (blank > 0 && (end < 0 || above.slice(blank).some((line) => /^([A-Z<*[!>]|##)/.test(line))))
    return {
      place: { line: blank + 1, column: 1 },
      reason: `The --- that ends the front matter is missing below line ${blank}.`,
      fix: 'Write a line --- here.',
    }
  return parse(lines.slice(1, end))
}

function parse(lines: readonly string[]): FrontMatterBlock | Finding {
  const counter = new LineCounter()
  const text = lines.join('\n')
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { line: line + 1, column: Math.max(1, col) }
  }
  const broken = document.errors[0]
  const finding = explainSpecialValue(lines) ?? (broken && explainYaml(broken.code, at(broken.pos[0]), lines))
  if (finding) return finding
  if (document.contents !== null && !isMap(document.contents))
    return {
      place: { line: 2, column: 1 },
      reason: 'The front matter is not made of lines "key: value".',
      fix: 'Write, for example: title: About us',
    }
  const placeOf = (node: Node | undefined): Place =>
    node?.range ? placeBetween(at(node.range[0]), at(node.range[1])) : TOP
  return {
    values: (document.toJS() ?? {}) as Record<string, unknown>,
    keyPlace: (key) => placeOf(keyNode(document, key)),
    valuePlace: (path) =>
      placeOf((document.getIn(path, true) as Node | undefined) ?? keyNode(document, String(path[0]))),
    commentAfter(key) {
      const value = document.get(key, true)
      if (!isScalar(value) || !value.range || (value.source && value.type !== 'PLAIN')) return undefined
      const [comment] = /#.*/.exec(text.slice(value.range[1]).split('\n')[0]!) ?? []
      if (comment === undefined) return undefined
      const { line, column } = at(text.indexOf('#', value.range[1]))
      return { place: { line, column, length: comment.length }, line: lines[line - 2]! }
    },
  }
}

function keyNode(document: Document, key: string): Node | undefined {
  const pair = isMap(document.contents)
    ? document.contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined
  return pair?.key as Node | undefined
}

/** A value in curly or other quotation marks; YAML accepts only straight ones. */
const QUOTED = /^(?:"(.*)"|'(.*)'|[“„]([^“”„]*)[“”]|‘([^‘’]*)’)$/

/** A line of front matter, `key: value`: its parts, and the column at which the value begins. */
function entryOf(text: string): { key: string; value: string; column: number } | undefined {
  const [, before, key, value] = /^(\s*([\w-]+):\s+)(.*?)\s*$/.exec(text) ?? []
  return before === undefined ? undefined : { key: key!, value: value!, column: before.length + 1 }
}

/** A value that YAML reads as an alias, an anchor or a tag, in some line of a front matter. */
function explainSpecialValue(lines: readonly string[]): Finding | undefined {
  const index = lines.findIndex((text) => /^[\w-]+:\s+[*&!]/.test(text))
  return index < 0 ? undefined : explainValue(lines[index]!, { line: index + 2, column: 1 })
}

/**
 * Explains in plain words why front matter is not valid YAML. The parser reports the position, and the line shows what
 * was meant.
 * @param place where the parser stopped
 * @param lines the front matter's lines, without its fences; the first is line 2 of the file.
 */
function explainYaml(code: ErrorCode, place: Place, lines: readonly string[]): Finding {
  const text = lines[place.line - 2] ?? ''
  if (code === 'TAB_AS_INDENT')
    return {
      place,
      reason: 'The line begins with a tab.',
      fix: 'Delete the tab.',
      edits: /^\t[\w-]+: /.test(text) ? [{ place: { line: place.line, column: 1, length: 1 }, text: '' }] : [],
    }
  if (code === 'DUPLICATE_KEY') {
    const isSame = lines.indexOf(text) < place.line - 2
    return {
      place,
      reason: `"${text.split(':')[0]}" appears twice.`,
      fix: isSame ? 'Delete this line.' : 'Keep one of the two lines.',
      edits: isSame ? [{ place: { line: place.line, column: 1, length: text.length + 1 }, text: '' }] : [],
    }
  }
  const open = unclosedQuote(lines)
  if (code === 'MISSING_CHAR' && open)
    return {
      place: open,
      reason: 'The quotation mark that opens here is never closed.',
      fix: 'Write the same mark at the end of the value.',
    }
  return (
    explainLine(lines, place.line) ??
    explainValue(text, place) ?? {
      place,
      reason: 'This line of the front matter cannot be read.',
      fix: 'Write it as "key: value", and put the value in quotation marks.',
    }
  )
}

/** Quotation marks for the value of a line; no edit if the line may end in a comment. */
export function quotationFix(text: string, line: number): { fix: string; edits: Edit[] } {
  const { key, value } = entryOf(text) ?? { key: '', value: '' }
  const bare =
    QUOTED.exec(value)
      ?.slice(1)
      .find((inner) => inner !== undefined) ?? value
  const fixed = `${key}: ${/["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`}`
  return {
    fix: key ? `Put the value in quotation marks: ${fixed}` : 'Put the value in quotation marks.',
    edits: key && !/\s#(?:\s|$)/.test(text) ? [{ place: { line, column: 1, length: text.length }, text: fixed }] : [],
  }
}

/** The line itself is not `key: value`. The parser may notice that in the line above or below only. */
function explainLine(lines: readonly string[], line: number): Finding | undefined {
  const [above = '', text = ''] = lines.slice(line - 3, line - 1)
  if (/^\s+\S/.test(text) && /^[\w-]+:\s+[^\s"'].*\s#/.test(above))
    return {
      place: { line: line - 1, column: above.search(/\s#/) + 2 },
      reason: 'Text after a space and a # is a comment, but this text continues below it.',
      fix: 'Put the whole text in quotation marks.',
    }
  return explainShape(lines, line) ?? explainShape(lines, line - 1) ?? explainIndent(lines, line + 1)
}

function explainShape(lines: readonly string[], line: number): Finding | undefined {
  const text = lines[line - 2] ?? ''
  const [, key, value] = /^\s*([\w-]+):(?=[^\s:])(.*)$/.exec(text) ?? []
  if (key !== undefined) {
    const place = { line, column: text.indexOf(':') + 2 }
    return {
      place,
      reason: `A space is missing after "${key}:".`,
      fix: `Write: ${key}: ${value}`,
      edits: [{ place: { ...place, length: 0 }, text: ' ' }],
    }
  }
  if (/^[^\s#-][^:]*$/.test(text))
    return {
      place: { line, column: 1 },
      reason: 'The line is not of the form "key: value".',
      fix: 'Write a key, a colon, a space and the value.',
    }
  return explainIndent(lines, line)
}

function explainIndent(lines: readonly string[], line: number): Finding | undefined {
  if (!/^\s+[\w-]+:\s/.test(lines[line - 2] ?? '')) return undefined
  return { place: { line, column: 1 }, reason: 'The line begins with a space.', fix: 'Delete the space.' }
}

/** The value needs quotation marks. */
function explainValue(text: string, place: Place): Finding | undefined {
  const { value, column } = entryOf(text) ?? { value: '', column: 1 }
  const { line } = place
  const [mark = ''] = value
  const { fix, edits } = quotationFix(text, line)
  if (mark === '"' || mark === "'")
    return { place, reason: `The text goes on after its closing quotation mark (${mark}).`, fix }
  const colon = value.indexOf(': ')
  if (colon >= 0)
    return {
      place: { line, column: column + colon },
      reason: 'The value contains a colon and a space, which start a new value.',
      fix,
      edits,
    }
  if (/[^\p{L}\p{N}]/u.test(mark))
    return { place: { line, column }, reason: `A value cannot begin with ${mark} without quotation marks.`, fix, edits }
}

/** The position of a quotation mark that is not closed on its line. */
function unclosedQuote(lines: readonly string[]): Place | undefined {
  for (const [index, text] of lines.entries()) {
    const { value, column } = entryOf(text) ?? { value: '', column: 1 }
    if (/^(["'])(?!.*\1)/.test(value)) return { line: index + 2, column }
  }
}
