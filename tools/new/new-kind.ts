import { LIMITS } from '../check/rules/site/page-metadata.ts'

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
export type NewFile = { file: string; text: string; replaces?: boolean }

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
