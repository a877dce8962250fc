import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml'
import { placeBetween, TOP, type Finding, type Place } from './content-error.ts'
import { explainYaml, specialValue } from './explain-yaml.ts'

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
    const late = lines.findIndex((line) => line.trim() !== '')
    if (late > 0 && FENCE.test(lines[late]!))
      return {
        place: { line: late + 1, column: 1 },
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
  const finding = specialValue(lines) ?? (broken && explainYaml(broken.code, at(broken.pos[0]), lines))
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
    valuePlace: (path) => placeOf(valueNode(document, path) ?? keyNode(document, String(path[0]))),
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

/** The node at a path; undefined for an empty value. */
function valueNode(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const node = document.getIn(path, true)
  return isNode(node) && node.range && node.range[1] > node.range[0] ? node : undefined
}
