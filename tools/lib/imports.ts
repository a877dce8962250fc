import { posix } from 'node:path'

/** An import of a file of the repository, and the imported names. */
export type Import = { file: string; names: string[] }

/** A module's relative imports, read from its source. */
export function importsIn(file: string, source: string): Import[] {
  return [...source.matchAll(/(?:\{([^{}]*)\}\s*from|\bfrom|\bimport\s*\(?)\s*'(\.[^']*)'/g)].map(
    ([, names = '', from]) => ({
      file: posix.join(posix.dirname(file), from!),
      names: names
        .split(',')
        .map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*$/, ''),
        )
        .filter(Boolean),
    }),
  )
}
