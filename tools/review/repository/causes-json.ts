import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { clearOutFolder } from '../out-folder.ts'
import type { Built } from './build.ts'

const text = z.string()

/**
 * The format of causes.json: what the sources say about a change. It may come from an untrusted branch, so all its
 * values are only text.
 */
const schema = z.object({
  names: z.object({ base: text, head: text }),
  notes: z.array(text).default([]),
  /** By the path of the page; undefined if causes were not searched. */
  causes: z.record(text, z.array(z.object({ file: text, key: text.optional() }))).optional(),
  /** The changed keys of data, with the line and column of their values in the head. */
  keys: z.array(z.object({ file: text, key: text, before: text, after: text, position: text.optional() })).default([]),
  /** The files that were edited or that a change names. */
  sources: z
    .array(z.object({ file: text, from: text.optional(), before: text.optional(), after: text.optional() }))
    .default([]),
})

/** What is known about a change besides the two built sites. */
export type BundleCauses = z.infer<typeof schema>

/** Reads causes.json. Throws if it is missing or has another format. */
export function readExplanation(file: string): BundleCauses {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** What a bundle contains. */
export const BUNDLE_FILES = ['base', 'head', 'causes.json']

/** Writes both builds and the explanation for a review on another machine: `base`, `head` and `causes.json`. */
export function exportBundle(
  folder: string,
  { base, head }: Pick<Built, 'base' | 'head'>,
  explanation: BundleCauses,
): void {
  clearOutFolder(folder, BUNDLE_FILES)
  if (base !== undefined) cpSync(base, join(folder, 'base'), { recursive: true })
  cpSync(head, join(folder, 'head'), { recursive: true })
  writeFileSync(join(folder, 'causes.json'), JSON.stringify(explanation))
}
