import type { Comparison } from '../compare/site.ts'
import { blame } from './blame.ts'
import type { Built } from './build.ts'
import { findEffects } from './causes.ts'
import { readExplanation, type Explanation } from './causes-json.ts'
import { changedKeys } from './data-keys.ts'
import { changedFiles, readSources, type Refs } from './git.ts'
import { addSources } from './positions.ts'

/** Finds out why pages changed, or reads it from a file, and adds the source to each change. */
export async function explain(built: Built, comparison: Comparison, file?: string): Promise<Explanation> {
  const { names, notes, refs } = built
  const explanation: Explanation = { names, notes, keys: [], sources: [] }
  if (refs) await explainRefs(explanation, comparison, refs)
  else if (file !== undefined) {
    try {
      const read = readExplanation(file)
      Object.assign(explanation, read, { notes: [...notes, ...read.notes] })
    } catch {
      notes.push('causes.json could not be read, so causes are missing.')
    }
  }
  const named = addSources(comparison, explanation)
  const known = explanation.sources.map((source) => source.file)
  if (refs)
    explanation.sources.push(
      ...readSources(
        refs,
        [...named].filter((name) => !known.includes(name)),
      ),
    )
  return explanation
}

/** Files that pages are made of and that a reviewer can read. */
const SOURCES = /^(content|data|components|pages)\/.*(?<!\.(test|spec))\.(mdx?|tsx?|m?js|css|json|svg)$/

async function explainRefs(explanation: Explanation, comparison: Comparison, refs: Refs): Promise<void> {
  const files = changedFiles(refs).filter((file) => SOURCES.test(file))
  const sources = readSources(refs, files)
  const keys = sources.filter(({ file }) => /^data\/[^/]+\.ts$/.test(file)).flatMap(changedKeys)
  const changed = comparison.pages.filter(({ status }) => status !== 'same')
  const routes = [...new Set(changed.flatMap(({ path, movedTo = path }) => [path, movedTo]))]
  const effects = await findEffects(refs, sources, keys, routes).catch((error: Error) => {
    explanation.notes.push(`Some causes are unknown: ${error.message.split('\n')[0]}`)
    return []
  })
  explanation.causes = blame(comparison, sources, effects)
  explanation.keys = keys.map(({ reverted: _, ...key }) => key)
  explanation.sources = sources
}
