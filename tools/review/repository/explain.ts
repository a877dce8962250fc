import type { Comparison } from '../compare/compare-sites.ts'
import { namedLines } from '../folder/sources.ts'
import { PICTURE_FILE } from '../report.ts'
import { blame, findEffects } from './find-causes.ts'
import type { Built } from './build.ts'
import { readExplanation, type BundleCauses } from './causes-json.ts'
import { changedKeys } from './data-keys.ts'
import { changedFiles, readSources, type Refs } from './git.ts'
import { addSources } from './source-lines.ts'

/** Finds out why pages changed, or reads it from causes.json. */
export async function findCauses(built: Built, comparison: Comparison, file?: string): Promise<BundleCauses> {
  return built.refs ? explainRefs(built, comparison, built.refs) : readCauses(built, file)
}

/** Adds the source to each change, and to the explanation the files that changes name. */
export function nameSources({ refs }: Built, comparison: Comparison, explanation: BundleCauses): void {
  addSources(comparison, explanation)
  const { sources, keys } = explanation
  const named = new Set(namedLines(comparison, keys).map(({ file }) => file))
  for (const source of sources) named.delete(source.file)
  if (refs) sources.push(...readSources(refs, [...named]))
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
  const edited = changedFiles(refs)
  const files = edited.filter((file) => SOURCES.test(file))
  const pictures = edited.filter((file) => /^(content|public)\//.test(file) && PICTURE_FILE.test(file))
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
    causes: blame(comparison, sources, effects, pictures),
    keys: keys.map(({ reverted: _, ...key }) => key),
    sources,
  }
}
