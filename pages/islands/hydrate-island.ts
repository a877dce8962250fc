import { islands } from 'virtual:islands'
import type { Log } from './replay.ts'
import { loadFullStylesheet } from './full-stylesheet.ts'

/**
 * Loads React, an island's view and the full style sheet in parallel, then hydrates the island.
 * @param onError called when the widget throws, at any time; the island's original HTML is restored before
 * @throws if the island has no view, or if a file cannot be loaded
 */
export async function hydrateIsland(island: HTMLElement, log: Log, onError: (error: unknown) => void): Promise<void> {
  const name = island.dataset['island']!
  const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), islands[name]?.(), loadFullStylesheet()])
  const View = module?.[name]
  if (!View) throw new Error(`components/widgets/${name} has no declaration.ts, or ${name}.tsx does not export ${name}.`)
  return hydrate(island, View, log, onError)
}
