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
