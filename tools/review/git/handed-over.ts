import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Built } from './both.ts'
import type { Blame } from './causes.ts'
import type { SourceFile } from './source-files.ts'

const text = z.string().max(2000)
const name = z.string().max(300)
const file = z.string().max(400_000)
const MOST_FILES = 100

/** What one machine found out about a change with the sources at hand, for another that has only the built folders. */
const schema = z.object({
  names: z.object({ base: name, head: name }),
  causes: z.record(z.string(), z.array(z.object({ file: name, key: name.optional() })).max(100)),
  sources: z
    .array(z.object({ file: name, before: file.optional(), after: file.optional() }))
    .max(MOST_FILES)
    .default([]),
  keys: z.array(z.object({ file: name, key: name, before: text, after: text, position: name.optional() })).max(1000),
})

/** Keeps both builds, the causes and the sources for a review elsewhere: `base`, `head` and `causes.json`. */
export function handOver(
  folder: string,
  { base, head, names }: Built,
  { causes, keys }: Blame,
  sources: readonly SourceFile[],
): void {
  mkdirSync(folder, { recursive: true })
  if (base !== undefined) cpSync(base, join(folder, 'base'), { recursive: true })
  cpSync(head, join(folder, 'head'), { recursive: true })
  const shown = keys.filter(({ before, after }) => before.length <= 2000 && after.length <= 2000).slice(0, 1000)
  writeFileSync(
    join(folder, 'causes.json'),
    JSON.stringify({
      names,
      causes: Object.fromEntries(causes),
      sources: sources.slice(0, MOST_FILES),
      keys: shown.map(({ file, key, before, after, position }) => ({ file, key, before, after, position })),
    }),
  )
}

/** Reads what was handed over; it may come from anybody, so it is words and nothing else. */
export function readHandedOver(file: string): { names: Built['names']; blame: Blame; sources: SourceFile[] } {
  const { names, causes, keys, sources } = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { names, blame: { causes: new Map(Object.entries(causes)), keys }, sources }
}
