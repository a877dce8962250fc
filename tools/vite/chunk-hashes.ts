import { createHash } from 'node:crypto'

/** A script of the bundle, as far as it is read here. */
export type Chunk = { fileName: string; code: string; imports: string[] }

/**
 * Writes into each script the hashes of the files that it asks for: a list of files becomes one of eight letters of name and
 * 43 of SHA-256 each. What a script imports itself has come before it runs, and is left out of its lists. A hash is of a file
 * as visitors get it, so each is taken after those that it holds.
 * @param start the page's script, which nothing asks for
 * @param prefix what the names of all others start with; eight letters and `.js` follow
 * @returns the new code of the page's script and of all that it may lead to, by file
 * @throws when two files ask for each other: neither hash can be taken first
 */
export function withHashes(chunks: readonly Chunk[], start: string, prefix: string): Map<string, string> {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const lists = new RegExp(String.raw`\["${prefix}[^\]]*\]`, 'g')
  const written = new Map<string, string>()

  const write = (file: string, askedBy: readonly string[]): string => {
    const way = [...askedBy, file]
    if (askedBy.includes(file))
      throw new Error(
        `These scripts ask for each other, so that no hash can be taken first: ${way.join(' → ')}. Put what they share into a module of its own.`,
      )
    const present = withImports(known, file).add(start)
    const code =
      written.get(file) ??
      known.get(file)!.code.replace(lists, (list) => {
        const missing = (JSON.parse(list) as string[]).filter((each) => !present.has(each))
        return JSON.stringify(
          missing.map((each) => each.slice(prefix.length, -'.js'.length) + hashOf(write(each, way))),
        )
      })
    written.set(file, code)
    return code
  }
  write(start, [])
  return written
}

function withImports(known: ReadonlyMap<string, Chunk>, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const each of known.get(file)?.imports ?? []) withImports(known, each, found)
  return found
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64').slice(0, 43)
}
