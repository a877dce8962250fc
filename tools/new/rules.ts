import { LIMITS } from '../check/rules/site/lengths.ts'
import type { Question } from './kind.ts'

/** A title as search results show it whole. */
export const title: Question = {
  flag: 'title',
  ask: 'Title, for the browser’s tab and search results',
  refuse: between(LIMITS.title.least, LIMITS.title.most),
}
/** A description as search results show it whole. */
export const description: Question = {
  flag: 'description',
  ask: 'Description, one or two sentences for search results',
  refuse: between(LIMITS.description.least, LIMITS.description.most),
}

/** Refuses a text that is too short or too long, or takes several lines. */
export function between(least: number, most: number): NonNullable<Question['refuse']> {
  return (text) =>
    text.includes('\n')
      ? 'It must stand in one line.'
      : text.length < least || text.length > most
        ? `It has ${text.length} ${text.length === 1 ? 'character' : 'characters'}, and must have ${least} to ${most}.`
        : undefined
}

/** Refuses what is not one of a list. */
export function oneOf(allowed: readonly string[]): NonNullable<Question['refuse']> {
  return (text) => (allowed.includes(text) ? undefined : `It must be one of: ${allowed.join(', ')}.`)
}

/** Refuses an id that URLs cannot hold, or that a list has already. */
export function freeId(taken: readonly string[]): NonNullable<Question['refuse']> {
  return (id) => {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      return 'It must be small letters, digits and single hyphens, such as night-desk.'
    return taken.includes(id) ? `“${id}” is taken.` : undefined
  }
}

/** A name as an id: 'Nïght Désk' is night-desk. */
export function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A text as MDX that shows it letter by letter. */
export function mdxText(text: string): string {
  return text.replace(/[\\{<[*_`~]/g, '\\$&')
}

/** Front matter in which every value is a text; quotation marks are put where YAML needs them. */
export function frontMatter(values: Readonly<Record<string, string | boolean>>): string {
  const lines = Object.entries(values).map(
    ([key, value]) =>
      `${key}: ${typeof value === 'boolean' || (/^[A-Za-z][^:#"'[\]{}]*$/.test(value) && !/^(true|false|yes|no|on|off|null)$/i.test(value)) ? value : JSON.stringify(value)}`,
  )
  return `---\n${lines.join('\n')}\n---\n`
}
