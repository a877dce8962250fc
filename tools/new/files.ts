import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { NewFile } from './new-kind.ts'

/** What the parts of a record are called in what is still to be written. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * Adds a record at the end of a file's table.
 * @param table the constant that holds the records, such as agents
 * @throws if the file has no such table
 */
export function withRecord(root: string, file: string, table: string, id: string, record: object): NewFile {
  const source = readFileSync(join(root, file), 'utf8')
  const start = source.indexOf(`export const ${table}`)
  const end = source.indexOf('\n}', start) + 1
  if (start < 0 || !end) throw new Error(`The new record cannot be added: ${file} has no table “${table}”.`)
  const entry = `${JSON.stringify(id)}: ${JSON.stringify(record)},\n`
  return { file, text: source.slice(0, end) + entry + source.slice(end), replaces: true }
}

/**
 * Adds the name of an industry to the choices of the forms, before the last one, Other.
 * @throws if the file has no such list
 */
export function withIndustryChoice(root: string, name: string): NewFile {
  const file = 'data/forms.ts'
  const source = readFileSync(join(root, file), 'utf8')
  const list = /export const industryChoices = \[[^\]]*?(?='Other')/
  if (!list.test(source))
    throw new Error(`${name} cannot be added: ${file} has no “industryChoices” that end with 'Other'.`)
  return { file, text: source.replace(list, (choices) => `${choices}${JSON.stringify(name)}, `), replaces: true }
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
