import { posix } from 'node:path'

/** A file of the repository that another one imports, with the names that it takes from there. */
export type Import = { file: string; names: string[] }

/** What a module imports from other files of the repository, as its text says it. */
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
