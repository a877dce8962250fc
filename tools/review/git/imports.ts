import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const cache = new Map<string, readonly string[]>()

/** The files of this repository that a module imports, itself included, at any depth. */
export function reachable(entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...entries]
  while (open.length) {
    const file = open.pop()!
    if (found.has(file) || !existsSync(file) || !statSync(file).isFile()) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return found
}

function importsOf(file: string): readonly string[] {
  const key = resolve(file)
  let imports = cache.get(key)
  if (!imports) {
    const text = /\.(tsx?|mjs|js|css|mdx)$/.test(file) ? readFileSync(file, 'utf8') : ''
    // A type is no part of what is built.
    const specifiers = [
      ...text.matchAll(
        /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|@import\s+['"]([^'"]+)['"]/gm,
      ),
    ]
    imports = specifiers
      .map(([, one, two, three]) => one ?? two ?? three!)
      .filter((specifier) => specifier.startsWith('.') || /\.css$/.test(specifier))
      .map((specifier) => normalize(join(dirname(file), specifier)))
    cache.set(key, imports)
  }
  return imports
}
