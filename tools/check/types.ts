import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ContentError, type Finding, type Place } from '../content/content-error.ts'
import { correction, suggestion } from '../content/suggestion.ts'
import { explainName } from './site/data-file.ts'

/**
 * Compiles all code without output. The native compiler takes 5 s here, TypeScript 6 takes 18 s; where most files are
 * those of the last time, 1 s.
 * @throws if the compiler fails, or if its output cannot be parsed
 */
export async function checkTypes(root: string): Promise<ContentError[]> {
  return compile(root, ['-p', '.', '--incremental', '--tsBuildInfoFile', '.staffroom/cache/check.tsbuildinfo'])
}

/**
 * Compiles the records alone, which takes 0.3 s.
 * @throws as `checkTypes` does
 */
export async function checkRecordTypes(root: string): Promise<ContentError[]> {
  const folder = join(root, 'node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const project = join(folder, 'records.tsconfig.json')
  const paths = { extends: '../../tsconfig.json', include: ['../../data'], exclude: ['../../data/**/*.test.ts'] }
  writeFileSync(project, JSON.stringify({ ...paths, compilerOptions: { types: [] } }))
  return compile(root, ['-p', project, '--incremental', 'false', '--tsBuildInfoFile', 'null'])
}

async function compile(root: string, options: readonly string[]): Promise<ContentError[]> {
  const { output, status } = await run(root, [...options, '--noEmit', '--pretty', 'false'])
  // Details of a message are indented below it.
  const messages = output.split(/\r?\n(?! )/).filter(Boolean)
  const errors = messages.flatMap((message) => parseMessage(message, root) ?? [])
  if (errors.length < messages.length || (status !== 0 && !errors.length))
    throw new Error(`The TypeScript compiler failed (exit code ${status}):\n${output}`)
  return errors
}

/** Runs the compiler. `status` is its exit code, or the signal that ended it. */
async function run(
  root: string,
  options: readonly string[],
): Promise<{ output: string; status: number | string | undefined }> {
  const compiler = join(
    dirname(createRequire(join(root, 'package.json')).resolve('typescript7/package.json')),
    'bin/tsc',
  )
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options], { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr, status: error ? (error.code ?? error.signal) : 0 }),
    )
  })
}

/** A compiler message as a ContentError; undefined if it names no place. */
function parseMessage(text: string, root: string): ContentError | undefined {
  const [first, ...details] = text.split('\n')
  const [, file, line, column, summary] = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(first!) ?? []
  if (file === undefined) return undefined
  const source = readFileSync(join(root, file), 'utf8')
  const place = { line: Number(line), column: Number(column) }
  const word = /^[\w$]+/.exec((source.split('\n')[place.line - 1] ?? '').slice(place.column - 1))
  // The last line is the most specific.
  const reason = [summary!, ...details]
    .at(-1)!
    .trim()
    .replace(/'[^']{120,}'/g, "'…'")
    .replace(/([^.?!])$/, '$1.')
  return new ContentError({
    file,
    source,
    place: { ...place, length: word?.[0].length ?? 1 },
    rule: 'types',
    reason,
    ...(file.startsWith('data/') && explainTypeError(reason, source.split('\n'), place, root)),
  })
}

/** A key and its value, or a name with its type and its value. */
const KEY = /^['"]?([\w-]+)['"]?:\s*([^=]*=\s*)?('[^']*'|"[^"]*"|[^,}]*)/

/** What is wrong with a record, for a reader who does not program. */
function explainTypeError(
  reason: string,
  lines: readonly string[],
  { line, column }: Place,
  root: string,
): Pick<Finding, 'reason' | 'fix' | 'edits'> & { place?: Place } {
  const rest = (lines[line - 1] ?? '').slice(column - 1)
  const [entry = '', name, declared, written = ''] = KEY.exec(rest) ?? []
  const valuePlace = { line, column: column + entry.length - written.length, length: written.length }
  const [, missing] = /^Property '([^']+)' is missing in type/.exec(reason) ?? []
  const around = recordAround(lines, line)
  if (missing) {
    const record = name ?? around
    return {
      reason: `${record ? `"${record}"` : 'The entry that begins here'} has no "${missing}".`,
      fix: `Add a line to it: ${missing}: …,`,
    }
  }
  const [, unknown, meant] = /'(\w+)' does not exist in type .*Did you mean to write '(\w+)'/.exec(reason) ?? []
  if (unknown) return { reason: `There is no "${unknown}" here.`, fix: `Did you mean "${meant}"?` }
  const [, excess] = /'([\w-]+)' does not exist in type /.exec(reason) ?? []
  if (excess)
    return {
      reason: `There is no "${excess}" here.`,
      fix: 'Delete it, or correct its name: the entries beside it show the names.',
    }
  if (reason.includes('multiple properties with the same name'))
    return {
      reason: `"${name ?? rest.slice(0, 20)}" is given twice.`,
      fix: 'Give one of the two a name of its own, or delete it.',
    }
  const [, word] = /^Cannot find name '(\w+)'/.exec(reason) ?? []
  if (word) return explainName(word)
  const [, actual, expected] =
    /(?:Source has (\d+) element.* but target (?:requires|allows only) (\d+))/.exec(reason) ?? []
  const subject = around ? `"${name}" of "${around}"` : `"${name}"`
  if (expected) {
    const count = name
      ? `${subject} has ${actual} ${actual === '1' ? 'entry' : 'entries'}`
      : `The number of entries is ${actual}`
    return { reason: `${count}, but the page is drawn for ${expected}.`, fix: `Write ${expected} entries.` }
  }
  const [, text, choices, near] =
    /^Type '"(.*?)"' is not assignable to type '(.+?)'\.(?: Did you mean '"(.*)"'\?)?/.exec(reason) ?? []
  if (text !== undefined) {
    const known = choicesOf(choices!, root)
    // An entry of a list has no key.
    const value = name ? valuePlace : { line, column, length: text.length + 2 }
    return {
      place: value,
      reason: name ? `${subject} cannot be '${text}'.` : `'${text}' cannot be in this list.`,
      fix: known.length
        ? suggestion(text, known)
        : near
          ? `Did you mean '${near}'?`
          : 'Write one of the values that other entries have there.',
      edits: correction({ ...value, column: value.column + 1, length: text.length }, text, known),
    }
  }
  if (/^Type 'string' is not assignable to type '(?:readonly )?\w+\[\]'/.test(reason) && name)
    return { place: valuePlace, reason: `${subject} must be a list.`, fix: `Write ${name}: [${written}].` }
  const [, type] =
    /^Type .+ is not assignable to type '(number|string|boolean)(?: \| undefined)?'\.$/.exec(reason) ?? []
  if (!type || !name)
    return { reason: 'The value here is not what the pages expect.', fix: `The compiler says: ${reason}` }
  const amount = /\d[\d.]*/.exec(written.replaceAll(',', ''))?.[0] ?? '99'
  const [what, example] = {
    number: ['a number', amount],
    string: ['a text', `'${written.replace(/^['"]|['"]$/g, '')}'`],
    boolean: ['true or false', 'true'],
  }[type as 'number' | 'string' | 'boolean']
  return {
    place: valuePlace,
    reason: `${subject} must be ${what}.`,
    fix: `Write ${declared ? '' : `${name}: `}${example}.`,
  }
}

/** The texts that a type allows: written in the message, or in a file of `data/` that declares the type. */
function choicesOf(type: string, root: string): string[] {
  const texts = (source: string) => [...source.matchAll(/["']([^"'\n]+)["']/g)].map(([, text]) => text!)
  if (type.includes('"')) return texts(type)
  const declaration = new RegExp(String.raw`\btype ${type.replace(/ \| undefined$/, '')} =([\s|]*(?:'[^']+'[\s|]*)+)\n`)
  for (const name of readdirSync(join(root, 'data')).filter((candidate) => candidate.endsWith('.ts'))) {
    const [, union] = declaration.exec(readFileSync(join(root, 'data', name), 'utf8')) ?? []
    if (union) return texts(union)
  }
  return []
}

/** The key of the group around a line, such as the id of a record; undefined in a list. */
function recordAround(lines: readonly string[], line: number): string | undefined {
  const indent = (text: string) => /^\s*/.exec(text)![0].length
  const indentation = indent(lines[line - 1] ?? '')
  const opening = lines.slice(0, line - 1).findLast((text) => text.trim() && indent(text) < indentation)
  return /^\s*['"]?([\w-]+)['"]?:\s*\{\s*$/.exec(opening ?? '')?.[1]
}
