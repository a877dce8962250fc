import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ContentError } from '../content/content-error.ts'

/**
 * Compiles all code without output. The native compiler takes 5 s here, TypeScript 6 takes 18 s.
 * @throws if the compiler fails, or if its output cannot be parsed
 */
export async function checkTypes(root: string): Promise<ContentError[]> {
  const { output, status } = await compile(root)
  // Details of a message are indented below it.
  const messages = output.split(/\r?\n(?! )/).filter(Boolean)
  const errors = messages.flatMap((message) => parseMessage(message, root) ?? [])
  if (errors.length < messages.length || (status !== 0 && !errors.length))
    throw new Error(`The TypeScript compiler failed (exit code ${status}):\n${output}`)
  return errors
}

/** Runs the compiler. `status` is its exit code, or the signal that ended it. */
async function compile(root: string): Promise<{ output: string; status: number | string | undefined }> {
  const compiler = join(
    dirname(createRequire(join(root, 'package.json')).resolve('typescript7/package.json')),
    'bin/tsc',
  )
  const options = ['-p', '.', '--noEmit', '--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null']
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
    ...(file.startsWith('data/') && inPlainWords(reason, source.split('\n')[place.line - 1] ?? '')),
  })
}

/** What is wrong with a record, for a reader who does not program; undefined for errors of other kinds. */
function inPlainWords(reason: string, line: string): { reason: string; fix: string } | undefined {
  const [, name, written] = /^\s*['"]?([\w-]+)['"]?:\s*(.*?),?\s*$/.exec(line) ?? []
  const [, missing] = /^Property '([^']+)' is missing in type/.exec(reason) ?? []
  if (missing && name) return { reason: `"${name}" has no "${missing}".`, fix: `Add a line to it: ${missing}: …,` }
  const [, type] = /^Type .+ is not assignable to type '(number|string|boolean)'\.$/.exec(reason) ?? []
  if (!type || !name) return undefined
  const amount = /\d[\d.]*/.exec(written!.replaceAll(',', ''))?.[0] ?? '99'
  const [what, example] = {
    number: ['a number', amount],
    string: ['a text', `'${written!.replace(/^['"]|['"]$/g, '')}'`],
    boolean: ['true or false', 'true'],
  }[type as 'number' | 'string' | 'boolean']
  return { reason: `"${name}" must be ${what}.`, fix: `Write ${name}: ${example}.` }
}
