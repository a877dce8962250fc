import type { Inflection } from '../inflection.ts'

/**
 * A slip of grammar: its pattern, and what is meant, in which $1 is the first part in brackets. An apostrophe in the
 * pattern matches a straight, a curly and an escaped one.
 */
export type GrammarSlip = readonly [
  pattern: string,
  meant: string | ((parts: string[], inflection: Inflection) => string),
]
