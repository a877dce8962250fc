import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { clearOutFolder } from '../out-folder.ts'
import type { Cause } from '../report.ts'
import type { Blame } from './blame.ts'
import type { Built } from './build.ts'
import { MAX_SOURCE_LENGTH, type SourceFile } from './git.ts'

const text = z.string().max(2000)
const name = z.string().max(300)
const source = z.string().max(MAX_SOURCE_LENGTH)

/** The format of causes.json: what a machine without the sources needs to review two built folders. */
const schema = z.object({
  names: z.object({ base: name, head: name }),
  notes: z.array(text).max(20).default([]),
  causes: z.record(z.string(), z.array(z.object({ file: name, key: name.optional() })).max(100)),
  sources: z
    .array(z.object({ file: name, before: source.optional(), after: source.optional() }))
    .max(100)
    .default([]),
  keys: z.array(z.object({ file: name, key: name, before: text, after: text, position: name.optional() })).max(1000),
})

/** Writes both builds, the causes and the sources for a review on another machine: `base`, `head` and `causes.json`. */
export function exportBundle(
  folder: string,
  { base, head, names }: Built,
  { causes, keys, notes }: Blame,
  sources: readonly SourceFile[],
): void {
  clearOutFolder(folder, ['base', 'head', 'causes.json'])
  if (base !== undefined) cpSync(base, join(folder, 'base'), { recursive: true })
  cpSync(head, join(folder, 'head'), { recursive: true })
  const short = (name: string) => name.slice(0, 300)
  // If a key is too long only its file is named.
  const shortest = ({ file, key = '' }: Cause) => (key && key === short(key) ? { file, key } : { file })
  const { shape } = schema
  const bundle = {
    names: { base: short(names.base), head: short(names.head) },
    notes: notes.map((note) => note.slice(0, 2000)),
    causes: Object.fromEntries(
      [...causes].map(([path, found]) => [path, fitting(shape.causes.valueType, found.map(shortest))]),
    ),
    sources: fitting(shape.sources.unwrap(), sources),
    keys: fitting(shape.keys, keys),
  }
  writeFileSync(join(folder, 'causes.json'), JSON.stringify(bundle))
}

/** The longest beginning of a list that the schema accepts, without the values that it refuses. */
function fitting<Item extends z.ZodType>(list: z.ZodArray<Item>, values: readonly unknown[]): unknown[] {
  const valid = values.flatMap((value) => list.element.safeParse(value).data ?? [])
  while (!list.safeParse(valid).success) valid.pop()
  return valid
}

/** Reads causes.json. It may come from an untrusted branch, so all its values are only text. */
export function readBundle(file: string): { names: Built['names']; blame: Blame; sources: SourceFile[] } {
  const { names, causes, keys, notes, sources } = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { names, blame: { causes: new Map(Object.entries(causes)), keys, notes }, sources }
}
