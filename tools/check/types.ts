import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ContentError, type Place } from '../content/content-error.ts'

/**
 * Compiles all code without output. The native compiler takes 5 s here, TypeScript 6 takes 18 s.
 * @throws if the compiler fails, or if its output cannot be parsed
 */
export async function checkTypes(root: string): Promise<ContentError[]> {
  return compile(root, '.')
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
  return compile(root, project)
}

async function compile(root: string, project: string): Promise<ContentError[]> {
  const { output, status } = await run(root, project)
  // Details of a message are indented below it.
  const messages = output.split(/\r?\n(?! )/).filter(Boolean)
  const errors = messages.flatMap((message) => parseMessage(message, root) ?? [])
  if (errors.length < messages.length || (status !== 0 && !errors.length))
    throw new Error(`The TypeScript compiler failed (exit code ${status}):\n${output}`)
  return errors
}

/** Runs the compiler. `status` is its exit code, or the signal that ended it. */
async function run(root: string, project: string): Promise<{ output: string; status: number | string | undefined }> {
  const compiler = join(
    dirname(createRequire(join(root, 'package.json')).resolve('typescript7/package.json')),
    'bin/tsc',
  )
  const options = [
    '-p',
    project,
    '--noEmit',
    '--pretty',
    'false',
    '--incremental',
    'false',
    '--tsBuildInfoFile',
    'null',
  ]
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
    ...(file.startsWith('data/') && inPlainWords(reason, source.split('\n'), place)),
  })
}

/** What is wrong with a record, for a reader who does not program; undefined for errors of other kinds. */
function inPlainWords(
  reason: string,
  lines: readonly string[],
  { line, column }: Place,
): { reason: string; fix: string } | undefined {
  const [, name, declared, written] = KEY.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
  const [, missing] = /^Property '([^']+)' is missing in type/.exec(reason) ?? []
  const within = recordAround(lines, line)
  if (missing && (name ?? within))
    return { reason: `"${name ?? within}" has no "${missing}".`, fix: `Add a line to it: ${missing}: …,` }
  const [, unknown, meant] = /'(\w+)' does not exist in type .*Did you mean to write '(\w+)'/.exec(reason) ?? []
  if (unknown) return { reason: `There is no "${unknown}" here.`, fix: `Did you mean "${meant}"?` }
  const [, given, needed] =
    /(?:Source has (\d+) element.* but target (?:requires|allows only) (\d+))/.exec(reason) ?? []
  if (needed)
    return {
      reason: `The number of entries is ${given}, but the page is drawn for ${needed}.`,
      fix: `Write ${needed} entries.`,
    }
  const [, type] =
    /^Type .+ is not assignable to type '(number|string|boolean)(?: \| undefined)?'\.$/.exec(reason) ?? []
  if (!type || !name) return undefined
  const amount = /\d[\d.]*/.exec(written!.replaceAll(',', ''))?.[0] ?? '99'
  const [what, example] = {
    number: ['a number', amount],
    string: ['a text', `'${written!.replace(/^['"]|['"]$/g, '')}'`],
    boolean: ['true or false', 'true'],
  }[type as 'number' | 'string' | 'boolean']
  const which = within ? `"${name}" of "${within}"` : `"${name}"`
  return { reason: `${which} must be ${what}.`, fix: `Write ${declared ? '' : `${name}: `}${example}.` }
}

/** A key and its value, or a name with its type and its value. */
const KEY = /^['"]?([\w-]+)['"]?:\s*([^=]*=\s*)?('[^']*'|"[^"]*"|[^,}]*)/

/** The key of the group around a line, such as the id of a record; undefined in a list. */
function recordAround(lines: readonly string[], line: number): string | undefined {
  const indent = (text: string) => /^\s*/.exec(text)![0].length
  const own = indent(lines[line - 1] ?? '')
  const opening = lines.slice(0, line - 1).findLast((text) => text.trim() && indent(text) < own)
  return /^\s*['"]?([\w-]+)['"]?:\s*\{\s*$/.exec(opening ?? '')?.[1]
}
