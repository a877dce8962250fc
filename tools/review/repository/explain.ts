import type { Comparison } from '../compare/compare-sites.ts'
import { namedLines } from '../folder/sources.ts'
import { blame } from './blame.ts'
import type { Built } from './build.ts'
import { findEffects } from './find-effects.ts'
import { changedKeys } from './data-keys.ts'
import { changedFiles, readSources, type Refs } from './git.ts'
import { addSources } from './add-sources.ts'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { clearOutFolder } from '../out-folder.ts'

/** Finds out why pages changed, or reads it from causes.json, and adds the source to each change. */
export async function explain(built: Built, comparison: Comparison, file?: string): Promise<BundleCauses> {
  const { refs } = built
  const explanation = refs ? await explainRefs(built, comparison, refs) : readCauses(built, file)
  addSources(comparison, explanation)
  const { sources, keys } = explanation
  const named = new Set(namedLines(comparison, keys).map(({ file }) => file))
  for (const source of sources) named.delete(source.file)
  if (refs) sources.push(...readSources(refs, [...named]))
  return explanation
}

function readCauses({ names, notes }: Built, file: string | undefined): BundleCauses {
  const none = { names, notes, keys: [], sources: [] }
  if (file === undefined) return none
  try {
    const explanation = readExplanation(file)
    return { ...explanation, notes: [...notes, ...explanation.notes] }
  } catch {
    return { ...none, notes: [...notes, 'causes.json could not be read, so causes are missing.'] }
  }
}

/** Files that pages are made of and that a reviewer can read. */
const SOURCES = /^(content|data|components|pages)\/.*(?<!\.(test|spec))\.(mdx?|tsx?|m?js|css|json|svg)$/

async function explainRefs({ names, notes }: Built, comparison: Comparison, refs: Refs): Promise<BundleCauses> {
  const files = changedFiles(refs).filter((file) => SOURCES.test(file))
  const sources = readSources(refs, files)
  const keys = sources.filter(({ file }) => /^data\/[^/]+\.ts$/.test(file)).flatMap(changedKeys)
  const changed = comparison.pages.filter(({ status }) => status !== 'same')
  const routes = [...new Set(changed.flatMap(({ path, movedTo = path }) => [path, movedTo]))]
  const unknown: string[] = []
  const effects = await findEffects(refs, sources, keys, routes).catch(({ message }: Error) => {
    unknown.push(`Some causes are unknown: ${message.split('\n')[0]}`)
    return []
  })
  return {
    names,
    notes: [...notes, ...unknown],
    causes: blame(comparison, sources, effects),
    keys: keys.map(({ reverted: _, ...key }) => key),
    sources,
  }
}

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
  sources: z.array(z.object({ file: text, before: text.optional(), after: text.optional() })).default([]),
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
