import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { MAX_SOURCE_LENGTH } from '../limits.ts'
import type { Refs } from './refs.ts'

/** A file of the repository in its two states; undefined where it is not there. */
export interface SourceFile {
  file: string
  before?: string | undefined
  after?: string | undefined
}

/** What pages are made of, in words that a reviewer can read. */
const SHOWN = /^(content|data|components|pages)\/.*\.(mdx?|tsx?|m?js|css|json|svg)$/

/** Reads those of some files that pages are made of. */
export function readSources({ base, head }: Refs, files: readonly string[]): SourceFile[] {
  return files
    .filter((file) => SHOWN.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => {
      const [before, after] = [textAt(base, file), head === undefined ? textOf(file) : textAt(head, file)]
      return [before, after].some((text) => text !== null && (text.length > MAX_SOURCE_LENGTH || text.includes('\0')))
        ? []
        : [{ file, ...(before !== null && { before }), ...(after !== null && { after }) }]
    })
}

/** A file's text in a commit; null where it is not there. */
export function textAt(commit: string, file: string): string | null {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    })
  } catch {
    return null
  }
}

function textOf(file: string): string | null {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : null
}
