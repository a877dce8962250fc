import { numberWords } from '../../../data/number-words.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Node } from 'estree'
import { parseSync } from 'rolldown/utils'
import { ContentError, TOP, Lines, unreadableText, type Finding, type Place } from '../../content/content-error.ts'
import { keyOf, partAt } from '../../content/mdx/static-value.ts'
import { betweenEscapes, blanked, isProse } from './prose.ts'

type DataText = {
  value: string
  /** The key of which it is the value, if any. */
  key: string | undefined
  /** Whether it is part of a template literal. */
  isPart?: boolean
  /** Its place, inside its quotation marks. */
  place: Place
}

/** A parsed file of `data/`. */
export type DataFile = {
  /** Its path, relative to the repository. */
  file: string
  source: string
  lines: Lines
  /** Why the file cannot be read, if it cannot. */
  broken: ContentError | undefined
  texts: DataText[]
  /** What the file imports: each name, the address as written, the file that it leads to, and both places. */
  imports: { name: string | null | undefined; from: string; file: string; place: Place; fromPlace: Place }[]
  /** What the file exports: values and types. */
  exports: Set<string>
  /** The file with everything replaced by spaces that visitors do not read. */
  prose: string
  /**
   * The place of the value at a path of keys, such as `agents`, `sales`, `price`, or of its nearest literal ancestor.
   */
  placeOf(path: readonly PropertyKey[]): Place
}

/** Reads the data folder. */
export function readDataFiles(root: string): DataFile[] {
  return readdirSync(join(root, 'data'))
    .filter((name) => /\.ts$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .sort()
    .map((name) => readDataFile(`data/${name}`, readFileSync(join(root, 'data', name), 'utf8')))
}

export function readDataFile(file: string, source: string): DataFile {
  const lines = new Lines(source)
  const {
    program,
    module,
    errors: [invalid],
  } = parseSync(file, source)
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const imported = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      (entries.length ? entries : [undefined]).map((entry) => ({ moduleRequest, importName: entry?.importName })),
    ),
    ...exported.flatMap(({ moduleRequest, importName }) => (moduleRequest ? [{ moduleRequest, importName }] : [])),
  ]
  const values = new Map(program.body.flatMap((statement) => valuesIn(statement as unknown as Node)))
  const texts = textsIn(program, lines)
  const visible = texts.filter(({ value, isPart }) => isPart || isProse(value))
  return {
    file,
    source,
    lines,
    broken:
      unreadableText(file, source) ??
      (invalid &&
        new ContentError({
          file,
          source,
          rule: 'data-names',
          ...explainSyntaxError(lines, invalid.labels[0]?.start ?? 0, invalid.message),
        })),
    texts,
    imports: imported.map(({ moduleRequest: { value: from, start }, importName }) => ({
      name: importName?.name,
      from,
      file: posix.join(posix.dirname(file), from),
      place: lines.placeAt(importName?.start ?? start, importName?.name?.length),
      fromPlace: lines.placeAt(start + 1, from.length),
    })),
    exports: new Set(exported.flatMap(({ exportName }) => exportName.name ?? [])),
    prose: proseOfTexts(
      source,
      visible.map(({ place }) => [lines.offsetOf(place), place.length!]),
    ),
    placeOf([name, ...path]) {
      const value = values.get(String(name))
      if (!value) return TOP
      const part = partAt(value, path, (each) => values.get(each))
      const isValue = part.type === 'Property' && part.value.type !== 'ObjectExpression'
      const { start } = (isValue ? part.value : part) as unknown as AstNode
      return lines.placeAt(start)
    },
  }
}

/** A file with everything but texts blanked. Its quotation marks are new lines: a text in them is a paragraph. */
function proseOfTexts(source: string, texts: readonly (readonly [from: number, length: number])[]): string {
  const letters = blanked(
    source,
    texts.flatMap(([from, length]) => betweenEscapes(source, from, length)),
  ).split('')
  for (const at of texts.flatMap(([from, length]) => [from - 1, from + length]))
    if (/['"`]/.test(source.charAt(at))) letters[at] = '\n'
  return letters.join('')
}

/** Why a file cannot be parsed: the frequent mistakes, or the parser's words. */
function explainSyntaxError(lines: Lines, offset: number, message: string): Finding {
  const { line } = lines.placeAt(offset)
  const texts = lines.source.split('\n')
  for (const at of [line, line - 1]) {
    const text = texts[at - 1] ?? ''
    const apostrophe = /(?<=(?:^|[[{(,:=])\s*'[^'\\]*\p{L})'(?=\p{L})/u.exec(text)
    if (apostrophe) {
      const before = text.slice(0, apostrophe.index).split("'").at(-1)
      const [after] = text.slice(apostrophe.index + 1).split("'")
      return {
        place: { line: at, column: apostrophe.index + 1 },
        reason: 'The apostrophe ends the text.',
        fix: `Write ’ instead: ${before}’${after}`,
        edits: [{ place: { line: at, column: apostrophe.index + 1, length: 1 }, text: '’' }],
      }
    }
    const number = /(?<=:\s*)\d{1,3}(?:,\d{3})+(?=\s*[,}\]]|\s*$)/.exec(text)
    if (number)
      return {
        place: { line: at, column: number.index + 1, length: number[0].length },
        reason: 'A number has no comma.',
        fix: `Write ${number[0].replaceAll(',', '')}.`,
      }
    const [pounds, amount] = /(?<=:\s*)£(\d+(?:\.\d+)?)(?=\s*[,}\]]|\s*$)/.exec(text) ?? []
    if (pounds)
      return {
        place: { line: at, column: text.indexOf(pounds) + 1, length: pounds.length },
        reason: 'A price is a number, without £.',
        fix: `Write ${amount}.`,
      }
  }
  const above = (texts[line - 2] ?? '').trimEnd()
  if (/^\s*\w+:/.test(texts[line - 1]!) && /[\w'`\]}]$/.test(above))
    return {
      place: { line: line - 1, column: above.length + 1 },
      reason: 'A comma is missing at the end of this line.',
      fix: `Write , after ${/['`]$/.test(above) ? 'the text' : 'the value'}.`,
    }
  return {
    place: lines.placeAt(offset),
    reason: `The file cannot be read: ${message}.`,
    fix: 'Look for a missing bracket, comma or quotation mark here or just above.',
  }
}

/** Explains a word without quotation marks that is not the name of anything. */
export function explainName(word: string): { reason: string; fix: string } {
  const number = ['zero', ...numberWords].indexOf(word.toLowerCase())
  return {
    reason: `"${word}" is neither a number nor a text in quotation marks.`,
    fix: number < 0 ? `Write '${word}' if it is a text.` : `Write ${number}.`,
  }
}

/** The names and values that a statement declares. */
function valuesIn(statement: Node): [string, Node][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }): [string, Node][] => (init ? [[keyOf(id), init]] : []))
}

/** A node of a parsed data file. */
type AstNode = { type: string; start: number; end: number; value?: unknown; key?: Node }

/** Every text below a node that is a value, not the name of a key, a module or a type. */
function textsIn(node: AstNode, lines: Lines, key?: string): DataText[] {
  const { type, start, end, value } = node
  if (type === 'Literal')
    return typeof value === 'string' ? [{ value, key, place: lines.placeAt(start + 1, end - start - 2) }] : []
  if (type === 'TemplateElement') {
    const { raw } = value as { raw: string }
    return raw ? [{ value: raw, key: undefined, isPart: true, place: lines.placeAt(start + 1, raw.length) }] : []
  }
  if (type === 'Property') return textsIn(value as AstNode, lines, keyOf(node.key!))
  const isWrapper = /^TS(As|Satisfies|NonNull)Expression$/.test(type)
  if (type === 'ImportDeclaration' || (type.startsWith('TS') && !isWrapper)) return []
  const inner = isWrapper || type === 'ArrayExpression' || type === 'ConditionalExpression' ? key : undefined
  return Object.entries(node).flatMap(([name, part]) =>
    name === 'typeAnnotation'
      ? []
      : [part]
          .flat()
          .filter(isAstNode)
          .flatMap((each) => textsIn(each, lines, inner)),
  )
}

function isAstNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
