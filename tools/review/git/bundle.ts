import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  MAX_CAUSES,
  MAX_KEYS,
  MAX_NAME_LENGTH,
  MAX_SOURCE_FILES,
  MAX_SOURCE_LENGTH,
  MAX_VALUE_LENGTH,
} from '../limits.ts'
import { clearOutFolder } from '../out-folder.ts'
import type { Cause } from '../report.ts'
import type { Built } from './build-both.ts'
import type { Blame } from './causes.ts'
import type { SourceFile } from './source-files.ts'

const text = z.string().max(MAX_VALUE_LENGTH)
const name = z.string().max(MAX_NAME_LENGTH)
const file = z.string().max(MAX_SOURCE_LENGTH)

/** The format of causes.json: what a machine without the sources needs to review two built folders. */
const schema = z.object({
  names: z.object({ base: name, head: name }),
  causes: z.record(z.string(), z.array(z.object({ file: name, key: name.optional() })).max(MAX_CAUSES)),
  sources: z
    .array(z.object({ file: name, before: file.optional(), after: file.optional() }))
    .max(MAX_SOURCE_FILES)
    .default([]),
  keys: z
    .array(z.object({ file: name, key: name, before: text, after: text, position: name.optional() }))
    .max(MAX_KEYS),
})

/** Writes both builds, the causes and the sources for a review on another machine: `base`, `head` and `causes.json`. */
export function exportBundle(
  folder: string,
  { base, head, names }: Built,
  { causes, keys }: Blame,
  sources: readonly SourceFile[],
): void {
  clearOutFolder(folder, ['base', 'head', 'causes.json'])
  if (base !== undefined) cpSync(base, join(folder, 'base'), { recursive: true })
  cpSync(head, join(folder, 'head'), { recursive: true })
  const short = (...names: (string | undefined)[]) => names.every((one = '') => one.length <= MAX_NAME_LENGTH)
  const fits = (text = '') => text.length <= MAX_SOURCE_LENGTH
  const shownKeys = keys
    .filter(({ file, key }) => short(file, key))
    .filter(({ before, after }) => Math.max(before.length, after.length) <= MAX_VALUE_LENGTH)
  // If a key is too long only its file is named.
  const shownCauses = (found: readonly Cause[]) =>
    found
      .filter(({ file }) => short(file))
      .map(({ file, key }) => (key !== undefined && short(key) ? { file, key } : { file }))
      .slice(0, MAX_CAUSES)
  writeFileSync(
    join(folder, 'causes.json'),
    JSON.stringify({
      names: { base: names.base.slice(0, MAX_NAME_LENGTH), head: names.head.slice(0, MAX_NAME_LENGTH) },
      causes: Object.fromEntries([...causes].map(([path, found]) => [path, shownCauses(found)])),
      sources: sources
        .filter(({ file, before, after }) => short(file) && fits(before) && fits(after))
        .slice(0, MAX_SOURCE_FILES),
      keys: shownKeys
        .slice(0, MAX_KEYS)
        .map(({ file, key, before, after, position }) => ({ file, key, before, after, position })),
    }),
  )
}

/** Reads causes.json. It may come from an untrusted branch, so all its values are only text. */
export function readBundle(file: string): { names: Built['names']; blame: Blame; sources: SourceFile[] } {
  const { names, causes, keys, sources } = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { names, blame: { causes: new Map(Object.entries(causes)), keys }, sources }
}
