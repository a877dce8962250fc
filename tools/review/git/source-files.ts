import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { MAX_SOURCE_LENGTH } from '../limits.ts'
import type { Refs } from './refs.ts'

/** A file of the repository before and after; undefined where it does not exist. */
export interface SourceFile {
  file: string
  before?: string | undefined
  after?: string | undefined
}

/** Files that pages are made of and that a reviewer can read. */
const SHOWN = /^(content|data|components|pages)\/.*\.(mdx?|tsx?|m?js|css|json|svg)$/

/** Reads the given files that the report shows. */
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

/** A file's text in a commit; null if it does not exist. */
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
