import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { LIMITS } from '../check/rules/site/page-metadata.ts'
import { choice } from '../check/rules/words/placeholders.ts'

/** A value that `npm run new` needs: given as an option, or asked for in the terminal. */
export type Prompt = {
  /** The option's name, without the two hyphens. */
  flag: string
  /** The prompt. */
  ask: string
  /** The default value, from earlier answers. */
  fallback?: (answers: Answers) => string
  /** Why an answer is invalid; undefined if it is valid. */
  validate: (answer: string) => string | undefined
}

/** The answers by option name. */
export type Answers = Record<string, string>

/** A file to write. `replaces` means that the file exists and is overwritten. */
type NewFile = { file: string; text: string; replaces?: boolean }

/** Something that `npm run new` creates. */
export type NewKind = {
  /** What it creates, in one sentence for --help. */
  description: string
  questions: readonly Prompt[]
  /**
   * The files to write.
   * @throws if the answers clash with existing files; the message is for the user
   */
  write: (answers: Answers, root: string) => NewFile[]
  /** What to do next, for the user. */
  next: (answers: Answers) => string
}

/** A title that search results do not truncate. */
export const title: Prompt = {
  flag: 'title',
  ask: 'Title for browser tabs and search results',
  validate: lengthBetween(LIMITS.title.min, LIMITS.title.max),
}
/** A description that search results do not truncate. */
export const description: Prompt = {
  flag: 'description',
  ask: 'Description for search results, one or two sentences',
  validate: lengthBetween(LIMITS.description.min, LIMITS.description.max),
}

/** Validates that a text has one line of `min` to `max` characters. */
export function lengthBetween(min: number, max: number): Prompt['validate'] {
  return (text) =>
    text.includes('\n')
      ? 'It must be a single line.'
      : text.length < min || text.length > max
        ? `It has ${text.length} ${text.length === 1 ? 'character' : 'characters'}; use ${min} to ${max}.`
        : undefined
}

/** Validates that a text is one of a list. */
export function oneOf(allowed: readonly string[]): Prompt['validate'] {
  return (text) => (allowed.includes(text) ? undefined : `It must be one of: ${allowed.join(', ')}.`)
}

/** An id that is allowed in URLs and not taken. */
export function idQuestion(usedIds: readonly string[]): Prompt {
  return {
    flag: 'id',
    ask: 'Id, which is also the address',
    fallback: ({ name }) => idOf(name!),
    validate: (answer) => {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(answer))
        return 'Use lower-case letters, digits and single hyphens, for example night-porter.'
      return usedIds.includes(answer) ? `“${answer}” is taken.` : undefined
    },
  }
}

/** Converts a name to an id: 'Nïght Désk' becomes night-desk. */
export function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What the parts of a record are called in what is still to be written. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * Adds a record at the end of a file's table.
 * @param table the constant that holds the records, such as agents
 * @param choices what the author has to choose, by the keys whose values are examples
 * @throws if the file has no such table
 */
export function withRecord(
  root: string,
  file: string,
  table: string,
  id: string,
  record: object,
  choices: Readonly<Record<string, string>> = {},
): NewFile {
  const source = readFileSync(join(root, file), 'utf8')
  const start = source.indexOf(`export const ${table}`)
  const end = source.indexOf('\n}', start) + 1
  if (start < 0 || !end) throw new Error(`The new record cannot be added: ${file} has no table “${table}”.`)
  const fields = Object.entries(record).map(([key, value]) => {
    const comment = choices[key] ? `\n${choice(choices[key])}\n` : ''
    return `${comment}${key}: ${JSON.stringify(value)},`
  })
  const entry = `${JSON.stringify(id)}: {${fields.join('')}},\n`
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
