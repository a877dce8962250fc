import type { ContentError } from '../../tools/content/content-error.ts'

/** The rule that was broken, and the message: line, column, what is wrong, how to fix it. */
export type Expected = [rule: string, text: string]

/** A page or a record with errors. */
export type WrongPage = {
  source: string
  errors: Expected[]
  /** The name that the page must have to have these errors and no other; default: its key. */
  at?: string
}

/** The top of a page without errors. */
export const HEAD = `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One

`

/** Texts of a page below its heading, by the rule that they are about. */
export type TextCases = Readonly<
  Record<
    string,
    {
      /** Texts with errors, and what the check says: line and column in the text, rule, message. */
      wrong: readonly [text: string, ...messages: string[]][]
      /** Texts that look as if they broke the rule, but are right. They must pass every other rule, too. */
      right?: readonly string[]
    }
  >
>

/** How messages end that an author may contradict. */
export const allow = {
  words: 'If it is right, write {/* allow: words */} on the line.',
  punctuation: 'If it is right, write {/* allow: punctuation */} on the line.',
  contact: 'If it is right, write {/* allow: contact */} on the line.',
  price: 'If it is no price of ours, write {/* allow: price */} on the line.',
  voice: 'If you mean something else, write {/* allow: voice */} on the line.',
}

/** The rule of an error, whether it is only a warning, and whether `--fix` fixes it: 'forced-breaks, warning, fixed'. */
export function ruleOf({ rule, severity, edits }: ContentError): string {
  return [rule, ...(severity === 'warning' ? [severity] : []), ...(edits.length ? ['fixed'] : [])].join(', ')
}
