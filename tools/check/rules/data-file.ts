import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { Place } from '../../content/content-error.ts'
import { Lines } from '../../content/lines.ts'
import { betweenEscapes, blanked, isProse } from './prose.ts'
import { child, list, nameOf, nodeAt, readTexts, type DataText, type Syntax } from './data-syntax.ts'

/** A parsed file of `data/`. */
export type DataFile = {
  /** Its path, relative to the repository. */
  file: string
  source: string
  lines: Lines
  /** Set if the file cannot be parsed. */
  broken?: { offset: number; message: string }
  texts: DataText[]
  /** What the file imports, by name. */
  imports: { name: string; from: string; place: Place; fromPlace: Place }[]
  /** What the file exports: values and types. */
  exports: Set<string>
  /** The file with everything blanked that visitors do not read. */
  prose: string
  /**
   * The place of the value at a path of keys, such as `agents`, `sales`, `price`, or of its nearest literal ancestor.
   */
  placeOf(path: readonly PropertyKey[]): Place
}

type Known = { source: string; data: DataFile }

/** Reads the data folder; files whose text has not changed since are taken from `known`. */
export function readDataFiles(root: string, known: Map<string, Known> = new Map()): DataFile[] {
  const files = readdirSync(join(root, 'data'))
    .filter((name) => /\.ts$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .sort()
  return files.map((name) => {
    const file = `data/${name}`
    const source = readFileSync(join(root, file), 'utf8')
    const before = known.get(file)
    if (before?.source === source) return before.data
    const data = readDataFile(file, source)
    known.set(file, { source, data })
    return data
  })
}

export function readDataFile(file: string, source: string): DataFile {
  const lines = new Lines(source)
  const data: DataFile = {
    file,
    source,
    lines,
    texts: [],
    imports: [],
    exports: new Set(),
    prose: '',
    placeOf: () => ({ line: 1, column: 1 }),
  }
  let body: Syntax[]
  try {
    body = list(parseAst(source, { lang: 'ts' }) as unknown as Syntax, 'body')
  } catch (error) {
    data.broken = explainBroken(error)
    return data
  }
  const roots = new Map<string, Syntax>()
  for (const statement of body) readStatement(statement, data, roots)
  const read = data.texts.filter(({ value, isPart }) => isPart || isProse(value))
  data.prose = blanked(
    source,
    read.flatMap(({ place }) => betweenEscapes(source, lines.offsetOf(place), place.length!)),
  )
  data.placeOf = (path) => {
    const node = nodeAt(roots.get(String(path[0])), path.slice(1))
    return node ? lines.placeAt(node.start, oneLine(source, node)) : { line: 1, column: 1 }
  }
  return data
}

function readStatement(statement: Syntax, data: DataFile, roots: Map<string, Syntax>): void {
  const { lines } = data
  const source = child(statement, 'source')
  const isExport = statement.type === 'ExportNamedDeclaration'
  if (source) {
    const from = String(source['value'])
    const fromPlace = lines.placeAt(source.start + 1, from.length)
    const names = list(statement, 'specifiers').flatMap(
      (specifier) => child(specifier, isExport ? 'local' : 'imported') ?? [],
    )
    for (const name of names)
      data.imports.push({
        name: nameOf(name),
        from,
        place: lines.placeAt(name.start, name.end - name.start),
        fromPlace,
      })
    if (!names.length) data.imports.push({ name: '', from, place: fromPlace, fromPlace })
  }
  if (isExport) for (const { exported } of list(statement, 'specifiers')) data.exports.add(nameOf(exported as Syntax))
  if (statement.type === 'ImportDeclaration') return
  const declaration = child(statement, 'declaration') ?? statement
  const id = child(declaration, 'id')
  if (id && isExport) data.exports.add(nameOf(id))
  for (const declarator of list(declaration, 'declarations')) {
    const name = nameOf(child(declarator, 'id')!)
    const value = child(declarator, 'init')
    if (isExport) data.exports.add(name)
    if (value) roots.set(name, value)
  }
  data.texts.push(...readTexts(declaration, lines))
}

/** The parser's message has its text in the second line, above a code frame. */
function explainBroken(error: unknown): { offset: number; message: string } {
  const { message, pos = 0 } = error as Error & { pos?: number }
  return { offset: pos, message: message.split('\n')[1] ?? message }
}

function oneLine(source: string, { start, end }: Syntax): number {
  const line = source.indexOf('\n', start)
  return (line >= 0 && line < end ? line : end) - start
}
