import { readFileSync } from 'node:fs'
import { z } from 'zod'

const text = z.string()
const change = z.object({ kind: text, before: text, after: text, in: text })
const cause = z.object({ file: text, key: text.optional(), changes: z.array(change).optional() })
const key = z.object({
  file: text,
  key: text,
  before: text,
  after: text,
  position: text.optional(),
})
const source = z.object({ file: text, from: text.optional(), before: text.optional(), after: text.optional() })

/**
 * The format of causes.json: what the sources say about a change. It may come from an untrusted branch, so all its
 * values are only text.
 */
const schema = z.object({
  names: z.object({ base: text, head: text }),
  notes: z.array(text).default([]),
  /** By the path of the page; undefined if causes were not searched. */
  causes: z.record(text, z.array(cause)).optional(),
  keys: z.array(key).default([]),
  /** The files that were edited. */
  sources: z.array(source).default([]),
})

/** What is known about a change besides the two built sites. */
export type BundleCauses = z.infer<typeof schema>

/** What an edit alone changes on a page. */
export type OwnChange = z.infer<typeof change>

/** A cause of a page, with what it changes there. */
export type PageCause = z.infer<typeof cause>

/**
 * A changed key of data (`bands[2].price`), with the line and column of its value in the head, if that has it.
 */
export type ChangedKey = z.infer<typeof key>

/** A file before and after; undefined where it does not exist. `from` is its name in the base, if it was renamed. */
export type SourceFile = z.infer<typeof source>

/** Reads causes.json. Throws if it is missing or has another format. */
export function readExplanation(file: string): BundleCauses {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
