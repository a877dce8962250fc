import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, usageError } from '../lib/command-line.ts'

const usage = `npm run compare -- BEFORE AFTER   compares the files of two built sites, such as a copy of dist/client and
                                  dist/client; hashes in file names and integrity attributes do not count.
                                  Ends with 1 if any file differs`

const TEXT = /\.(html|css|js|xml|txt|md|json|webmanifest|svg)$|\/_(headers|redirects)$/
/** Eight characters before a file's ending. After a hyphen, eight small letters are a word. */
const HASH = /(\.|-(?![a-z]{8}\.))[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g

/**
 * Runs `npm run compare`.
 * @returns the exit code
 */
export function compareCommand(): number {
  const { positionals } = readCommandLine(usage, { allowPositionals: true })
  const [before, after] = positionals
  if (!before || !after) usageError('Name two folders.', usage)
  const [first, second] = [filesIn(before), filesIn(after)]
  const names = [...new Set([...first.keys(), ...second.keys()])].sort()
  const different = names.filter((name) => report(name, first.get(name), second.get(name)))
  console.log(`${names.length - different.length} files are the same, ${different.length} differ`)
  return different.length ? 1 : 0
}

/** A folder's files by their names without hashes. Files whose names differ only in the hash are compared together. */
function filesIn(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const key = `/${name.replaceAll('\\', '/')}`.replace(HASH, '$1#')
    files.set(key, [...(files.get(key) ?? []), contentOf(path)])
  }
  for (const contents of files.values()) contents.sort()
  return files
}

function contentOf(path: string): string {
  if (!TEXT.test(path)) return readFileSync(path, 'base64')
  return readFileSync(path, 'utf8')
    .replace(HASH, '$1#')
    .replace(/sha256-[\w+/=]{43,44}/g, 'sha256-#')
}

/** Prints how a file differs, with the first place; returns whether it does. */
function report(name: string, before: string[] = [], after: string[] = []): boolean {
  if (JSON.stringify(before) === JSON.stringify(after)) return false
  if (!before.length || !after.length) console.log(`${name}: only ${before.length ? 'before' : 'after'}`)
  else if (before.length > 1 || after.length > 1 || !TEXT.test(name)) console.log(`${name}: different`)
  else {
    const [a, b] = [before[0]!, after[0]!]
    let at = 0
    while (at < a.length && a[at] === b[at]) at += 1
    const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 100))
    console.log(`${name}:\n  - ${excerpt(a)}\n  + ${excerpt(b)}`)
  }
  return true
}
