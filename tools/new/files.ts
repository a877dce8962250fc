import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { NewFile } from './kind.ts'

/** What the parts of a record are called in what is still to be written. */
export const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * Adds a record at the end of a file's table.
 * @param type the type of the table's records, such as Agent
 * @throws if the file has no such table
 */
export function withRecord(root: string, file: string, type: string, id: string, record: object): NewFile {
  const source = readFileSync(join(root, file), 'utf8')
  const end = `} as const satisfies Record<string, ${type}>`
  if (!source.includes(end)) throw new Error(`The new record cannot be added: the file has no line “${end}”.`)
  const entry = `${JSON.stringify(id)}: ${JSON.stringify(record)},\n`
  return { file, text: source.replace(end, () => entry + end), replaces: true }
}

/** A content file with its front matter and its paragraphs. */
export function pageFile(
  file: string,
  frontMatter: Readonly<Record<string, string | boolean>>,
  paragraphs: readonly string[],
): NewFile {
  return { file, text: `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${paragraphs.join('\n\n')}\n` }
}

/** Escapes a text for MDX. */
export function mdxText(text: string): string {
  return text.replace(/[\\{<[*_`~]/g, '\\$&')
}
